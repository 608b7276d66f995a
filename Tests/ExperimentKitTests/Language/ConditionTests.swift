import EventTrace
import ExperimentKit
import ReportKit
import Testing

struct ConditionTests {
    static let calls = Variable<Bool>("callsSuper", "Touch methods call super")
    static let tapped = AnyVariable("tapped", "The finger lands on", ["level_1", "level_2", "level_3"])

    static let spoken: [(Condition, String, String)] = [
        (.always, "always", "always"),
        (calls.isOn, "`callsSuper` is on", "callsSuper on"),
        (calls.isOff, "`callsSuper` is off", "callsSuper off"),
        (calls.isOn && tapped.is("level_3"), "`callsSuper` is on and `tapped` is level_3", "callsSuper on, tapped level_3"),
        (tapped.isNot("level_1"), "`tapped` is not level_1", "tapped not level_1"),
        (tapped.isOneOf(["level_1", "level_2"]), "`tapped` is level_1 or level_2", "tapped level_1/level_2"),
        (
            (calls.isOn || tapped.is("level_1")) && tapped.isNot("level_2"),
            "(`callsSuper` is on, or `tapped` is level_1) and `tapped` is not level_2",
            "(callsSuper on or tapped level_1), tapped not level_2"
        ),
        (!(calls.isOn && tapped.is("level_1")), "not (`callsSuper` is on and `tapped` is level_1)", "not (callsSuper on, tapped level_1)"),
        (.all([]), "always", "always"), (.any([]), "never", "never"),
    ]

    @Test(arguments: spoken.indices)
    func `a condition says in words which cases it selects`(index: Int) {
        #expect(Self.spoken[index].0.words == Self.spoken[index].1)
        #expect(Self.spoken[index].0.shortWords == Self.spoken[index].2)
    }

    @Test func `conditions combine as their words say`() {
        let cases = Experiment(id: "E", title: "", question: "", variables: [Self.calls, Self.tapped], stage: { _ in }).cases
        func selected(_ condition: Condition) -> [Int] { cases.filter { condition.selects($0) }.map { $0.index } }
        #expect(selected(.always) == [0, 1, 2, 3, 4, 5])
        #expect(selected(Self.calls.isOn.and(Self.tapped.is("level_2"))) == [4])
        #expect(selected(Self.calls.isOn.or(Self.tapped.is("level_2"))) == [1, 3, 4, 5])
        #expect(selected(!Self.tapped.isOneOf(["level_1", "level_3"])) == [1, 4])
        #expect(selected(.isOneOf("unknown", ["level_1"])) == [])
    }
}
