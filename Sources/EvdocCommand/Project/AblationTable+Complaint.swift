import ExperimentKit

extension AblationTable {
    /// An experiment has changed, or a rule has come, since the rules were switched off.
    var isOutdated: Bool { !outdated.isEmpty || count(.unknown) > 0 }

    /// Why it is out of date, in one line.
    var complaint: String {
        let rules = rows.filter { $0.state == .unknown }.map(\.rule.id.description)
        let shown = (outdated + rules).prefix(8).joined(separator: ", ")
        return "the rules were switched off before these changed: \(shown)\(outdated.count + rules.count > 8 ? ", …" : "")"
    }
}
