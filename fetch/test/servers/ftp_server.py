#!/usr/bin/python3
# Debian's pyftpdlib on 127.0.0.1, at a port that the system chooses.
# Usage: fetch/test/servers/ftp_server.py FOLDER
# Serves FOLDER/tree, read-only. Called by fetch/test.
# Prints the port when it listens. It ends after SECONDS, 120 if not set.
import logging
import os
import signal
import sys

from pyftpdlib.authorizers import DummyAuthorizer
from pyftpdlib.handlers import FTPHandler
from pyftpdlib.servers import FTPServer

SECONDS = int(os.environ.get("SECONDS", "120"))
USERS = {"joe": "pw", "j o:e@x": "p%/w d", "nopw": "", "{prompt}": "{email}"}

signal.alarm(SECONDS)
logging.basicConfig(level=logging.ERROR)
folder = sys.argv[1] + "/tree"


class Handler(FTPHandler):
    authorizer = DummyAuthorizer()
    auth_failed_timeout = 0


for name, password in USERS.items():
    Handler.authorizer.add_user(name, password, folder)
Handler.authorizer.add_anonymous(folder)
server = FTPServer(("127.0.0.1", 0), Handler)
print(server.address[1], flush=True)
server.serve_forever(handle_exit=False)
