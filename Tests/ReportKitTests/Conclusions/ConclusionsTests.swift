import EventTrace
import ExperimentKit
import Studies
import Testing
import TraceBuilding

@testable import ReportKit

struct ConclusionsTests {
    private static let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the tap")
    private static let moves = Variable<Bool>("moves", "The finger moves, as `hitTest` sees")

    private static func rule(_ number: UInt16) -> Rule {
        Rule(.gestures, number, .assumed("A rule.", without: "Nothing is different.", sources: []))
    }

    private var conclusions: Conclusions {
        let experiment = Experiment(
            id: "Tap", title: "A tap", question: "", variables: [Self.cancels, Self.moves], stage: { _ in },
            claims: {
                Claim("A tap that may cancels the touch.", when: Self.cancels.isOn, .happens("view.touchesCancelled"))
                Claim("A touch that is not cancelled ends.", when: Self.cancels.isOff, .happens("view.touchesEnded"))
            })
        let findings = experiment.cases.map { item in
            let end = item[Self.cancels] == .flag(true) ? "touchesCancelled" : "touchesEnded"
            let rule: UInt16 = item[Self.cancels] == .flag(true) ? 9 : 1
            return Finding(
                case: item, trace: Trace(lines: "view.\(end)", rule: Self.rule(rule)),
                stage: StageRecord(width: 375, height: 667, others: ["view"]))
        }
        let rules = [1, 9, 10].map(Self.rule)
        return Conclusions([experiment.conclude(findings)], rules: rules)
    }

    @Test func `a name says where varying it changes the ordering, and where never`() {
        let names = conclusions.names
        #expect(names.map(\.name) == ["cancelsTouchesInView", "hitTest", "touchesCancelled", "touchesEnded"])
        #expect(names[0].effects.filter { $0.influence.effect == .matters }.map(\.influence.condition) == [.always])
        #expect(names[1].effects.filter { $0.influence.effect == .matters }.isEmpty)
        #expect(names[1].effects.filter { $0.influence.effect == .neverMatters }.map(\.influence.variable.name) == ["moves"])
    }

    @Test func `a name has the claims whose sentence, condition or calls have it as a word`() {
        #expect(conclusions.names.map { $0.claims.map(\.index) } == [[0, 1], [], [0], [1]])
    }

    @Test func `a rule says in which cases it is at work, and which claims rest on it`() {
        let rules = conclusions.rules
        #expect(rules.map(\.rule.id.description) == ["GE.1", "GE.9"])
        #expect(rules.map { $0.places.map(\.condition) } == [[Self.cancels.isOff], [Self.cancels.isOn]])
        #expect(rules.map { $0.places.map(\.caseCount) } == [[2], [2]])
        #expect(rules.map { $0.claims.map(\.index) } == [[1], [0]])
    }
}
