import Testing

@testable import ExperimentKit

struct PatternOverlapTests {
    /// Every text of up to three letters of a small alphabet.
    private static let texts = (0...3).flatMap { length in
        (0..<length).reduce([""]) { texts, _ in texts.flatMap { [$0 + "a", $0 + "b"] } }
    }

    @Test func `two patterns overlap if there is a text that both match, for all small patterns`() {
        var small: [[String]] = [[""]]
        for _ in 0..<3 { small.append(small[small.count - 1].flatMap { text -> [String] in ["a", "b", "*"].map { text + $0 } }) }
        let patterns = small.joined().map { TokenPattern($0) }
        // What two patterns of up to three letters have in common is at most six long; with one wildcard in each, three tell.
        let texts = Self.texts + Self.texts.flatMap { text in Self.texts.filter { $0.count == 3 }.map { text + $0 } }
        for one in patterns {
            for other in patterns {
                let common = texts.contains { one.matches($0) && other.matches($0) }
                #expect(one.overlaps(other) == common, "\(one) and \(other)")
            }
        }
    }
}
