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
        var text = ""
        describe(entry) { text += $0 }
        return text
    }

    /// Writes the description of an entry piece by piece.
    package func describe(_ entry: Entry, _ write: (String) -> Void) {
        let subject = names[entry.subject]
        let verb = names[entry.verb]
        let detail = names[entry.detail]
        switch entry.kind {
        case .call, .answer:
            write(subject)
            write(".")
            write(verb)
            if entry.kind == .answer {
                write(" -> ")
                write(detail)
            } else if !detail.isEmpty {
                write("(")
                write(detail)
                write(")")
            }
        case .decision, .note:
            if !subject.isEmpty {
                write(subject)
                write(": ")
            }
            write(verb)
            if !detail.isEmpty {
                write(" ")
                write(detail)
            }
        case .mark:
            write("— ")
            write(verb)
        }
    }
}
