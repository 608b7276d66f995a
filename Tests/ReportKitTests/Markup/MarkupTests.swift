import ReportKit
import Testing

struct MarkupTests {
    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("a\tb\nc\r", "a\tb\nc\r"),
        ("\u{0}a\u{1F}", "\u{FFFD}a\u{FFFD}"), ("手势<e\u{301}>", "手势&lt;e\u{301}&gt;"),
    ])
    func `what markup means by a character is escaped`(_ text: String, _ escaped: String) {
        #expect(Markup.escaped(text) == escaped)
        var bytes = Array("<p>".utf8)
        Markup.write(text, into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "<p>\(escaped)")
    }

    @Test(arguments: [("", ""), (" \n\t", ""), ("a", "a"), ("\r\n a b\u{3000}\n", "a b")])
    func `white space at the ends is taken away`(_ text: String, _ trimmed: String) {
        #expect(text.trimmed == trimmed)
    }
}
