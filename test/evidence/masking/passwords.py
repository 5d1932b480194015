# The password that urlsplit reads in each text; both in hex digits, a line.
import sys
from urllib.parse import urlsplit

for line in sys.stdin:
    text = bytes.fromhex(line).decode("utf-8", "surrogateescape")
    try:
        password = urlsplit(text).password or ""
    except ValueError:  # no URL
        password = ""
    print(password.encode("utf-8", "surrogateescape").hex())
