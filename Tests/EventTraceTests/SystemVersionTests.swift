import EventTrace
import Testing

@Suite struct SystemVersionTests {
    @Test(arguments: [("18", 18, 0), ("13.4", 13, 4), ("26.0", 26, 0)] as [(String, UInt8, UInt8)])
    func `a version is read`(text: String, major: UInt8, minor: UInt8) {
        #expect(SystemVersion(text) == SystemVersion(major, minor))
    }

    @Test(arguments: ["", "x", "18.", ".4", "18.x", "13.4.1", "-1", "300"])
    func `what is no version is not read`(text: String) { #expect(SystemVersion(text) == nil) }

    @Test func `a literal is a version, and versions are in order`() {
        let versions: [SystemVersion] = [13, 13.4, 14, 17.4, 18, 26]
        #expect(versions == versions.sorted())
        #expect(versions.map(\.description) == ["13", "13.4", "14", "17.4", "18", "26"])
    }

    @Test func `since holds from then on, before holds until then`() {
        #expect([13, 13.4, 14].map { SystemVersions.since(13.4).contains($0) } == [false, true, true])
        #expect([13, 13.4, 14].map { SystemVersions.before(13.4).contains($0) } == [true, false, false])
        #expect(SystemVersions(since: 13.4, before: 15).turns == [13.4, 15])
        #expect(SystemVersions.all.contains(18) && SystemVersions.all.areAll)
    }
}
