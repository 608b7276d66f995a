import Testing

@testable import SiteKit

struct SwiftHighlighterTests {
    @Test func `keywords, types, strings and comments look different`() {
        let html = SwiftHighlighter.html("let a: View = b.default(\"c\") // d").description
        let pieces = [
            #"<span class="keyword">let</span> a: <span class="type">View</span> = b.default("#,
            #"<span class="string">&quot;c&quot;</span>) <span class="comment">// d</span>"#,
        ]
        #expect(html == pieces.joined())
    }

    @Test(arguments: [("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"), ("a\u{0}\u{1F}b\tc\n", "a\u{FFFD}\u{FFFD}b\tc\n")])
    func `nothing of the source becomes markup, and no control character stays`(_ source: String, _ html: String) {
        #expect(SwiftHighlighter.html(source).description == html)
    }

    @Test(arguments: ["\"a\u{0}b\"", "// a\u{1F}", "/* \u{B} */"])
    func `no control character stays within strings and comments`(_ source: String) {
        #expect(!SwiftHighlighter.html(source).bytes.contains { $0 < 0x20 })
    }
}
