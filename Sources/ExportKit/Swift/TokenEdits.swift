/// Changes of a list of tokens, noted by the places in the list as it was.
struct TokenEdits {
    private var before: [Int: [String]] = [:]
    private var replaced: [Int: String] = [:]

    /// Texts for one place stand in the order in which they were noted.
    mutating func insert(_ text: String, before index: Int) { before[index, default: []].append(text) }

    /// What is noted later stands first: it opens before what it closes after.
    mutating func insertFirst(_ text: String, before index: Int) { before[index, default: []].insert(text, at: 0) }

    mutating func replace(_ index: Int, with text: String) { replaced[index] = text }

    func text(_ tokens: [SwiftToken]) -> String {
        var text = ""
        for (index, token) in tokens.enumerated() {
            for insertion in before[index] ?? [] { text += insertion }
            text += replaced[index] ?? token.text
        }
        for insertion in before[tokens.count] ?? [] { text += insertion }
        return text
    }
}
