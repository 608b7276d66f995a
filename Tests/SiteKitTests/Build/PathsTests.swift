import Testing

@testable import SiteKit

struct PathsTests {
    @Test func `a page names another by a relative path`() {
        #expect(Paths.relative(from: "index.html", to: "rules.html") == "rules.html")
        #expect(Paths.relative(from: "reports/a.html", to: "rules.html#HT.3") == "../rules.html#HT.3")
        #expect(Paths.relative(from: "pages/design/a.html", to: "pages/b.html") == "../b.html")
        #expect(Paths.relative(from: "pages/a.html", to: "pages/a.html") == "a.html")
    }

    @Test func `a relative path leads back to what it names, or out of the site`() {
        #expect(Paths.resolve("../rules.html", from: "reports/a.html") == "rules.html")
        #expect(Paths.resolve("./b.html", from: "reports/a.html") == "reports/b.html")
        #expect(Paths.resolve("../../x", from: "reports/a.html") == nil)
    }

    @Test func `above and last name`() {
        #expect(Paths.above("a/b/") == "a")
        #expect(Paths.above("a") == ".")
        #expect(Paths.above("/a") == "/")
        #expect(Paths.above("/") == "/")
        #expect(Paths.lastName("a/b/") == "b")
    }
}
