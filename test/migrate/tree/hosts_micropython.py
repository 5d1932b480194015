# hosts_micropython.py REQUESTS <URLS: the host and port that MicroPython's module
# requests asks the resolver for; neither for a URL that it refuses.
import sys
import types


class Asked(Exception):
    pass


def getaddrinfo(host, port, *_):
    raise Asked(host, port)


sys.modules["socket"] = types.SimpleNamespace(
    getaddrinfo=getaddrinfo, SOCK_STREAM=1
)
sys.modules["tls"] = types.SimpleNamespace()
requests = {}
with open(sys.argv[1]) as source:
    exec(source.read(), requests)
for line in open(0, encoding="latin-1", newline="\n"):
    url = line[:-1]
    try:
        requests["get"](url)
    except Asked as asked:
        host, port = asked.args
        print(url, host, port, sep="\t")
    except (ValueError, TypeError):
        print(url, "", "", sep="\t")
