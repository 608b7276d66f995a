/// Changes of a list of tokens, noted by the places in the list as it was.
struct TokenEdits {
    private var before: [Int: [String]] = [:]
    private var replaced: [Int: String] = [:]

    /// Inserts a text; texts for one place keep the order of their insertion.
    mutating func insert(_ text: String, before index: Int) { before[index, default: []].append(text) }

    /// Inserts a text before the earlier ones at its place: the later bracket opens before the bracket it closes after.
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
