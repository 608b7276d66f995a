/// What commands have printed, held against what a guide shows of it.
enum Printed {
    /// Without spaces at their ends, which nobody sees.
    static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0.isWhitespace }.reversed())
        }
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The stretches between the lines `…` stand in what was printed, one after the other.
    static func hold(_ shown: String, _ printed: [String]) throws {
        var start = 0
        for stretch in lines(of: shown).split(separator: "…", omittingEmptySubsequences: false).map(Array.init) {
            guard
                let place = printed.indices.dropFirst(start).first(where: { printed[$0...].starts(with: stretch) })
                    ?? (stretch.isEmpty ? start : nil)
            else {
                throw Fault("is not printed:\n\(stretch.joined(separator: "\n"))\n-- but:\n\(printed.joined(separator: "\n"))")
            }
            start = place + stretch.count
        }
    }
}
