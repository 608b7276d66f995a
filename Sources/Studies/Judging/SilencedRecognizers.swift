import EventTrace
import ExperimentKit
import UIKit

/// Finds recognizers whose touch methods leave out `super` in every case: the engine's class then sees no touch and recognizes nothing.
struct SilencedRecognizers {
    private let experiment: Experiment
    /// By recognizer and method: the number of calls, and of those that kept the touch from the engine's class.
    private var counts: [String: [String: (calls: Int, kept: Int)]] = [:]

    init(_ experiment: Experiment, _ findings: [Finding]) {
        self.experiment = experiment
        for trace in findings.map({ $0.trace }) { add(trace) }
    }

    private mutating func add(_ trace: Trace) {
        var method = ""
        for entry in trace.entries {
            let subject = trace.names[entry.subject]
            switch entry.kind {
            case .call where SilencedRecognizers.methods.contains(entry.verb):
                method = trace.names[entry.verb]
                counts[subject, default: [:]][method, default: (0, 0)].calls += 1
            case .decision where entry.rule == Rule.overrideWithoutSuper.id:
                counts[subject, default: [:]][method, default: (0, 0)].kept += 1
            default: break
            }
        }
    }

    private static let methods = Set([Word.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled].map { Name($0) })

    var warnings: [Diagnostic] {
        counts.keys.sorted().compactMap { subject in
            let silent = (counts[subject] ?? [:]).filter { $0.value.kept > 0 && $0.value.kept >= $0.value.calls }.keys.sorted()
            guard let first = silent.first else { return nil }
            return Diagnostic(
                experiment.location,
                "'\(subject)' never calls super in \(silent.joined(separator: " and ")): its recognizer does not see the touch, and cannot recognize",
                remedy: "Call super.\(first)(_:with:).", severity: .warning)
        }
    }
}
