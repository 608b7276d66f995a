import ExportKit
import SiteKit
import Testing

@testable import EvdocCommand

struct DeviceFileTests {
    private func entry(_ id: String, _ more: String = "") -> String {
        """
        {"id": "\(id)", "experiment": "X", "variables": {"a": "on"}, "system": "iOS 18.2", "device": "iPhone 15", "date": "2026-11-23", "calls": ["a.b", "  c.d", "— e"]\(more)}
        """
    }

    private func record(_ id: String) throws -> DeviceRecord { try DeviceFile(Array("[\(entry(id))]".utf8)).records[0] }

    @Test func `calls keep their depth, and marks are marks`() throws {
        #expect(
            try record("one").lines == [
                DeviceLog.Line(token: "a.b", depth: 0), DeviceLog.Line(token: "c.d", depth: 1),
                DeviceLog.Line(token: "e", depth: 0, isMark: true),
            ])
        #expect(try record("one").lines.map(DeviceRecord.text) == record("one").calls)
    }

    @Test(arguments: [
        ("{", 1, "it is no list of observations"),
        ("{}", 1, "it is no list of observations"),
        ("[{}]", 1, "entry 1 has no id"),
        ("[7]", 1, "entry 1 is of the wrong type"),
        ("[\n{\"id\": 3}]", 1, "entry 1, id is of the wrong type"),
    ])
    func `what cannot be read says why`(text: String, line: Int, reason: String) throws {
        let mistakes = try #require(throws: AuthorsMistakes.self) { try DeviceFile(Array(text.utf8)) }
        #expect(mistakes.diagnostics.map(\.summary) == ["the observations cannot be read: \(reason)"])
        #expect(mistakes.diagnostics[0].location.description == "site/evidence/devices.json:\(line)")
    }

    @Test func `a key that there is not is refused with the one that may have been meant`() throws {
        let text = "[\(entry("one", ", \"difers\": \"x\""))]"
        let mistakes = try #require(throws: AuthorsMistakes.self) { try DeviceFile(Array(text.utf8)) }
        #expect(mistakes.diagnostics[0].summary == "entry 1 has a key that there is not: “difers”")
        #expect(mistakes.diagnostics[0].remedy == "did you mean “differs”?")
    }

    @Test func `an entry with all its keys is read`() throws {
        let all = entry("one", ", \"differs\": \"It is so.\", \"notes\": \"One.\"")
        let record = try #require(try DeviceFile(Array("[\(all)]".utf8)).records.first)
        #expect(DeviceRecord.keys.allSatisfy { record.json().contains("\"\($0)\" : ") })
        #expect(record.json().matches(of: #/\n  "/#).count == DeviceRecord.keys.count)
    }

    @Test func `ids are unique, versions are of iOS, and there are calls, each with its line`() throws {
        func mistake(_ text: String) throws -> String? {
            try #require(throws: AuthorsMistakes.self) { try DeviceFile(Array(text.utf8)) }.diagnostics.first.map {
                "\($0.location) \($0.summary)"
            }
        }
        #expect(try mistake("[\n\(entry("one")),\n\(entry("one"))]") == "site/evidence/devices.json:2 two observations are called 'one'")
        let old = entry("one").replacing("iOS 18.2", with: "the newest")
        #expect(try mistake("[\n\n\(old)]") == "site/evidence/devices.json:3 'one' is of no version of iOS: “the newest”")
        #expect(
            try mistake("[\(entry("one").replacing("\"a.b\", \"  c.d\", \"— e\"", with: ""))]")?.hasSuffix("'one' has no calls") == true)
    }

    @Test func `the file is sorted and stable, and keeps what was written by hand`() throws {
        try withProject { root in
            let project = try Project(given: root)
            let path = "\(root)/\(DeviceFile.name)"
            try put("[\(entry("m", ", \"differs\": \"It is so.\", \"notes\": \"One.\""))]", path)
            try DeviceFile(in: project).adding(record("z")).save(in: project)
            try DeviceFile(in: project).adding(record("a")).save(in: project)
            let file = try DeviceFile(in: project)
            #expect(file.records.map(\.id) == ["a", "m", "z"])
            #expect(file.records[1].differs == "It is so." && file.records[1].notes == "One.")
            let written = try text(path)
            try file.save(in: project)
            #expect(try text(path) == written)
            #expect(written.split(separator: "\n")[file.location(of: file.records[1]).line - 1].contains("\"id\" : \"m\""))
        }
    }

    @Test(arguments: [
        ("iOS 18.2", "18.2"), ("18.2.1", "18.2"), ("iPadOS 17", "17"), ("iOS 18.", nil), ("iOS", nil), ("iOS 18.2 beta", nil),
        ("iOS 1.2.3.4", nil), ("", nil),
    ])
    func `a version is read from what a device calls itself`(text: String, version: String?) {
        #expect(DeviceRecord.version(of: text)?.description == version)
    }
}
