import EventTrace
import ExperimentKit
import ReportKit
import SiteKit

/// The committed Markdown reports, one per experiment.
enum Reports {
    /// The first line of each: by it evdoc knows its own files among those that people keep in the same directory.
    static let mark = "<!-- Written by evdoc build. Not to be edited. -->\n"

    /// The report of each result, by the id of its experiment, in their order; then, of a complete build, the one on the observations.
    static func fresh(
        _ results: [ExperimentResult], _ rules: [Rule], _ fidelity: Fidelity?, isComplete: Bool = true
    ) -> [(id: String, text: String)] {
        results.map { (id: $0.experiment.id, text: mark + MarkdownReport($0, rules: rules, fidelity: fidelity).text) }
            + ((isComplete ? fidelity : nil).map { [(id: FidelityReport.id, text: mark + FidelityReport($0).text)] } ?? [])
    }

    /// The reports in the directory, by the id of their experiment: those of these ids, whatever is in them, and all others that evdoc wrote.
    static func committed(in directory: String, ids: Set<String>) throws(WorldError) -> [String: [UInt8]] {
        guard Files.kind(of: directory) == .directory else { return [:] }
        var reports: [String: [UInt8]] = [:]
        for name in try Files.names(in: directory) where name.hasSuffix(".md") && !name.hasPrefix(".") {
            let id = String(name.dropLast(3))
            let bytes = try Files.read(Paths.join(directory, name))
            if ids.contains(id) || bytes.starts(with: mark.utf8) { reports[id] = bytes }
        }
        return reports
    }

    /// Writes the reports of these results. `isComplete` says that they are all there are: others that evdoc wrote are then removed.
    static func write(_ reports: [(id: String, text: String)], isComplete: Bool, into directory: String) throws(WorldError) {
        try Replacement.replace(reports.map { SiteFile(path: "\($0.id).md", text: $0.text) }, in: directory)
        guard isComplete else { return }
        let ids = Set(reports.map(\.id))
        for stale in try committed(in: directory, ids: ids).keys.sorted() where !ids.contains(stale) {
            try Files.remove(Paths.join(directory, "\(stale).md"))
        }
    }
}
