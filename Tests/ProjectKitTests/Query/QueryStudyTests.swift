import EventTrace
import Experiments
import TraceBuilding
import Testing

@testable import ExperimentKit
@testable import ProjectKit
@testable import Studies

/// What is true of handmade traces, and of experiments.
struct QueryStudyTests {
    private static let isOn = Variable<Bool>("isOn", "`isOn`")

    /// An experiment with a case for each of the traces, of which there are two.
    private func result(_ traces: [String], alternatives: [String] = []) -> ExperimentResult {
        let experiment = Experiment(
            id: "Handmade", title: "Handmade", question: "?", variables: [Self.isOn], stage: { _ in },
            claims: {

            })
        let findings = experiment.cases.map { place in
            Finding(
                case: place, trace: Trace(lines: traces[place.index]),
                stage: StageRecord(width: 10, height: 10, views: [], paths: [], others: ["pad", "tap"], duration: 0),
                alternatives: place.index == 0 ? alternatives.map { Trace(lines: $0) } : [])
        }
        return experiment.conclude(findings)
    }

    private func study(_ text: String, _ results: [ExperimentResult]) throws -> QueryStudy {
        try QueryStudy(text, QueryParser.query(text), in: results)
    }

    private static let traces = [
        """
        pad.touchesBegan
          outer.touchesBegan
        — gate open
        ! tap wait other
        tap.action(ended)
        pad.touchesCancelled
        tap.action(ended)
        """,
        """
        tap.action(began)
        pad.touchesBegan
        pad.touchesEnded
        """,
    ]

    private static let answers: [(String, [Int]?)] = [
        ("touchesBegan", [0, 1]), ("touchescancelled", [0]), ("PAD.touchesbegan", [0, 1]), ("outer.*", [0]), ("*", [0, 1]),
        ("action", [0, 1]), ("action(ended)", [0]), ("tap.action(*)", [0, 1]), ("tap.action(BEGAN)", [1]), ("pad.touches*", [0, 1]),
        ("never touchesEnded", [0]), ("delete", []), ("action(failed)", []),
        ("touchesBegan before action", [0]), ("touchesBegan after action", [1]), ("action before touchesCancelled", [0]),
        ("action before touchesCancelled before action", [0]), ("touchesCancelled before touchesBegan", []),
        ("outer.touchesBegan directly before tap.action", [0]), ("pad.touchesBegan directly before tap.action", []),
        ("touchesBegan directly before touchesBegan", [0]), ("touchesBegan directly before action directly before touchesCancelled", [0]),
        ("action exactly 2 times", [0]), ("action once", [1]), ("touchesBegan at least twice", [0]), ("touchesBegan at most once", [1]),
        ("touchesCancelled or touchesEnded", [0, 1]), ("touchesBegan and not touchesCancelled", [1]),
        ("'gate open' before action", [0]), ("'tap: wait *' directly after action", nil), ("'tap: wait *' before touchesCancelled", [0]),
        ("never '*: wait *'", [1]),
    ]

    @Test(arguments: answers)
    func `a query is true of the cases in which it is so`(text: String, cases: [Int]?) throws {
        guard let cases else {
            #expect(throws: QueryMistake.self) { try study(text, [result(Self.traces)]) }
            return
        }
        #expect(try study(text, [result(Self.traces)]).found.flatMap(\.cases) == cases)
    }

    @Test(arguments: [
        ("touchesCanceld", "there is no call “touchesCanceld”", "did you mean “touchesCancelled”?"),
        ("pax.touchesBegan", "there is no receiver “pax”", "did you mean “pad”?"),
        ("pad", "“pad” is a receiver, not a call", "write “pad.*” for all its calls"),
        ("action(endd)", "there is no argument of “action” “endd”", "did you mean “ended”?"),
        ("PAD*.touchesBegan", "there is no receiver like “PAD*”", "capitals count beside “*”; there is “pad”"),
        ("'tap: wait nobodyAtAll'", "there is no name or word of a decision “nobodyAtAll”", nil),
        ("'Tap: wait *'", "nothing is decided like “Tap: wait *”", "did you mean “tap: wait other”?"),
        ("'gate opem'", "there is no call or mark “gate opem”", "did you mean “gate open”?"),
        ("' '", "the pattern is empty", nil),
        ("'tap: wait other' directly before action", "“directly” stands between two calls only", nil),
        ("action directly after 'gate open'", "“directly” stands between two calls only", nil),
    ])
    func `a pattern that can match nothing is a mistake`(text: String, message: String, hint: String?) throws {
        let mistake = try #require(throws: QueryMistake.self) { try study(text, [result(Self.traces)]) }
        #expect(mistake.message == message && mistake.hint == hint)
    }

