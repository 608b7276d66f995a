import Studies

extension AblationTable {
    /// Whether an experiment has changed, or a rule has been added, since the rules were switched off.
    package var isOutdated: Bool { !outdated.isEmpty || count(.unknown) > 0 }

    /// The reason why the table is out of date, in one line.
    package var complaint: String {
        let rules = rows.filter { $0.state == .unknown }.map(\.rule.id.description)
        let shown = (outdated + rules).prefix(8).joined(separator: ", ")
        return "the rules were switched off before these changed: \(shown)\(outdated.count + rules.count > 8 ? ", …" : "")"
    }
}
