import Testing

@testable import ProjectFiles
@testable import SiteKit

struct DocCArchiveTests {
    @Test func `symbols stand below modules, under the headings of the archive, without what the compiler makes`() throws {
        let archive = try SampleArchive.archive
        let module = try #require(archive.modules.first)
        #expect(archive.modules.count == 1)
        #expect(archive.children(of: module).map(\.title) == ["Lamps", "Enumerations"])
        #expect(archive.pages(of: module).map(\.node.metadata.title) == ["Lamp", "Mode"])
    }

    @Test func `a symbol is found by its name in code, a nested type with the type around it`() throws {
        let archive = try SampleArchive.archive
        for (name, path) in [
            ("Lamp", "lights/lamp"), ("Lamp.shine(_:)", "lights/lamp/shine(_:)"), ("Lamp.Bulb", "lights/lamp/bulb"),
            ("Lamp.Bulb.main", "lights/lamp/bulb/main"),
        ] {
            #expect(archive.path(of: name)?.parts.joined(separator: "/") == path)
        }
        #expect(archive.path(of: "Lamp.dim") == nil)
    }

    @Test func `what no page leads to is no part of an archive`() throws {
        let stray = SampleArchive.page("lights/lamp/stray.json", "stray", kind: "method")
        #expect(try DocCArchive(SampleArchive.files + [stray]).path(of: "Lamp.stray") == nil)
    }

    @Test func `a file that is no page of DocC's is named`() {
        for text in ["", "{}", "[1]", "{\"metadata\":{\"title\":3}}"] {
            #expect(throws: DocCArchive.Mistake.self) { try DocCArchive([SiteFile(path: "lights/a.json", text: text)]) }
        }
        do throws(DocCArchive.Mistake) {
            _ = try DocCArchive(SampleArchive.files + [SiteFile(path: "lights/a.json", text: "{")])
            Issue.record("it was read")
        } catch {
            #expect(error.path == "lights/a.json" && !error.reason.isEmpty)
        }
    }

    @Test func `without files there is nothing`() throws {
        #expect(try DocCArchive([]).isEmpty && DocCArchive.empty.isEmpty)
    }
}
