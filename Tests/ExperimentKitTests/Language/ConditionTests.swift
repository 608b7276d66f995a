import EventTrace
import ExperimentKit
import ReportKit
import Testing

struct ConditionTests {
    static let calls = Variable<Bool>("callsSuper", "Touch methods call super")
    static let tapped = AnyVariable("tapped", "The finger lands on", ["level_1", "level_2", "level_3"])

    static let spoken: [(Condition, String)] = [
        (.always, "always"), (calls.isOn, "`callsSuper` is on"), (calls.isOff, "`callsSuper` is off"),
        (calls.isOn && tapped.is("level_3"), "`callsSuper` is on and `tapped` is level_3"),
        (tapped.isNot("level_1"), "`tapped` is not level_1"),
        (Condition.isOneOf("tapped", ["level_1", "level_2"]), "`tapped` is level_1 or level_2"),
        (
            (calls.isOn || tapped.is("level_1")) && tapped.isNot("level_2"),
            "(`callsSuper` is on, or `tapped` is level_1) and `tapped` is not level_2"
        ),
        (!(calls.isOn && tapped.is("level_1")), "`callsSuper` is not on, or `tapped` is not level_1"), (.all([]), "always"),
        (.any([]), "never"),
    ]

    /// With the experiment's variables at hand: the sentence, and what stands over a column.
    static let told: [(Condition, String, String)] = [
        (calls.isOn, "touch methods call super", "touch methods call super"),
        (calls.isOff, "not: touch methods call super", "not: touch methods call super"),
        (
            tapped.is("level_3") && calls.isOn, "the finger lands on level_3 and touch methods call super",
            "level_3 · touch methods call super"
        ),
        (tapped.isNot("level_1"), "the finger lands on level_2 or level_3", "level_2 / level_3"),
        (cancels.isOff, "`cancelsTouchesInView` is `false`", "`cancelsTouchesInView` is `false`"),
        (clips.isOff, "the parent does not clip", "the parent does not clip"),
        (hold == 0.5, "the finger stays for 0.5 s", "the finger stays for 0.5 s"),
        (hold.isOneOf(0.5, 1), "the finger stays for 0.5 or 1 s", "the finger stays for 0.5 or 1 s"),
    ]
    static let cancels = Variable<Bool>("cancels", "`cancelsTouchesInView`", default: true)
    static let clips = Variable<Bool>("clips", "The parent clips", off: "the parent does not clip")
    static let hold = Variable<Double>("hold", "Seconds", clause: "the finger stays for {value} s", [0.5, 1, 2])

    @Test(arguments: told.indices)
    func `an experiment tells its conditions in sentences`(index: Int) {
        let experiment = Experiment(
            id: "E", title: "", question: "", variables: [Self.calls, Self.tapped, Self.cancels, Self.clips, Self.hold], stage: { _ in })
        let wording = Wording(.english, experiment)
        #expect(wording.condition(Self.told[index].0) == Self.told[index].1)
        #expect(wording.shortCondition(Self.told[index].0) == Self.told[index].2)
    }

    @Test(arguments: spoken.indices)
    func `a condition says in words which cases it selects`(index: Int) {
        #expect(Self.spoken[index].0.words == Self.spoken[index].1)
    }

    @Test func `conditions combine as their words say`() {
        let cases = Experiment(id: "E", title: "", question: "", variables: [Self.calls, Self.tapped], stage: { _ in }).cases
        func selected(_ condition: Condition) -> [Int] { cases.filter { condition.selects($0) }.map { $0.index } }
        #expect(selected(.always) == [0, 1, 2, 3, 4, 5])
        #expect(selected(Self.calls.isOn.and(Self.tapped.is("level_2"))) == [4])
        #expect(selected(Self.calls.isOn.or(Self.tapped.is("level_2"))) == [1, 3, 4, 5])
        #expect(selected(!Condition.isOneOf("tapped", ["level_1", "level_3"])) == [1, 4])
        #expect(selected(.isOneOf("unknown", ["level_1"])) == [])
    }
}
