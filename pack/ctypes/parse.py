"""Parses a URL with the shared library, from Python.

    cmake -B build -DBUILD_SHARED_LIBS=ON && cmake --build build
    python3 pack/ctypes/parse.py build/libnurl.so 'coap://h.com/a'
"""
import ctypes
import sys

PARTS = ("scheme", "user", "password", "host", "port", "path", "query", "fragment")


class Span(ctypes.Structure):
    _fields_ = [("off", ctypes.c_uint16), ("len", ctypes.c_uint16)]


class Url(ctypes.Structure):
    """struct nurl. It points into the text: keep the text as long as the URL."""
    _fields_ = [("text", ctypes.c_void_p), ("stop", ctypes.c_uint16),
                ("host_kind", ctypes.c_uint8), ("profile", ctypes.c_uint8),
                *((name, Span) for name in PARTS)]


def load(path):
    library = ctypes.CDLL(path)
    library.nurl_parse.argtypes = [ctypes.POINTER(Url), ctypes.c_char_p,
                                   ctypes.c_size_t]
    library.nurl_status_text.restype = ctypes.c_char_p
    return library


def parse(library, text):
    """Returns the parts of a URL (bytes) that are there, by their names."""
    url = Url()
    status = library.nurl_parse(url, text, len(text))
    if status < 0:
        reason = library.nurl_status_text(status).decode()
        raise ValueError(f"offset {url.stop}: {reason}")
    spans = {name: getattr(url, name) for name in PARTS}
    return {name: text[span.off:span.off + span.len]
            for name, span in spans.items() if span.off or span.len}


if __name__ == "__main__":
    for part, value in parse(load(sys.argv[1]), sys.argv[2].encode()).items():
        print(part, value.decode())
