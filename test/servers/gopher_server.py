#!/usr/bin/python3
# Debian's pygopherd on 127.0.0.1, at a port that the system chooses.
# Usage: PYTHONPATH=... test/servers/gopher_server.py FOLDER; check starts
# and ends it. FOLDER/tree is served, its executables are run for a search.
# Prints the port when it listens. It ends after SECONDS.
import configparser
import signal
import sys

from pygopherd import initialization

SECONDS = 120
folder = sys.argv[1]
SETTINGS = {
    "pygopherd": {
        "root": folder + "/tree", "interface": "127.0.0.1", "port": 0,
        "servername": "127.0.0.1", "servertype": "ForkingTCPServer",
        "timeout": 20, "detach": "no", "usechroot": "no", "tracebacks": "no",
        "abstract_headers": "off", "abstract_entries": "off",
        "mimetypes": folder + "/mime.types", "encoding": "[]",
    },
    "logger": {"logmethod": "none"},
    "GopherEntry": {
        "defaultmimetype": "text/plain", "eaexts": "{}",
        "mapping": "[['text/.+', '0'], ['application/gopher-menu', '1'],"
                   " ['.*', '9']]",
    },
    "handlers.HandlerMultiplexer": {
        "handlers": "[scriptexec.ExecHandler, dir.DirHandler,"
                    " file.FileHandler]",
    },
    "handlers.dir.DirHandler": {
        "ignorepatt": "/[.]", "cachetime": 0, "cachefile": ".cache",
    },
    "handlers.ZIP.ZIPHandler": {"enabled": "false"},
    "protocols.ProtocolMultiplexer": {
        "protocols": "[gopherp.GopherPlusProtocol, rfc1436.GopherProtocol]",
    },
    "protocols.gopherp.GopherPlusProtocol": {"admin": "nobody"},
}

signal.alarm(SECONDS)
with open(folder + "/mime.types", "w") as out:
    out.write("text/plain txt\napplication/octet-stream bin\n")
config = configparser.ConfigParser(interpolation=None)
config.read_dict(SETTINGS)
with open(folder + "/pygopherd.conf", "w") as out:
    config.write(out)
server = initialization.initialize(folder + "/pygopherd.conf")
print(server.socket.getsockname()[1], flush=True)
server.serve_forever()
