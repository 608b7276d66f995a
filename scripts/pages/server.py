"""The site on a loopback address, as a web server gives it."""
import functools
import http.server
import threading


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
        ".md": "text/markdown; charset=utf-8", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json",
    }

    def log_message(self, *_):
        pass

    def end_headers(self):
        # A page that is mended and visited again is another page.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class Server:
    def __init__(self, root):
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
        self.http.daemon_threads = True
        self.base = f"http://127.0.0.1:{self.http.server_port}/"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.http.shutdown()
        self.http.server_close()
