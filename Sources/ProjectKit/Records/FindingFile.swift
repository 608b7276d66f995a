import ExperimentKit
import Foundation
import ProjectFiles

/// A committed file of findings in `site/reports`: a line of JSON with format and version, then a line for each finding.
package struct FindingFile {
    private struct Header: Codable, Equatable {
        let format: String
        let version: Int
        /// The engine's numbers at the time of the findings; nil in files that say nothing of them.
        var thresholds: [String: Double]?
    }

    private let fileName: String
    private let header: Header
    /// The command that writes the file.
    private let writer: String

    /// `version` changes when a key changes its name or meaning.
    init(_ fileName: String, format: String, version: Int, writtenBy writer: String) {
        self.fileName = fileName
        header = Header(format: format, version: version)
        self.writer = writer
    }

    /// The file's path in the project.
    package var name: String { "site/reports/\(fileName)" }

    package var remedy: String { "run \(writer) and commit \(name)" }

    /// The bytes of the file; nil if there is no such file.
    func bytes(in project: Project) throws -> [UInt8]? {
        let path = Paths.join(project.root, name)
        return Files.kind(of: path) == .file ? try Files.read(path) : nil
    }

    /// Passes each line but the first to `take`, which returns whether the line is usable. False if there is no such file. Throws for
    /// unreadable lines, with their places.
    func read<Line: Decodable>(in project: Project, thresholds: ([String: Double]) -> Void = { _ in }, _ take: (Line) -> Bool) throws
        -> Bool
    {
        guard let bytes = try bytes(in: project) else { return false }
        try read(bytes, thresholds: thresholds, take)
        return true
    }

    /// Reads the lines of a text that was such a file; `thresholds` receives the engine's numbers, if its first line has them.
    func read<Line: Decodable>(
        _ bytes: some Collection<UInt8>, thresholds: ([String: Double]) -> Void = { _ in }, _ take: (Line) -> Bool
    ) throws(AuthorsMistakes) {
        let decoder = JSONDecoder()
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() where !line.isEmpty {
            let data = Data(line)
            let found = index == 0 ? try? decoder.decode(Header.self, from: data) : nil
            let isHeader = found?.format == header.format && found?.version == header.version
            if isHeader { found?.thresholds.map(thresholds) }
            guard isHeader || index > 0 && (try? decoder.decode(Line.self, from: data)).map(take) == true else {
                throw unreadable(index + 1)
            }
        }
    }

    private func unreadable(_ line: Int) -> AuthorsMistakes {
        AuthorsMistakes([
            Diagnostic(
                Location(fileID: name, line: line), "this line cannot be read", remedy: "Run \(writer), which writes the file anew.")
        ])
    }

    func text(_ lines: [some Encodable], thresholds: [String: Double]? = nil) -> String {
        var header = header
        header.thresholds = thresholds
        return header.json([]) + lines.map { $0.json([]) }.joined()
    }

    /// The file beside the reports.
    func holding(_ text: String) -> SiteFile { SiteFile(path: fileName, text: text) }

    /// Writes the file; the reports beside it stay.
    func save(_ text: String, in project: Project) throws(FileError) {
        try Replacement.replace([holding(text)], in: project.reports)
    }
}
