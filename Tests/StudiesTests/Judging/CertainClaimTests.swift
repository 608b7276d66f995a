import EventTrace
import ExperimentKit
import Studies
import Testing
import TraceBuilding

/// Claims whose verdict is certain before anything runs, as a table: each is a mistake of its author.
struct CertainClaimTests {
    private static let flag = Variable<Bool>("flag", "A flag")
    private static let size = Variable<Double>("size", "The size is", [1, 2])

    private func mistakes(_ claims: Claim..., excluding exclusion: Exclusion? = nil) -> [String] {
        let experiment = Experiment(
            id: "E", title: "T", question: "?", variables: [Self.flag, Self.size], excluding: exclusion, stage: { _ in }, claims: { claims }
        )
        return experiment.diagnostics.map { "\($0.summary). \($0.remedy ?? "")" }
    }

    private func mistakes(_ expectation: Expectation) -> [String] { mistakes(Claim("It is so", expectation)) }

    @Test func `a number of calls below zero`() {
        #expect(mistakes(.exactly(-1, "a.b")) == ["'a.b' happens -1 times in no run. Give a number from 0."])
        #expect(mistakes(.receivers(-2, of: "*.b")) == ["'*.b' has -2 receivers in no run. Give a number from 0."])
        #expect(mistakes(.all([.happens("a.b"), .exactly(-1, "a.b")])).count == 1)
        #expect(mistakes(.exactly(0, "a.b")) == [])
    }

    @Test func `a call before or in itself`() {
        #expect(mistakes(.before("a.b", "a.b")) == ["'a.b' comes before itself in no run. Name two calls."])
        #expect(mistakes(.before("a.b", "a.*")) == [])
    }

    @Test func `an interval that is empty, or ends before it begins`() {
        let line = #line + 1
        let claim = Claim("It is so", .interval(from: "a.b", to: "a.c", milliseconds: 500...400))
        let found = Experiment(id: "E", title: "T", question: "?", stage: { _ in }, claims: { claim }).diagnostics
        #expect(found.map(\.summary) == ["no time is from 500 to 400 milliseconds"])
        #expect(found.map(\.remedy) == ["Write the smaller number first: 400...500."])
        #expect(found.map(\.location.line) == [line])
        #expect(mistakes(.interval(from: "a.b", to: "a.c", milliseconds: 400...400)) == [])
    }

