#!/usr/bin/python3
# Redirects across paths, hosts, ports and schemes, on two ports of 127.0.0.1,
# which it prints. What is no redirect is answered with what the client sent.
import http.server
import threading


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        place = self.server.places.get(self.path)
        body = b""
        if place is None:
            body = self.requestline + "\n" + str(self.headers).replace("\r", "")
            body = body.encode("ascii").rstrip(b"\n") + b"\n"
        self.send_response_only(200 if place is None else 302)
        if place is not None:
            self.send_header("Location", place)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


servers = [http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
           for _ in range(2)]
first, second = [server.server_port for server in servers]
for server in servers:
    server.places = {
        "/start": "a/b/next?c=d",
        "/a/b/next?c=d": "../up",
        "/a/up": "//localhost:%d/host" % first,
        "/host": "http://127.0.0.1:%d/port" % second,
        "/port": " /a new place#there ",
        "/tls": "https://127.0.0.1/",
        "/broken": "http://[::1/",
        "/circle": "/./circle",
    }
    threading.Thread(target=server.serve_forever, daemon=True).start()
print(first, second, flush=True)
threading.Event().wait()
