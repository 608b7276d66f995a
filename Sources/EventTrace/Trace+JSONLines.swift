extension Trace {
    /// Version of the JSON Lines form; it changes when a key changes its name or meaning.
    public static let jsonLinesVersion = 1

    /// A header line `{"format":"evdoc-trace","version":1}`, then an object per entry, in order.
    public var jsonLines: String {
        var lines = "{\"format\":\"evdoc-trace\",\"version\":\(Trace.jsonLinesVersion)}\n"
        for (index, entry) in entries.enumerated() {
            lines += "{\"index\":\(index),\"milliseconds\":\(Milliseconds(entry.time)),\"depth\":\(entry.depth)"
            lines += ",\"kind\":\"\(spelling(of: entry.kind))\""
            lines += ",\"subject\":\(JSONString(names[entry.subject])),\"verb\":\(JSONString(names[entry.verb]))"
            lines += ",\"detail\":\(JSONString(names[entry.detail]))\(entry.rule.map { ",\"rule\":\"\($0)\"" } ?? "")}\n"
        }
        return lines
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
