import ExperimentKit
import Foundation
import ProjectFiles

/// The observations of readers' devices, to which `evdoc compare --accept` adds. Each has a file of its own in `site/evidence/devices`,
/// named by its id, so that the additions of two people never conflict.
package struct DeviceFolder {
    package static let name = "site/evidence/devices"

    /// The records, sorted by their ids.
    package let records: [DeviceRecord]

    /// Empty if there is no such folder. Throws for all files that cannot be read, and for ids of published observations.
    package init(in project: Project) throws {
        let folder = Paths.join(project.root, DeviceFolder.name)
        var records: [DeviceRecord] = []
        var mistakes: [Diagnostic] = []
        for name in Files.kind(of: folder) == .directory ? try Files.names(in: folder) : [] where name.hasSuffix(".json") {
            do throws(AuthorsMistakes) {
                records.append(try DeviceFolder.record(in: try DeviceFolder.bytes(Paths.join(folder, name)), named: name))
            } catch {
                mistakes += error.diagnostics
            }
        }
        self.records = records.sorted { $0.id < $1.id }
        mistakes += try DeviceFolder.taken(records, in: project)
        guard mistakes.isEmpty else { throw AuthorsMistakes(mistakes) }
    }

    /// Writes one more record, unless a published observation has its id.
    package static func add(_ record: DeviceRecord, to project: Project) throws {
        let mistakes = try taken([record], in: project)
        guard mistakes.isEmpty else { throw AuthorsMistakes(mistakes) }
        try Replacement.replace([SiteFile(path: "\(record.id).json", text: record.json())], in: Paths.join(project.root, name))
    }

    package static func location(of record: DeviceRecord) -> Location { location("\(record.id).json") }

    private static func location(_ file: String) -> Location { Location(fileID: "\(name)/\(file)", line: 1) }

    private static func bytes(_ path: String) throws(AuthorsMistakes) -> [UInt8] {
        do {
            return try Files.read(path)
        } catch {
            throw mistake(Paths.lastName(path), "the observation cannot be read: \(error.reason)", nil)
        }
    }

    // MARK: One of them

    /// Reads the file of this name and checks its content.
    package static func record(in bytes: [UInt8], named file: String) throws(AuthorsMistakes) -> DeviceRecord {
        let data = Data(bytes)
        do {
            try checkKeys(JSONDecoder().decode([String: Unread].self, from: data), file)
            let record = try JSONDecoder().decode(DeviceRecord.self, from: data)
            try check(record, file)
            return record
        } catch let mistakes as AuthorsMistakes {
            throw mistakes
        } catch {
            throw mistake(file, "the observation cannot be read: \(reason(error))", remedy)
        }
    }

    private static func check(_ record: DeviceRecord, _ file: String) throws(AuthorsMistakes) {
        if "\(record.id).json" != file {
            throw mistake(file, "the observation is called '\(record.id)', and its file is not", "Call the file \(record.id).json.")
        }
        if record.calls.isEmpty { throw mistake(file, "'\(record.id)' has no calls", remedy) }
        if record.systemVersion == nil {
            throw mistake(file, "'\(record.id)' is of no version of iOS: “\(record.system)”", "Write it as “iOS 18.2”.")
        }
    }

    private static func checkKeys(_ object: [String: Unread], _ file: String) throws(AuthorsMistakes) {
        let known = DeviceRecord.keys
        guard let unknown = object.keys.sorted().first(where: { !known.contains($0) }) else { return }
        let near = NearMiss(of: unknown, among: known).word
        throw mistake(
            file, "the observation has a key that there is not: “\(unknown)”",
            near.map { "did you mean “\($0)”?" } ?? "there are: \(known.joined(separator: ", "))")
    }

    /// The mistakes of records with an id that a published observation has: rules and pages cite an observation by id alone.
    private static func taken(_ records: [DeviceRecord], in project: Project) throws -> [Diagnostic] {
        let published = records.isEmpty ? [] : Set(try Evidence.read(project).map(\.id))
        return records.filter { published.contains($0.id) }.map { record in
            Diagnostic(
                location(of: record), "a published observation is called '\(record.id)' too", remedy: "Give this one another id.")
        }
    }

    // MARK: Mistakes

    private static let remedy = "Mend the file; site/pages/evidence.md describes its form."

    private static func mistake(_ file: String, _ summary: String, _ remedy: String?) -> AuthorsMistakes {
        AuthorsMistakes([Diagnostic(location(file), summary, remedy: remedy)])
    }

    /// A value that is not read.
    private struct Unread: Decodable {
        init(from decoder: any Decoder) {}
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "it has no \(key.stringValue)"
        case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty: "\(place(context)) is of the wrong type"
        case DecodingError.valueNotFound(_, let context) where !context.codingPath.isEmpty: "\(place(context)) is null"
        default: "it is no observation"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }.joined(separator: ", ")
    }
}
