import ExperimentKit
import ProjectFiles
import Studies

/// The committed studies that are out of date: ablation, mutations, reasons. They take longer than a build.
struct StaleStudies {
    /// For each study that is out of date, the ids of experiments that have changed since.
    private(set) var outdated: [(study: String, ids: [String])] = []
    /// Other reasons why a study is out of date: sentences without full stops, with what to do.
    private var complaints: [(words: String, remedy: String)] = []

    mutating func add(_ study: String, _ ids: [String]) {
        if !ids.isEmpty { outdated.append((study, ids)) }
    }

    mutating func complain(_ words: String, remedy: String = "run evdoc accept, which works it out anew") {
        complaints.append((words, remedy))
    }

    var isEmpty: Bool { outdated.isEmpty && complaints.isEmpty }

    /// One finding for all of them.
    var finding: CheckFinding? {
        let others = complaints.flatMap { [$0.words, $0.remedy] }
        guard let first = outdated.first else {
            return others.first.map { CheckFinding(.study, at: nil, $0, details: Array(others.dropFirst())) }
        }
        let ids = Set(outdated.flatMap(\.ids)).sorted()
        let isOne = outdated.count == 1 && first.study == "ablation"
        let command = ids.count > StaleStudies.most ? "evdoc accept" : "evdoc accept \(ids.joined(separator: " "))"
        return CheckFinding(
            .study, at: nil,
            "\(names) of \(counted(ids.count, "experiment")) \(isOne ? "is" : "are") out of date: \(StaleStudies.list(ids))",
            details: ["if the change is right, run \(command), which works \(isOne ? "it" : "them") out anew"] + others)
    }

    /// `ablation, mutations and reasons`
    private var names: String {
        let studies = outdated.map(\.study)
        return studies.count > 1 ? "\(studies.dropLast().joined(separator: ", ")) and \(studies[studies.count - 1])" : studies[0]
    }

    /// The most experiments that are named.
    private static let most = 8

    private static func list(_ ids: [String]) -> String {
        ids.prefix(most).joined(separator: ", ") + (ids.count > most ? " and \(ids.count - most) more" : "")
    }
}
