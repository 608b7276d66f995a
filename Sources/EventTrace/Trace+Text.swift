extension Trace {
    /// One line an entry: time in milliseconds, nesting, what happened, rule. For terminals and golden files.
    public var text: String {
        var lines = ""
        for entry in entries {
            lines += "\(Milliseconds(entry.time)) "
            for _ in 0..<entry.depth { lines += "  " }
            lines += "\(describe(entry))\(entry.rule.map { " [\($0)]" } ?? "")\n"
        }
        return lines
    }

    /// `level_3.touchesBegan`, `level_3.hitTest -> nil`, `tap: wait doubleTap`.
    public func describe(_ entry: Entry) -> String {
        let subject = names[entry.subject]
        let verb = names[entry.verb]
        let detail = names[entry.detail]
        switch entry.kind {
        case .call: return detail.isEmpty ? "\(subject).\(verb)" : "\(subject).\(verb)(\(detail))"
        case .answer: return "\(subject).\(verb) -> \(detail)"
        case .decision, .note: return "\(subject.isEmpty ? "" : "\(subject): ")\(verb)\(detail.isEmpty ? "" : " \(detail)")"
        case .mark: return "— \(verb)"
        }
    }
}
