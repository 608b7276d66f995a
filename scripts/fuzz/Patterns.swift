@testable import ExperimentKit

extension FuzzTarget {
    /// A pattern, and after a line end another, and a text.
    static let patterns = FuzzTarget(name: "patterns") { bytes in
        let parts = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 3, parts.allSatisfy({ $0.utf8.count < 2_000 }) else { return }
        let (one, two, text) = (TokenPattern(parts[0]), TokenPattern(parts[1]), parts[2])
        demand(one.matches(text) == matches(Array(parts[0].utf8), Array(text.utf8)), "the pattern matches otherwise than by its definition")
        demand(one.overlaps(two) == two.overlaps(one), "an overlap of one side")
        if one.matches(text), two.matches(text) { demand(one.overlaps(two), "two patterns of one text that do not overlap") }
        _ = one.receiver
        _ = NearMiss(of: parts[0], among: [parts[1], text]).word
    }

    /// By its definition, letter by letter.
    private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
        var reached = [Bool](repeating: false, count: text.count + 1)
        reached[0] = true
        for letter in pattern {
            if letter == UInt8(ascii: "*") {
                for index in reached.indices.dropFirst() where reached[index - 1] { reached[index] = true }
            } else {
                for index in reached.indices.dropFirst().reversed() { reached[index] = reached[index - 1] && text[index - 1] == letter }
                reached[0] = false
            }
        }
        return reached[text.count]
    }
}
