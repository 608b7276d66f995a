import EventTrace
import ExperimentKit
import ReportKit
import Testing

struct CaseTests {
    static let sure = Variable<Bool>("sure", "It is sure", default: true)
    static let size = AnyVariable("size", "The size", [0.5, 1, 20])

    private func experiment(_ variables: [AnyVariable], _ exclusion: Exclusion? = nil) -> Experiment {
        Experiment(id: "E", title: "", question: "", variables: variables, excluding: exclusion, stage: { _ in })
    }

    @Test func `every combination is a case, the first variable changes slowest, defaults come first`() {
        #expect(
            experiment([Self.sure, Self.size]).cases.map { $0.description } == [
                "sure=on, size=0.5", "sure=on, size=1", "sure=on, size=20", "sure=off, size=0.5", "sure=off, size=1", "sure=off, size=20",
            ])
        #expect(experiment([Self.sure, Self.size]).cases.map { $0.distanceFromDefaults } == [0, 1, 1, 1, 2, 2])
    }

    @Test func `without variables there is one case`() {
        #expect(experiment([]).cases.map { $0.description } == ["the only case"])
    }

    @Test func `excluded combinations are no cases, and the others are numbered through`() {
        let cases = experiment([Self.sure, Self.size], Exclusion(Self.sure.isOn && Self.size.is(1), because: "it cannot be"))
        #expect(cases.cases.map { $0.description }.contains("sure=on, size=1") == false)
        #expect(cases.cases.map { $0.index } == [0, 1, 2, 3, 4])
        #expect(cases.excludedCount == 1)
    }

    @Test(arguments: ["drags, then lifts", "primary; secondary", "on/off", "rests and lifts", "one or two"])
    func `a choice that would read as a list stands in quotation marks`(_ choice: String) {
        #expect(Value.choice(choice).words == "“\(choice)”")
        let finger = AnyVariable("finger", "", [.choice(choice), "taps"])
        #expect(Condition.isOneOf("finger", [.choice(choice), "taps"]).words == "`finger` is “\(choice)” or taps")
        #expect(finger.is(.choice(choice)).words == "`finger` is \(choice)")
    }

    @Test(arguments: [Value.choice("a band in the corridor"), "taps", true, 0.5])
    func `another value stands as it is spelled`(_ value: Value) {
        #expect(value.words == value.description)
    }

    @Test func `a value is found by its spelling`() {
        #expect(Self.size.value(spelled: "0.5") == 0.5)
        #expect(Self.size.value(spelled: "2") == nil)
        #expect(Self.sure.value(spelled: "no") == .flag(false))
        #expect(Self.sure.value(spelled: "on") == .flag(true))
    }
}
