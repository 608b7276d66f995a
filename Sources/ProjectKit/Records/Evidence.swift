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

    /// The bugs that engineers have reported in public.
    static let bugs = "site/evidence/bugs.json"

    /// The parts of UIKit, and the frameworks, of which the engine has nothing.
    static let unmodelled = "site/evidence/unmodelled.json"

    /// The notes in the order of the file; empty if there is no file.
    static func versionNotes(_ project: Project) throws -> [VersionNote] {
        try records(versions, project) { (record: VersionRecord) in try record.note() }
    }

    /// The bugs in the order of the file; empty if there is no file.
    static func reportedBugs(_ project: Project) throws -> [ReportedBug] {
        try records(bugs, project) { (record: BugRecord) in try record.bug() }
    }

    /// The areas in the order of the file; empty if there is no file.
    static func unmodelledAreas(_ project: Project) throws -> [UnmodelledArea] {
        try records(unmodelled, project) { (record: AreaRecord) in record.area }
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
                Location(fileID: file, line: 1), "the file cannot be read: \(reason(error))",
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

    private struct BugRecord: Decodable {
        struct Answer: Decodable {
            let page: String
            let claim: String?
        }

        let id: String
        let area: String
        let situation: String
        let right: String
        let sources: [String]
        let count: Int
        let ios: String?
        let api: [String]?
        let phrases: [String: [String]]
        let answer: Answer?
        let notModelled: String?

        func bug() throws -> ReportedBug {
            let place: ReportedBug.Answer
            switch (answer, notModelled) {
            case (let answer?, nil): place = .experiment(answer.page, claim: answer.claim)
            case (nil, let sentence?): place = .notModelled(sentence)
            default: throw Fault(text: "\(id): a bug has either an answer or what is known of it (notModelled)")
            }
            guard count > 0 else { throw Fault(text: "\(id): nobody has reported it") }
            return ReportedBug(
                id: id, area: area, situation: situation, right: right, sources: sources, count: count, versions: ios, names: api ?? [],
                phrases: phrases, answer: place)
        }
    }

    private struct AreaRecord: Decodable {
        let id: String
        let title: String
        let sentence: String
        let names: [String]
        let words: [String]?

        var area: UnmodelledArea { UnmodelledArea(id: id, title: title, sentence: sentence, names: names, words: words ?? []) }
    }

    private struct Fault: Error {
        let text: String
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let fault as Fault: fault.text
        case DecodingError.keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
        case DecodingError.typeMismatch(_, let context): "\(place(context)) is of the wrong type"
        default: "it is no list of such records"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }.joined(separator: ", ")
    }
}
