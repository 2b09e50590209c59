"""Run by Alembic: does the steps on the connection that `migrate` brings."""

from alembic import context

from odango.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
