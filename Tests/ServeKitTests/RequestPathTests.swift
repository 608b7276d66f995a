import Testing

@testable import ServeKit

struct RequestPathTests {
    @Test(arguments: [
        ("/", [], true), ("/a/b.html", ["a", "b.html"], false), ("/a/", ["a"], true), ("/a%20b/%e4%bd%a0.html", ["a b", "你.html"], false),
        ("/%252e%252e/a", ["%2e%2e", "a"], false), ("/.evdoc/events", [".evdoc", "events"], false),
    ])
    func `a path is names below the folder, decoded once`(_ text: String, _ names: [String], _ isFolder: Bool) throws {
        let path = try RequestPath(text)
        #expect(path.names == names)
        #expect(path.isFolder == isFolder)
    }

    @Test(arguments: [
        "/../etc/passwd", "/..", "/a/../../b", "/%2e%2e/etc/passwd", "/%2E%2E%2Fetc", "/.%2e/a", "//etc/passwd", "/a//b", "/./a", "/%00",
        "/a%00.html", "/a%2fb", "/%0a", "/a%0d%0aX:%20y", "/%7f",
    ])
    func `what leads out of the folder, or is no name, leads nowhere`(_ text: String) {
        #expect(throws: HTTPFault.notFound) { try RequestPath(text) }
    }

    @Test(arguments: ["", "a", "http://localhost/a", "*", "/%", "/%4", "/%zz", "/%+1", "/%ff", "/%c0%ae%c0%ae/"])
    func `what is no path is a bad request`(_ text: String) {
        #expect(throws: HTTPFault.badRequest) { try RequestPath(text) }
    }
}
