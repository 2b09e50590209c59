"""`odango deck` in a terminal.  Nothing is imported here: `--help` needs the options alone, and must be quick."""
