import ExperimentKit
import ExportKit
import TemporaryFiles
import Testing

@testable import ProjectKit

struct DeviceFolderTests {
    private let calls = "\"a.b\", \"  c.d → true\", \"— e → f\""

    private func entry(_ id: String, _ more: String = "") -> String {
        """
        {"id": "\(id)", "experiment": "X", "variables": {"a": "on"}, "system": "iOS 18.2", "device": "iPhone 15", "date": "2026-11-23", "calls": [\(calls)]\(more)}
        """
    }

    private func record(_ id: String) throws -> DeviceRecord {
        try DeviceFolder.record(in: Array(entry(id).utf8), named: "\(id).json")
    }

    private func mistake(_ text: String, named file: String = "one.json") throws -> Diagnostic {
        let mistakes = try #require(throws: AuthorsMistakes.self) { try DeviceFolder.record(in: Array(text.utf8), named: file) }
        return try #require(mistakes.diagnostics.first)
    }

    @Test func `calls keep their depth and what they returned, and marks are marks`() throws {
        #expect(
            try record("one").lines == [
                DeviceLog.Line(token: "a.b", depth: 0), DeviceLog.Line(token: "c.d", depth: 1, answer: "true"),
                DeviceLog.Line(token: "e → f", depth: 0, isMark: true),
            ])
        #expect(try record("one").lines.map(DeviceRecord.text) == record("one").calls)
    }

    @Test(arguments: [
        ("{", "it is no observation"), ("[]", "it is no observation"), ("7", "it is no observation"), ("{}", "it has no id"),
        ("{\"id\": 3}", "id is of the wrong type"),
    ])
    func `what cannot be read says why`(text: String, reason: String) throws {
        let mistake = try mistake(text)
        #expect(mistake.summary == "the observation cannot be read: \(reason)")
        #expect(mistake.location.description == "site/evidence/devices/one.json:1")
    }

    @Test func `a key that there is not is refused with the one that may have been meant`() throws {
        let mistake = try mistake(entry("one", ", \"difers\": \"x\""))
        #expect(mistake.summary == "the observation has a key that there is not: “difers”")
        #expect(mistake.remedy == "did you mean “differs”?")
    }

    @Test func `a file with all its keys is read`() throws {
        let all = entry("one", ", \"differs\": \"It is so.\", \"notes\": \"One.\"")
        let record = try DeviceFolder.record(in: Array(all.utf8), named: "one.json")
        #expect(DeviceRecord.keys.allSatisfy { record.json().contains("\"\($0)\" : ") })
        #expect(record.json().matches(of: #/\n  "/#).count == DeviceRecord.keys.count)
        #expect(try DeviceFolder.record(in: Array(record.json().utf8), named: "one.json") == record)
    }

    @Test func `a file is called by its id, versions are of iOS, and there are calls`() throws {
        #expect(try mistake(entry("two")).summary == "the observation is called 'two', and its file is not")
        let old = entry("one").replacing("iOS 18.2", with: "the newest")
        #expect(try mistake(old).summary == "'one' is of no version of iOS: “the newest”")
        #expect(try mistake(entry("one").replacing(calls, with: "")).summary == "'one' has no calls")
    }

    @Test func `files are read in the order of their ids, and all that is wrong is said`() throws {
        try withProject { root in
            let project = try Project(given: root)
            #expect(try DeviceFolder(in: project).records == [])
            for id in ["z", "a"] { try DeviceFolder.add(record(id), to: project) }
            try put("Not ours.", "\(root)/\(DeviceFolder.name)/README.md")
            #expect(try DeviceFolder(in: project).records.map(\.id) == ["a", "z"])
            for name in ["b.json", "c.json"] { try put("{", "\(root)/\(DeviceFolder.name)/\(name)") }
            let mistakes = try #require(throws: AuthorsMistakes.self) { try DeviceFolder(in: project) }
            #expect(mistakes.diagnostics.map(\.location.fileID) == ["b.json", "c.json"].map { "\(DeviceFolder.name)/\($0)" })
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
