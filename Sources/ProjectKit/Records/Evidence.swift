import EventTrace
import ExperimentKit
import Foundation
import ProjectFiles
import Studies

/// The published observations of UIKit, in the two files of `site/evidence`.
enum Evidence {
    static let file = "site/evidence/observations.json"
    /// The observations that the project itself has found.
    static let finds = "site/evidence/found.json"

    /// Differences between versions of iOS that are not modelled.
    static let versions = "site/evidence/versions.json"

    /// The notes in the order of the file; empty if there is no file.
    static func versionNotes(_ project: Project) throws -> [VersionNote] {
        try records(versions, project) { (record: VersionRecord) in try record.note() }
    }

    /// The observations in the order of the files; a missing file adds no observation.
    static func read(_ project: Project) throws -> [Observation] { try read(file, project) + read(finds, project) }

    private static func read(_ file: String, _ project: Project) throws -> [Observation] {
        try records(file, project) { (record: Record) in try record.observation(isFind: file == finds) }
    }

    private static func records<Record: Decodable, Value>(
        _ file: String, _ project: Project, _ read: (Record) throws -> Value
    ) throws -> [Value] {
        let path = Paths.join(project.root, file)
        guard Files.kind(of: path) == .file else { return [] }
        let bytes = Data(try Files.read(path))
        do {
            return try JSONDecoder().decode([Record].self, from: bytes).map(read)
        } catch {
            let mistake = Diagnostic(
                Location(fileID: file, line: 1), "the observations cannot be read: \(reason(error))",
                remedy: "Mend the file; site/pages/evidence.md describes its form.")
            throw AuthorsMistakes([mistake])
        }
    }

    private struct Record: Decodable {
        let id: String
        let topic: String
        let kind: String
        let source: String
        let system: String?
        let setup: String
        let stimulus: String
        let lines: [String]
        let notes: String?
        let confidence: String

        func observation(isFind: Bool) throws -> Observation {
            guard let kind = Observation.Kind(rawValue: kind), kind != .device else {
                throw Fault(text: "\(id): there is no kind “\(kind)”")
            }
            guard let confidence = Observation.Confidence(rawValue: confidence) else {
                throw Fault(text: "\(id): there is no confidence “\(confidence)”")
            }
            return Observation(
                id: id, topic: topic, kind: kind, source: source, system: system, setup: setup, stimulus: stimulus, lines: lines,
                notes: notes ?? "", confidence: confidence, isFind: isFind)
        }
    }

    private struct VersionRecord: Decodable {
        let id: String
        let since: String
        let sentence: String
        let source: String

        func note() throws -> VersionNote {
            guard let since = SystemVersion(since) else { throw Fault(text: "\(id): “\(since)” is no version") }
            return VersionNote(id: id, since: since, sentence: sentence, source: source)
        }
    }

    private struct Fault: Error {
        let text: String
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let fault as Fault: fault.text
        case DecodingError.keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
        case DecodingError.typeMismatch(_, let context): "\(place(context)) is of the wrong type"
        default: "it is no list of observations"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }.joined(separator: ", ")
    }
}
