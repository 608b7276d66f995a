import EventTrace
import ExperimentKit
import ProjectFiles
import ReportKit
import SiteKit

/// The committed Markdown reports: one per experiment and document, and one on the observations.
package enum Reports {
    /// The first line of each report, by which evdoc distinguishes its own files from others in the same directory.
    package static let mark = "<!-- Written by evdoc build. Not to be edited. -->\n"

    /// A report's path below the reports, without the ending: the id of its experiment, `documents/000`.
    package typealias ID = String

    /// The folders of reports.
    private static let folders = [".", "documents"]

    private static func path(of folder: String, in directory: String) -> String {
        folder == "." ? directory : Paths.join(directory, folder)
    }

    /// The report of each result, in their order. A complete build also has the reports on documents and observations.
    package static func fresh(_ content: SiteContent, _ reports: ExperimentReports) -> [(id: ID, text: String)] {
        let experiments = zip(content.results, reports.english).map { (id: $0.experiment.id, text: $1) }
        return (content.isPartial ? experiments : experiments + ofAll(content)).map { (id: $0.id, text: mark + $0.text) }
    }

    private static func ofAll(_ content: SiteContent) -> [(id: ID, text: String)] {
        let documents = content.coverage.map { DocumentReport($0) }.map { (id: $0.id, text: $0.text) }
        return documents + (content.fidelity.map { [(id: FidelityReport.id, text: FidelityReport($0).text)] } ?? [])
    }

    /// The reports in the directory, by their ids: all files of these ids, and all other files that evdoc wrote.
    package static func committed(in directory: String, ids: Set<ID>) throws(FileError) -> [ID: [UInt8]] {
        var reports: [ID: [UInt8]] = [:]
        for folder in folders {
            let path = path(of: folder, in: directory)
            guard Files.kind(of: path) == .directory else { continue }
            for name in try Files.names(in: path) where name.hasSuffix(".md") && !name.hasPrefix(".") {
                let id = Paths.join(folder, String(name.dropLast(3)))
                let file = Paths.join(path, name)
                guard Files.kind(of: file) == .file else { continue }
                let beginning = try Files.read(file, first: mark.utf8.count)
                if ids.contains(id) || beginning.elementsEqual(mark.utf8) { reports[id] = try Files.read(file) }
            }
        }
        return reports
    }

    /// Writes these reports, and other files that belong beside those of experiments, without putting them in place yet.
    package static func prepare(_ reports: [(id: ID, text: String)], beside others: [SiteFile], in directory: String) throws(FileError)
        -> [Replacement]
    {
        var prepared: [Replacement] = []
        for folder in folders {
            let files = reports.filter { Paths.above($0.id) == folder }.map { report in
                SiteFile(path: Paths.lastName(report.id) + ".md", text: report.text)
            }
            let all = folder == "." ? files + others : files
            if !all.isEmpty { prepared.append(try Replacement(all, in: path(of: folder, in: directory))) }
        }
        return prepared
    }

    /// Removes reports that evdoc wrote and that do not belong to these ids.
    package static func removeStrangers(to ids: Set<ID>, in directory: String) throws(FileError) {
        for stale in try committed(in: directory, ids: ids).keys.sorted() where !ids.contains(stale) {
            try Files.remove(Paths.join(directory, "\(stale).md"))
        }
    }
}
