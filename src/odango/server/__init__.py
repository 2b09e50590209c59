"""Tables for everyone on the network: HTTP for what is done now and then, a socket for play."""
