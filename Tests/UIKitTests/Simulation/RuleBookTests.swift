import EventTrace
import Testing

@testable import UIKit

/// What all rules have in common.
struct RuleBookTests {
    @Test(arguments: RuleBook.all) func `every rule is one sentence with one grade`(rule: Rule) {
        let sentence = rule.sentence
        #expect(sentence.hasSuffix("."), "\(rule.id)")
        #expect(sentence.matches(of: #/[.?!]\s/#).isEmpty, "\(rule.id) is several sentences")
        #expect(!sentence.lowercased().contains("assumed"), "\(rule.id) has a grade inside")
    }

    @Test(arguments: RuleBook.all) func `every rule has a source, and one that is assumed says what was chosen`(rule: Rule) {
        #expect(!rule.sources.isEmpty, "\(rule.id)")
        let isChosen = rule.sources.contains {
            if case .choice = $0 { true } else { false }
        }
        #expect(isChosen || rule.grade != .assumed, "\(rule.id)")
    }

    @Test func `every rule says in a sentence what is done without it`() {
        #expect(RuleBook.all.allSatisfy { $0.counterfactual.sentence.hasSuffix(".") })
    }

    @Test func `no two rules have one id`() {
        #expect(Set(RuleBook.all).count == RuleBook.all.count)
    }
}
