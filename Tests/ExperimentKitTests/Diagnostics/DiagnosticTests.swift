import EventTrace
import ExperimentKit
import Testing

/// The testing library has a type of this name too.
private typealias Expectation = ExperimentKit.Expectation

/// The messages as a table: what is wrong, and what is printed without the place.
struct DiagnosticTests {
    static let calls = Variable<Bool>("callsSuper", "Calls super")
    static let tapped = AnyVariable("tapped", "Tapped", ["level_1", "level_3"])

    private func messages(
        id: String = "E", _ variables: [AnyVariable] = [calls, tapped], _ exclusion: Exclusion? = nil, _ claims: Claim...
    ) -> [String] {
        Experiment(id: id, title: "", question: "", variables: variables, excluding: exclusion, stage: { _ in }, claims: { claims })
            .diagnostics.map { "\($0.summary). \($0.remedy ?? "")" }
    }

    @Test func `a sound experiment has no diagnostics`() {
        #expect(messages([Self.calls, Self.tapped], nil, Claim("It is so", when: Self.calls.isOn, .noCalls)) == [])
    }

    @Test func `mistakes in variables`() {
        #expect(messages([Variable<Int>("v", "", [])]) == ["'v' has no values. Give it some."])
        #expect(messages([Variable("v", "", [1, 1])]) == ["'v' has the value '1' twice. Remove one of them."])
        #expect(messages([Variable("a b", "", [1])]) == ["'a b' is no variable's name. Use letters, digits, '-' and '_'."])
        #expect(messages([Self.calls, Self.calls]) == ["'E' has two variables named 'callsSuper'. Rename one of them."])
    }

    @Test func `mistakes in the size`() {
        let ten = AnyVariable("ten", "", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        let seven = AnyVariable("seven", "", [0, 1, 2, 3, 4, 5, 6])
        #expect(
            messages([ten, seven]) == [
                "'E' has 70 cases; the most is 64. Split the experiment, give a variable fewer values, or exclude combinations that cannot be."
            ])
        #expect(
            messages([ten, seven, Self.calls, Self.tapped, AnyVariable("w", "", (0..<16).map { .number(Double($0)) })]) == [
                "'E' has more than 4096 combinations. Split the experiment, or give a variable fewer values."
            ])
        #expect(messages([Self.calls], Exclusion(.always, because: "")) == ["'E' excludes all its cases. Exclude less."])
        #expect(
            messages([Self.calls, Self.tapped], Exclusion(Self.tapped.is("level_3"), because: "")) == [
                "'tapped' is 'level_3' in no case of 'E': all of them are excluded. Remove the value, or exclude less."
            ])
    }

    @Test func `mistakes in conditions`() {
        let misspelled = Variable<Bool>("callSuper", "")
        #expect(
            messages([Self.calls], nil, Claim("", when: misspelled.isOn, .noCalls)) == [
                "'E' has no variable 'callSuper'. Did you mean 'callsSuper'?"
            ])
        #expect(
            messages([Self.calls], nil, Claim("", .same(whatever: Self.tapped))) == [
                "'E' has no variable 'tapped'. Add it to the experiment's variables."
            ])
        #expect(
            messages([Self.tapped], nil, Claim("", when: Self.tapped.is("level_2"), .noCalls)) == [
                "'level_2' is no value of 'tapped'. Its values are level_1, level_3."
            ])
        #expect(
            messages([Self.tapped], Exclusion(Self.tapped.is(2), because: "")) == [
                "'2' is no value of 'tapped'. Its values are level_1, level_3."
            ])
    }

    @Test func `claims that can never fail`() {
        func told(_ expectation: Expectation, when condition: Condition = .always) -> [String] {
            messages([Self.calls], nil, Claim("It is so", when: condition, expectation))
        }
        #expect(told(.never("")) == ["a pattern is empty, and matches nothing. Write receiver.call, or '*' for any."])
        #expect(told(.neverDecided(" ")) == ["a pattern is empty, and matches nothing. Write receiver.call, or '*' for any."])
        #expect(told(.order([])) == ["the order that is expected is empty, and always holds. Say what comes in this order."])
        #expect(told(.order(["a.next"])) == ["an order needs two, and has 'a.next' alone. Write one call as a line of the claim."])
        #expect(
            told(.entries(inOrder: [])) == [
                "the order of entries that is expected is empty, and always holds. Say what comes in this order."
            ])
        #expect(
            told(.entries(inOrder: ["a: skip"])) == [
                "an order of entries needs two, and has 'a: skip' alone. Write a call as a line of the claim, a decision as .decided(…)."
            ])
        #expect(told(.ordering([])) == ["the ordering that is expected is empty. Say .noCalls."])
        #expect(told(.ordering([], among: ["a.*"])) == [])
        #expect(told(.all([])) == ["the claim expects nothing. Say what is expected, or let 'run --write' put in what is seen."])
        #expect(
            told(.all([.noCalls, .order(["a.next"])])) == [
                "an order needs two, and has 'a.next' alone. Write one call as a line of the claim."
            ])
        #expect(
            told(.noCalls, when: Self.calls.isOn && Self.calls.isOff) == [
                "the claim is about none of the 2 cases: its condition selects none. Mend the condition, or exclude less."
            ])
    }

    @Test func `mistakes in ids`() {
        #expect(messages(id: "a/b") == ["'a/b' is not a valid id. Use letters, digits, '-' and '_'."])
    }

    @Test func `an id may be used once, in capitals or not`() {
        let one = Experiment(id: "Tap", title: "", question: "", fileID: "TouchesExperiments/One.swift", line: 3, stage: { _ in })
        let two = Experiment(id: "tap", title: "", question: "", fileID: "TouchesExperiments/Two.swift", line: 5, stage: { _ in })
        #expect(
            Diagnostic.check([one, two]).map { $0.description } == [
                "experiments/Touches/Two.swift:5: error: 'tap' is the id of another experiment, at experiments/Touches/One.swift:3\n    Give it an id of its own."
            ])
    }

    @Test func `a place is printed as file and line`() {
        #expect(Claim("", .noCalls).location.description.hasSuffix("DiagnosticTests.swift:\(#line)"))
        #expect(Location(fileID: "TouchesExperiments/X.swift", line: 42).description == "experiments/Touches/X.swift:42")
        #expect(Location(fileID: "Mine/X.swift", line: 42).description == "Mine/X.swift:42")
    }
}
