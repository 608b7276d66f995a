import ExperimentKit
import Foundation
import SiteKit

/// The observations of readers' devices: `site/evidence/devices.json`, which `evdoc compare --accept` adds to.
struct DeviceFile {
    static let name = "site/evidence/devices.json"

    /// In the order of the file, which evdoc sorts by their ids.
    let records: [DeviceRecord]
    /// Where each stands in the file, by its id.
    private let lines: [String: Int]

    /// Empty where there is no such file. Throws what cannot be read, with its place.
    init(in project: Project) throws {
        let path = Paths.join(project.root, DeviceFile.name)
        try self.init(Files.kind(of: path) == .missing ? Array("[]".utf8) : Files.read(path))
    }

    init(_ bytes: [UInt8]) throws(AuthorsMistakes) {
        let data = Data(bytes)
        do {
            try DeviceFile.checkKeys(JSONDecoder().decode([[String: Unread]].self, from: data))
            records = try JSONDecoder().decode([DeviceRecord].self, from: data)
        } catch let mistakes as AuthorsMistakes {
            throw mistakes
        } catch {
            throw DeviceFile.mistake("the observations cannot be read: \(DeviceFile.reason(error))", DeviceFile.remedy)
        }
        lines = DeviceFile.lines(of: records, in: String(decoding: bytes, as: UTF8.self))
        try checkRecords()
    }

    private init(_ records: [DeviceRecord]) {
        self.records = records.sorted { $0.id < $1.id }
        lines = [:]
    }

    /// With one more.
    func adding(_ record: DeviceRecord) -> DeviceFile { DeviceFile(records + [record]) }

    func save(in project: Project) throws(WorldError) {
        let path = Paths.join(project.root, DeviceFile.name)
        try Replacement.replace([SiteFile(path: Paths.lastName(path), text: records.json())], in: Paths.above(path))
    }

    func location(of record: DeviceRecord) -> Location { Location(fileID: DeviceFile.name, line: lines[record.id] ?? 1) }

    // MARK: Mistakes

    private static let remedy = "Mend the file; site/pages/evidence.md describes its form."

    private static func mistake(_ summary: String, _ remedy: String?, line: Int = 1) -> AuthorsMistakes {
        AuthorsMistakes([Diagnostic(Location(fileID: name, line: line), summary, remedy: remedy)])
    }

    /// A value that is not looked at.
    private struct Unread: Decodable {
        init(from decoder: any Decoder) {}
    }

    private static func checkKeys(_ objects: [[String: Unread]]) throws(AuthorsMistakes) {
        let known = DeviceRecord.keys
        for (index, object) in objects.enumerated() {
            guard let unknown = object.keys.sorted().first(where: { !known.contains($0) }) else { continue }
            let near = NearMiss(of: unknown, among: known).word
            throw mistake(
                "entry \(index + 1) has a key that there is not: “\(unknown)”",
                near.map { "did you mean “\($0)”?" } ?? "there are: \(known.joined(separator: ", "))")
        }
    }

    private func checkRecords() throws(AuthorsMistakes) {
        var seen: Set<String> = []
        for record in records {
            let line = location(of: record).line
            if !seen.insert(record.id).inserted {
                throw DeviceFile.mistake("two observations are called '\(record.id)'", "Keep one of them.", line: line)
            }
            if record.calls.isEmpty { throw DeviceFile.mistake("'\(record.id)' has no calls", DeviceFile.remedy, line: line) }
            if record.systemVersion == nil {
                throw DeviceFile.mistake(
                    "'\(record.id)' is of no version of iOS: “\(record.system)”", "Write it as “iOS 18.2”.", line: line)
            }
        }
    }

    /// The first line that has the id as the value of a key.
    private static func lines(of records: [DeviceRecord], in text: String) -> [String: Int] {
        var lines: [String: Int] = [:]
        let ids = Set(records.map(\.id))
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where line.contains("\"id\"") {
            let parts = line.split(separator: "\"")
            if let id = parts.map(String.init).first(where: ids.contains), lines[id] == nil { lines[id] = index + 1 }
        }
        return lines
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
        case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty: "\(place(context)) is of the wrong type"
        case DecodingError.valueNotFound(_, let context) where !context.codingPath.isEmpty: "\(place(context)) is null"
        default: "it is no list of observations"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }.joined(separator: ", ")
    }
}
