extension Trace {
    /// The version of the JSON Lines format; it changes when a key changes its name or meaning.
    public static let jsonLinesVersion = 1

    /// A header line `{"format":"evdoc-trace","version":1}`, then an object per entry, in order.
    public var jsonLines: String {
        let head = JSONText.object([("format", JSONText("evdoc-trace")), ("version", JSONText(Trace.jsonLinesVersion))])
        return entries.enumerated().reduce(into: "\(head)\n") { $0 += "\(json($1.element, at: $1.offset))\n" }
    }

    private func json(_ entry: Entry, at index: Int) -> JSONText {
        let members: [JSONText.Member] = [
            ("index", JSONText(index)), ("milliseconds", JSONText(json: Milliseconds(entry.time).description)),
            ("depth", JSONText(Int(entry.depth))), ("kind", JSONText(spelling(of: entry.kind))),
            ("subject", JSONText(names[entry.subject])), ("verb", JSONText(names[entry.verb])),
            ("detail", JSONText(names[entry.detail])),
        ]
        return .object(members + (entry.rule.map { [("rule", JSONText($0.description))] } ?? []))
    }

    private func spelling(of kind: Entry.Kind) -> String {
        switch kind {
        case .call: "call"
        case .answer: "answer"
        case .decision: "decision"
        case .mark: "mark"
        case .note: "note"
        }
    }
}
