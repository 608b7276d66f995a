"""Pieces that inputs are put together from: what breaks readers, terminals, pages and logs."""
import json

# Each is text; a lone surrogate stands for a byte that is not UTF-8.
WORDS = [
    "", " ", "\t", "\n", "\r", "\r\n", "\0", "\x1b[31m", "\x1b]0;title\x07", "\x7f", "\x85", "\x9b31m", "\u2028", "\u202e", "\ufeff", "\ufffd", "\udcff",
    "\udcc3", "é", "e\u0301", "𝔘", "👩‍👩‍👧", "\u0300" * 40, "ß", "İ", "中文", "-", "--", "..", ".", "/", "//", "\\", "%", "%00", "%2e%2e%2f", "#", "?", "&", "<", ">",
    "\"", "'", "`", "$", "{{", "}}", "[", "]", "](", "![", "|", "*", "**", "_", "~", ":", "::", "0", "-1", "1", "2", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "1e308", "nan", "inf", "0x10", "١", "a", "A", "true", "null", "Gate", "HT.3", "pad.touchesEnded", "=", ",",
    "\n::error file=README.md::forged\n", "\n  ::error::forged\n", "##[error]forged", "\r::warning::forged\r", "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>", "javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "http://foreign.example/x", "//foreign.example/x",
    "vbscript:x", "]]>", "-->", "<!--", "</script>", "</title>", "\" onmouseover=\"x", "' onmouseover='x", "&#106;avascript:x", "../../outside/page.md",
    "../../../../etc/passwd", "/etc/passwd", "/dev/zero", "/proc/self/environ", "con", "a" * 300, "ä" * 300,
]

JSON = [
    None, True, False, 0, -1, 1, 2, 10**6, 2**63 - 1, -2**63, 2**64, 1e308, 0.1, "", [], {}, [[]], [None], {"": 0}, "HT.3", "Gate", "confirmed",
    "::error::forged", "\n::error::forged", "\x1b[31m", "<script>alert(1)</script>", "javascript:alert(1)", "\u0000", "é", "e\u0301", "ffffffffffffffff", "-1", "26", "13.4",
    "HT.99999999999999999999", "GE.-1", "+0CO.6@27~2", "0+CO.6@9223372036854775807~9223372036854775807", "a" * 5000,
]


def word(random):
    return random.choice(WORDS)


def text(random, most=8):
    """A few of the pieces, with letters between."""
    return "".join(random.choice((word(random), word(random), "x", " ", "Gate")) for _ in range(random.randint(1, most)))


def raw(value):
    return value.encode("utf-8", "surrogateescape") if isinstance(value, str) else value


def mangled(random, data):
    """These bytes with a few changes: bits, bytes, stretches that go, come twice or change places, and nasty pieces."""
    data = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 4, 16))):
        place = random.randrange(len(data) + 1)
        end = min(len(data), place + random.choice((1, 2, 8, 64, 1024)))
        how = random.randrange(7)
        if how == 0 and place < len(data):
            data[place] ^= 1 << random.randrange(8)
        elif how == 1:
            del data[place:end]
        elif how == 2:
            data[place:place] = data[place:end] * random.choice((1, 3, 50))
        elif how == 3:
            data[place:end] = bytes(random.randrange(256) for _ in range(end - place))
        elif how == 4:
            data[place:place] = raw(word(random))
        elif how == 5:
            data[place:end] = raw(word(random))
        elif random.random() < 0.2:
            del data[place:]
    return bytes(data[:1 << 21])


def mangled_json(random, value, depth=0):
    """This value with other ones within it."""
    if random.random() < 0.02:
        return random.choice(JSON)
    if isinstance(value, list):
        some = [mangled_json(random, one, depth + 1) for one in value if random.random() > 0.01]
        return some + some[:1] if some and random.random() < 0.05 else some
    if isinstance(value, dict):
        return {key: mangled_json(random, one, depth + 1) for key, one in value.items() if random.random() > 0.01}
    if isinstance(value, str) and random.random() < 0.05:
        return value + random.choice(("\x1b[31m", "<b>", "\n::error::forged", "`", "|", "*", "$", "\u2028"))
    return value


def spelled(random, value):
    """As JSON, now and then with a key twice, a deep nest, or another encoding."""
    said = json.dumps(value, ensure_ascii=random.random() < 0.5).encode("utf-8", "surrogatepass")
    how = random.random()
    if how < 0.02:
        return b"[" * random.choice((500, 600, 100_000)) + said
    if how < 0.04:
        return said.decode("utf-8", "replace").encode(random.choice(("utf-16", "utf-32", "utf-8-sig")))
    if how < 0.2:
        return mangled(random, said)
    return said