    @Test func `the example has the first lines that show it, with their times`() throws {
        func example(_ text: String) throws -> [String] {
            try study(text, [result(Self.traces)]).found[0].example.map { "\(Milliseconds($0.time)) \($0.text)" }
        }
        #expect(try example("touchesBegan before action") == ["0.0 pad.touchesBegan", "4.0 tap.action(ended)"])
        #expect(try example("action right after touchesBegan") == ["1.0 outer.touchesBegan", "4.0 tap.action(ended)"])
        #expect(try example("never touchesEnded") == [])
        #expect(try example("action and touchesCancelled") == ["4.0 tap.action(ended)", "5.0 pad.touchesCancelled"])
    }

    @Test func `an order that UIKit leaves open is neither true nor false`() throws {
        let other = "tap.action(ended)\npad.touchesBegan"
        let result = result(["pad.touchesBegan\ntap.action(ended)", "pad.touchesBegan"], alternatives: [other])
        for text in ["touchesBegan before action", "not (touchesBegan before action)", "action before touchesBegan"] {
            let study = try study(text, [result])
            #expect(study.experiments.flatMap(\.open) == [0], "\(text)")
            #expect(study.found.flatMap(\.cases) == (text.hasPrefix("not") ? [1] : []), "\(text)")
        }
        #expect(try study("touchesBegan before action or action before touchesBegan", [result]).found.flatMap(\.cases) == [0])
    }

    // MARK: On experiments

    private static let results = Runner(jobs: 2).run(
        allExperiments.filter {
            ["FourTouchMethods", "ControlUnderParentsTap", "SeveralTaps", "Gate", "StateOfThoseThatLose"].contains($0.id)
        })

    /// Some tokens of calls of each.
    private static func tokens(_ result: ExperimentResult) -> [String] {
        Array(Set(result.findings.flatMap { $0.trace.ordering }.filter { !$0.isMark }.map(\.token)).sorted().prefix(6))
    }

    @Test func `a query and its opposite part the cases between them, but for those that rest on an open order`() throws {
        #expect(Self.results.count >= 4)
        for result in Self.results {
            for token in Self.tokens(result) {
                for text in ["'\(token)'", "'\(token)' before action", "'\(token)' twice"] {
                    let (one, other) = (try study(text, [result]).experiments, try study("never \(text)", [result]).experiments)
                    let (cases, rest, open) = (one.flatMap(\.cases), other.flatMap(\.cases), one.flatMap(\.open))
                    #expect(open == other.flatMap(\.open))
                    #expect((cases + rest + open).sorted() == Array(result.findings.indices), "\(text) \(result.experiment.id)")
                }
            }
        }
    }

    @Test func `a query says of each case what a claim says`() throws {
        for result in Self.results {
            let tokens = Self.tokens(result)
            let pairs = tokens.flatMap { one in tokens.map { (one, $0) } }
            for (one, other) in pairs {
                try compare("'\(one)' before '\(other)'", .order([TokenPattern(one), TokenPattern(other)]), result)
            }
            for token in tokens {
                try compare("'\(token)'", .happens(TokenPattern(token)), result)
                try compare("no '\(token)'", .never(TokenPattern(token)), result)
                try compare("'\(token)' exactly 2 times", .exactly(2, TokenPattern(token)), result)
            }
            try compare("'*: state *'", .decided("*: state *"), result)
            try compare("'*: state *' before *.action(*)", .entries(inOrder: ["*: state *", "*.action(*)"]), result)
        }
    }

    private func compare(_ text: String, _ expectation: ExperimentKit.Expectation, _ result: ExperimentResult) throws {
        let outcomes = result.experiment.judged(result.findings).outcomes(of: Claim("", expectation), when: .always)
        let study: QueryStudy
        do {
            study = try self.study(text, [result])
        } catch {
            // Nothing of the kind is in this experiment.
            return #expect(outcomes.allSatisfy { $0.isFailure })
        }
        #expect(study.experiments.flatMap(\.cases) == outcomes.indices.filter { outcomes[$0] == .holds }, "\(text) \(result.experiment.id)")
        #expect(study.experiments.flatMap(\.open) == outcomes.indices.filter { outcomes[$0] == .open }, "\(text) \(result.experiment.id)")
    }
}
