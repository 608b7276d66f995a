import EventTrace

@testable import UIKit

extension Trace {
    /// Violations of invariants in a trace. Views may still wait for an end.
    var brokenInvariants: [String] { brokenTransitions + brokenActions }

    /// GE.4: only legal transitions.
    private var brokenTransitions: [String] {
        let legal: [String: Set<String>] = [
            "possible": ["began", "ended", "failed"], "began": ["changed", "ended", "cancelled"],
            "changed": ["changed", "ended", "cancelled"],
        ]
        var states: [String: String] = [:]
        var broken: [String] = []
        for entry in entries where entry.kind == .decision {
            let (subject, verb, detail) = (spelling(of: entry.subject), spelling(of: entry.verb), spelling(of: entry.detail))
            switch verb {
            case "state":
                let old = states[subject] ?? "possible"
                // One that waits can be made to fail from any state.
                if !(legal[old]?.contains(detail) ?? false), detail != "failed" { broken.append("\(subject) from \(old) to \(detail)") }
                states[subject] = ["ended", "cancelled", "failed"].contains(detail) ? "possible" : detail
            case "exclude": states[subject] = "possible"
            default: continue
            }
        }
        return broken
    }

    /// GE.4: a gesture's actions begin with began or ended, and each that began ends once.
    private var brokenActions: [String] {
        var acting: Set<String> = []
        var broken: [String] = []
        for entry in entries where entry.kind == .call && entry.verb == Name(.action) {
            let (subject, state) = (spelling(of: entry.subject), spelling(of: entry.detail))
            switch state {
            case "began": if !acting.insert(subject).inserted { broken.append("\(subject) began twice") }
            case "changed": if !acting.contains(subject) { broken.append("\(subject) changed before it began") }
            case "cancelled": if acting.remove(subject) == nil { broken.append("\(subject) cancelled before it began") }
            case "ended": acting.remove(subject)
            default: broken.append("\(subject) acted as \(state)")
            }
        }
        return broken
    }
}
