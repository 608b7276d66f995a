import ExperimentKit
import Foundation
import ProjectFiles
import ReportKit

/// The hand-written facts about the API, from `site/api.json`.
enum APIFile {
    static let name = "site/api.json"

    /// The facts in the order of the file; empty if there is no file. Throws for text that cannot be read, and for facts that are not about
    /// an API.
    static func read(_ project: Project) throws -> [APIFact] {
        let path = Paths.join(project.root, name)
        guard Files.kind(of: path) == .file else { return [] }
        return try read(try Files.read(path))
    }

    static func read(_ bytes: [UInt8]) throws -> [APIFact] {
        let records: [Record]
        do {
            records = try JSONDecoder().decode([Record].self, from: Data(bytes))
        } catch {
            let mistake = Diagnostic(
                Location(fileID: name, line: 1), "what is written about the API cannot be read: \(reason(error))",
                remedy: "Mend the file; site/pages/json.md describes its form.")
            throw AuthorsMistakes([mistake])
        }
        let lines = lines(bytes)
        let facts = records.map { $0.fact(at: lines[$0.name] ?? 1) }
        let mistakes = APIFact.diagnostics(facts)
        guard mistakes.isEmpty else { throw AuthorsMistakes(mistakes) }
        return facts
    }

    private struct Record: Decodable {
        let name: String
        let effect: String
        let `default`: String?
        let documented: String?
        let source: String?
        let objectiveC: String?

        func fact(at line: Int) -> APIFact {
            APIFact(
                name, effect: effect, initial: `default`, documented: documented, source: source, objectiveC: objectiveC,
                location: Location(fileID: APIFile.name, line: line))
        }
    }

    /// The lines in which records name their subjects, by that name; counted from 1.
    private static func lines(_ bytes: [UInt8]) -> [String: Int] {
        var lines: [String: Int] = [:]
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let strings = line.split(separator: UInt8(ascii: "\"")).map { String(decoding: $0, as: UTF8.self) }
            guard strings.contains("name") else { continue }
            for string in strings where lines[string] == nil { lines[string] = index + 1 }
        }
        return lines
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(place(context)) is of the wrong type"
        default: "it is no list of records"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }.joined(separator: ", ")
    }
}
