import EventTrace
import Testing

/// Follows each rule from where it is stated to where it is used and tested.
struct TraceabilityTests {
    /// Rules that the engine follows and no test names yet. Shorten it; a rule that has its test by now must not stand here.
    private let awaitingTests: Set<String> = []

    @Test func `every rule in use has a test that begins with its id`() {
        let untested = Set(rulesInUse.map(\.id)).subtracting(testedRules)
        #expect(untested.subtracting(awaitingTests).sorted() == [], "a rule in use has no test")
        #expect(awaitingTests.subtracting(untested).sorted() == [], "these have their tests now")
    }

    @Test func `no test names a rule that does not exist`() {
        let unknown = testedRules.subtracting(rules.map(\.id))
        #expect(unknown.isEmpty)
    }

    @Test func `no two rules have one id`() {
        let ids = rules.map(\.id)
        #expect(ids.count == Set(ids).count)
    }

    @Test func `every rule stands in the list of its file, in the order of the declarations`() {
        for file in SourceFile.all where file.path.hasPrefix(Self.folder) && !file.path.hasSuffix("RuleBook.swift") {
            let list = file.text.firstMatch(of: #/static let \w+: \[Rule\] = \[([^\]]*)\]/#).map { String($0.output.1) } ?? ""
            let listed = list.matches(of: #/\.(\w+)/#).map { String($0.output.1) }
            let declared = file.text.matches(of: #/static var (\w+): Rule \{/#).map { String($0.output.1) }
            #expect(listed == declared && !declared.isEmpty, "\(file.path)")
        }
    }

    private struct StatedRule {
        let id: String
        /// The name by which code refers to it.
        let name: String
    }

    private static let folder = "Sources/UIKit/Rules/"

    /// `static var firstAnswerIsFinal: Rule { Rule(.hitTesting, 3, …) }`
    private var rules: [StatedRule] {
        let families = Dictionary(uniqueKeysWithValues: RuleID.Family.allCases.map { ("\($0)", $0) })
        return SourceFile.all.filter { $0.path.hasPrefix(Self.folder) }.flatMap { file in
            file.text.matches(of: #/static var (\w+): Rule \{\s+Rule\(\s*\.(\w+), (\d+),/#).compactMap { match in
                guard let family = families[String(match.output.2)], let number = UInt16(match.output.3) else { return nil }
                return StatedRule(id: "\(RuleID(family, number))", name: String(match.output.1))
            }
        }
    }

    /// By the engine, not by claims that happen to use the same word.
    private var rulesInUse: [StatedRule] {
        let words = SourceFile.all.filter { $0.path.hasPrefix("Sources/") && !$0.path.hasPrefix(Self.folder) }.flatMap(\.words)
        let members = Set(words.filter(\.isMember).map(\.text))
        return rules.filter { members.contains($0.name) }
    }

    /// The ids at the beginning of the tests' names.
    private var testedRules: Set<String> {
        let names = SourceFile.tests.flatMap { $0.text.matches(of: #/func `([A-Z]{2}\.\d+) /#) }
        return Set(names.map { String($0.output.1) })
    }
}