    @Test func `a condition that selects every combination`() {
        let flag = Self.flag
        let tautology = Claim("It is so", when: flag == true || flag == false, .happens("a.b"))
        #expect(
            mistakes(tautology) == [
                "the claim's condition selects every combination of values, and says nothing. Leave it out, or mend it."
            ])
        #expect(mistakes(Claim("It is so", when: !(flag.isOn && flag.isOff), .happens("a.b"))).count == 1)
        #expect(mistakes(Claim("It is so", when: Self.size.isOneOf(1, 2), .happens("a.b"))).count == 1)
        #expect(mistakes(Claim("It is so", when: flag.isOn || Self.size == 1, .happens("a.b"))) == [])
        // A condition that only the exclusion makes true says what is excluded.
        let exclusion = Exclusion(flag.isOff && Self.size == 2, because: "it cannot be")
        #expect(mistakes(Claim("It is so", when: flag.isOn || Self.size == 1, .happens("a.b")), excluding: exclusion) == [])
    }

    @Test func `two claims with one sentence`() {
        let first = Claim("It is so", .happens("a.b"))
        let second = Claim("It is so", .never("a.c"))
        #expect(
            mistakes(first, second) == [
                "claim 2 has the sentence of claim 1, at line \(first.location.line): It is so. Say in the sentence what tells them apart."
            ])
        #expect(mistakes(first, Claim("It is not so", .never("a.c"))) == [])
    }

    // MARK: What a run shows

    private let trace = """
        a.touchesBegan
        — the gate opens
        a.touchesEnded
        """

    private func found(_ expectation: Expectation, unnoticed: String? = nil) -> [String] {
        World.result(claims: [Claim("It is so", expectation, unnoticed: unnoticed)]) { _ in trace }.diagnostics
            .map { "\($0.summary). \($0.remedy ?? "")" }
    }

    @Test func `a test that holds whatever the record is`() {
        #expect(
            found(.holds("it is so") { _ in true }) == [
                "the test “it is so” holds of every record that was tried: its own, and those with entries left out, doubled, and in reverse. "
                    + "Let it depend on the record; for what never happens there is .never(_:)."
            ])
        #expect(found(.all([.happens("a.touchesBegan"), .holds("it is so") { _ in true }])).count == 1)
        #expect(found(.holds("it begins once") { $0.ordering.count { $0.call == "touchesBegan" } == 1 }) == [])
        #expect(
            found(
                .holds("as many ends as beginnings") { trace in
                    trace.ordering.count { $0.call == "touchesBegan" } == trace.ordering.count { $0.call == "touchesEnded" }
                }) == [])
        #expect(
            found(
                .holds("the end is last") { trace in
                    trace.ordering.firstIndex { $0.call == "touchesBegan" } ?? 0 <= trace.ordering.firstIndex { $0.call == "touchesEnded" }
                        ?? 9
                }) == [])
        #expect(found(.holds("nothing is cancelled") { _ in true }, unnoticed: "It is stated for the reader.") == [])
    }

    @Test func `an interval in which every run ends`() {
        #expect(
            found(.interval(from: "a.touchesBegan", to: "a.touchesEnded", milliseconds: 0...1e9)) == [
                "an interval up to 1000000000 milliseconds is longer than any run of the experiment, the longest of which takes 60000. "
                    + "Give the longest time that may pass, or say .before(_:_:)."
            ])
        #expect(found(.interval(from: "a.touchesBegan", to: "a.touchesEnded", milliseconds: 10...1e9)) == [])
        #expect(found(.interval(from: "a.touchesBegan", to: "a.touchesEnded", milliseconds: 0...100)) == [])
    }

    @Test func `an argument where the call never has one`() {
        for pattern: TokenPattern in ["a.touchesBegan(*)", "a.touchesMoved(x)", "*.hitTest(*)"] {
            #expect(found(.never(pattern)).count == 1, "\(pattern)")
        }
        #expect(
            found(.never("a.touchesMoved(*)")) == [
                "'a.touchesMoved(*)' has an argument, and no 'touchesMoved' has one. Write 'a.touchesMoved'."
            ])
        #expect(found(.never("a.setHighlighted(*)")) == [])
    }

    @Test func `a mark that no case reaches refutes a claim, and is a mistake only where it would confirm one`() {
        func result(_ expectation: Expectation) -> ExperimentResult {
            World.result(claims: [Claim("It is so", expectation)]) { _ in trace }
        }
        for expectation: Expectation in [
            .happens("the door shuts"), .order(["the gate opens", "the door shuts"]), .before("the door shuts", "the gate opens"),
            .entries(inOrder: ["a.touchesBegan", "the door: it shuts"]), .happens("-[Pad touchesBegan:withEvent:]. Once"),
            .exactly(1, "the door shuts"), .all([.happens("a.touchesBegan"), .happens("the door shuts")]),
        ] {
            let result = result(expectation)
            #expect(result.diagnostics == [] && result.claims[0].verdict == .refuted, "\(expectation)")
            #expect(result.warnings.map(\.summary).contains { $0.contains("which no case writes") }, "\(expectation)")
        }
        for expectation: Expectation in [
            .never("the door shuts"), .exactly(0, "the door shuts"), .happens("the gate opens!"),
            .all([.happens("a.touchesBegan"), .never("the door shuts")]),
        ] {
            #expect(result(expectation).diagnostics.count == 1, "\(expectation)")
        }
    }

    @Test func `entries in order match marks, with a colon too`() {
        let trace = """
            a.touchesBegan
            — gate: open
            a.touchesEnded
            """
        let claim = Claim("It is so", .entries(inOrder: ["a.touchesBegan", "gate: open", "a.touchesEnded"]))
        let result = World.result(claims: [claim]) { _ in trace }
        #expect(result.diagnostics == [])
        #expect(result.claims.map(\.verdict) == [.confirmed])
        let dashed = Claim("It is so", .entries(inOrder: ["a.touchesBegan", "— gate: open"]))
        #expect(World.result(claims: [dashed]) { _ in trace }.claims.map(\.verdict) == [.confirmed])
    }
}
