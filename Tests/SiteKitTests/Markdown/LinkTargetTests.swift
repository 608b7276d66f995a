import Testing

@testable import SiteKit

struct LinkTargetTests {
    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:x", "data:text/html,x", "file:///etc/passwd", "//example.com/x", "/etc",
        "\\\\host\\x",
        "vbscript:x", " javascript:x",
    ])
    func `schemes that run, reach the disk or leave unseen are refused`(_ destination: String) {
        #expect(LinkTarget(destination) == .refused)
    }

    @Test func `pages are linked to by their source and published under their name`() {
        #expect(LinkTarget("../a/b.md#c") == .site("../a/b.html#c"))
        #expect(LinkTarget("#c") == .site("#c"))
        #expect(LinkTarget("a.png") == .site("a.png"))
        #expect(LinkTarget("https://example.com/a.md") == .web("https://example.com/a.md"))
        #expect(LinkTarget("a.html?b:c") == .site("a.html?b:c"))
    }
}
