/// A list of experiments in a Swift file, `[first, second]`, to which one is added.
struct ExperimentList {
    private let before: Substring
    /// The text between the brackets.
    private let elements: Substring
    private let after: Substring

    /// The list of `Evdoc(experiments: […])`, or else the only element of a body, as in the lists of folders. Nil if there is no such list,
    /// or if it holds anything but names.
    init?(in text: String) {
        let beginnings = ["experiments: [", "{\n        ["]
        guard let beginning = beginnings.lazy.compactMap({ text.firstRange(of: $0) }).first,
            let end = text[beginning.upperBound...].firstIndex(of: "]")
        else { return nil }
        (before, elements, after) = (text[..<beginning.upperBound], text[beginning.upperBound..<end], text[end...])
        guard members.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
            return nil
        }
    }

    /// The names in the list's order.
    private var members: [String] {
        elements.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    }

    /// The file with the member added: in its place in a sorted list, so that two authors seldom write in the same line; else at the end.
    func adding(_ member: String) -> String {
        let isSorted = members == members.sorted()
        let place = members.firstIndex { isSorted && $0 > member } ?? members.count
        guard let line = elements.lastIndex(of: "\n") else {
            var all = members
            all.insert(member, at: place)
            return before + all.joined(separator: ", ") + after
        }
        let closing = elements[elements.index(after: line)...]
        var lines = elements[..<line].split(separator: "\n").map(String.init)
        guard lines.count == members.count else { return before + "\n\(closing)    \(member),\(elements)" + after }
        if let last = lines.indices.last, !lines[last].hasSuffix(",") { lines[last] += "," }
        lines.insert("\(closing)    \(member),", at: place)
        return before + "\n" + lines.joined(separator: "\n") + "\n\(closing)" + after
    }
}
