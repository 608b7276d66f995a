import Testing

@testable import SiteKit

struct InlineCodeTests {
    @Test(arguments: [
        ("a < b", "a &lt; b"), ("`x<y>` is `z`", "<code>x&lt;y&gt;</code> is <code>z</code>"), ("a ` b", "a ` b"), ("``", "<code></code>"),
        ("", ""),
    ])
    func `what stands between backticks is code`(_ text: String, _ html: String) {
        #expect(InlineCode.html(text).description == html)
    }

    @Test(arguments: [
        ("`cancelsTouchesInView`", "<code>cancels<wbr>Touches<wbr>In<wbr>View</code>"),
        ("`touchesCancelled`", "<code>touchesCancelled</code>"),
        ("`point(inside:with:)` `UIGestureRecognizer`", "<code>point<wbr>(inside:with:)</code> <code>UIGesture<wbr>Recognizer</code>"),
        ("`NSItemProvider<CGRect>&`", "<code>NSItem<wbr>Provider&lt;CGRect&gt;&amp;</code>"),
    ])
    func `a long name may break between its words`(_ text: String, _ html: String) {
        #expect(InlineCode.html(text).description == html)
    }

    @Test func `where there is no code, the backticks go`() {
        #expect(InlineCode.plain("`x` und 手势`") == "x und 手势")
    }

    @Test func `pieces are joined with what stands between them`() {
        #expect((["a", "<b>", "c"] as [HTML]).joined(", ").description == "a, <b>, c")
        #expect(([] as [HTML]).joined(", ").isEmpty)
    }
}
