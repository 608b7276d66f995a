import Testing

@testable import SiteKit

struct RouteTests {
    @Test func `a page names another by a relative address`() {
        #expect(Route("rules.html").address(from: "index.html") == "rules.html")
        #expect(Route("rules.html", at: "HT.3").address(from: "reports/a.html") == "../rules.html#HT.3")
        #expect(Route("pages/b.html").address(from: "pages/design/a.html") == "../b.html")
        #expect(Route("pages/a.html").address(from: "pages/a.html") == "a.html")
        #expect(Route("pages/a.html", at: "b").address(from: "pages/a.html") == "#b")
    }

    @Test func `an address is read as a browser reads it`() {
        #expect(Route(reading: "../rules.html", on: "reports/a.html") == Route("rules.html"))
        #expect(Route(reading: "./b.html?c#d", on: "reports/a.html") == Route("reports/b.html", at: "d"))
        #expect(Route(reading: "#%E6%89%8B", on: "reports/a.html") == Route("reports/a.html", at: "手"))
        #expect(Route(reading: "a%23b%2fc.html", on: "a.html") == Route("a#b/c.html"))
        #expect(Route(reading: "100%.html", on: "a.html") == Route("100%.html"))
        #expect(Route(reading: "../../x", on: "reports/a.html") == nil)
    }

    @Test func `a name is never read as a scheme, a query, an anchor or an escape`() {
        #expect(Route("javascript:alert(1)%2f%2f.html").address(from: "index.html") == "./javascript:alert(1)%252f%252f.html")
        #expect(Route("pages/data:x.html").address(from: "pages/a.html") == "./data:x.html")
        #expect(Route("pages/data:x.html").address(from: "a.html") == "pages/data:x.html")
        #expect(Route("a#b?c d%20\"e.html").address(from: "index.html") == "a%23b%3Fc%20d%2520%22e.html")
    }

    @Test(arguments: [
        "a.html", "javascript:alert(1)//.html", "a#b.html", "c?d.html", "e%20f.html", "x/手势 & <b>.html", "x/:.html", "x/%.html",
        "x/y/'z'.html",
    ])
    func `every address leads back to the route that it was made from`(path: String) {
        for page in ["index.html", "x/a.html", "x/y/z/a.html", path] {
            for place in [nil, "HT.3", "name-point(inside:)", "100 %", "手", "\"<&"] {
                let route = Route(path.replacing("//", with: "/"), at: place)
                #expect(Route(reading: route.address(from: page), on: page) == route)
            }
        }
    }
}
