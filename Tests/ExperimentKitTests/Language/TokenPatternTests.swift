import ExperimentKit
import Testing

struct TokenPatternTests {
    @Test(arguments: [
        ("level_3.touchesBegan", "level_3.touchesBegan", true), ("level_3.touchesBegan", "level_3.touchesBegan2", false),
        ("level_1.*", "level_1.next", true), ("level_1.*", "level_10.next", false), ("*", "", true), ("*", "anything", true),
        ("*.touches*", "a.touchesEnded", true), ("*.touches*", "a.next", false), ("a*b*c", "abc", true), ("a*b*c", "a1b2c", true),
        ("a*b*c", "acb", false), ("ab*ba", "aba", false), ("ab*ba", "abba", true), ("*a*a*", "a", false), ("*a*a*", "aa", true),
        ("tap.action(*)", "tap.action(ended)", true), ("**", "x", true), ("", "", true), ("", "x", false),
    ])
    func `a star stands for any characters`(pattern: String, text: String, isMatch: Bool) {
        #expect(TokenPattern(pattern).matches(text) == isMatch)
    }

    @Test func `matching agrees with a naive oracle for all short patterns and texts`() {
        func naive(_ pattern: Substring, _ text: Substring) -> Bool {
            guard let first = pattern.first else { return text.isEmpty }
            if first == "*" { return naive(pattern.dropFirst(), text) || (!text.isEmpty && naive(pattern, text.dropFirst())) }
            return text.first == first && naive(pattern.dropFirst(), text.dropFirst())
        }
        func words(_ letters: String, upTo length: Int) -> [String] {
            var all = [""]
            var last = [""]
            for _ in 0..<length {
                last = last.flatMap { word in letters.map { word + String($0) } }
                all += last
            }
            return all
        }
        for pattern in words("ab*", upTo: 4) {
            for text in words("ab", upTo: 4) where TokenPattern(pattern).matches(text) != naive(pattern[...], text[...]) {
                Issue.record("'\(pattern)' on '\(text)'")
            }
        }
    }
}
