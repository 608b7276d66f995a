import EventTrace
import ExperimentKit
import ReportKit
import SiteKit

/// The committed Markdown reports, one per experiment.
enum Reports {
    /// The report of each result, by the id of its experiment, in their order; then, of a complete build, the one on the observations.
    static func fresh(
        _ results: [ExperimentResult], _ rules: [Rule], _ fidelity: Fidelity?, isComplete: Bool = true
    ) -> [(id: String, text: String)] {
        results.map { (id: $0.experiment.id, text: MarkdownReport($0, rules: rules, fidelity: fidelity).text) }
            + ((isComplete ? fidelity : nil).map { [(id: FidelityReport.id, text: FidelityReport($0).text)] } ?? [])
    }

    /// The reports in the directory, by the id of their experiment.
    static func committed(in directory: String) throws(WorldError) -> [String: [UInt8]] {
        guard Files.kind(of: directory) == .directory else { return [:] }
        var reports: [String: [UInt8]] = [:]
        for name in try Files.names(in: directory) where name.hasSuffix(".md") && !name.hasPrefix(".") {
            reports[String(name.dropLast(3))] = try Files.read(Paths.join(directory, name))
        }
        return reports
    }

    /// Writes the reports of these results. `isComplete` says that they are all there are: others are then removed.
    static func write(_ reports: [(id: String, text: String)], isComplete: Bool, into directory: String) throws(WorldError) {
        try Files.makeDirectory(directory)
        for report in reports { try Files.replace(Paths.join(directory, "\(report.id).md"), with: Array(report.text.utf8)) }
        guard isComplete else { return }
        let ids = Set(reports.map(\.id))
        for stale in try committed(in: directory).keys.sorted() where !ids.contains(stale) {
            try Files.remove(Paths.join(directory, "\(stale).md"))
        }
    }
}
