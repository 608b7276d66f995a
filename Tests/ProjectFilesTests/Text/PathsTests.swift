import Testing
@testable import ProjectFiles

struct PathsTests {
    @Test func `above and last name`() {
        #expect(Paths.above("a/b/") == "a")
        #expect(Paths.above("a") == ".")
        #expect(Paths.above("/a") == "/")
        #expect(Paths.above("/") == "/")
        #expect(Paths.lastName("a/b/") == "b")
    }
}
