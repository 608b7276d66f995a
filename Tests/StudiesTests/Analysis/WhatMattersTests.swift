import EventTrace
import ExperimentKit
import ReportKit
import Testing

struct WhatMattersTests {
    static let calls = Variable<Bool>("calls", "Calls super")
    static let tapped = AnyVariable("tapped", "Tapped", ["level_1", "level_2", "level_3"])
    static let color = AnyVariable("color", "Color", ["red", "blue"])

    @Test func `cases with equal orderings are one group, in the order of their first cases`() {
        let result = World.result([Self.calls, Self.tapped]) { $0[Self.tapped] == "level_2" ? "b.next" : "a.next" }
        #expect(result.groups.map { $0.cases } == [[0, 2, 3, 5], [1, 4]])
        #expect(result.groups.map { $0.index } == [0, 1])
        #expect(result.group(ofCase: 4)?.index == 1)
        #expect(result.groups.map { $0.condition.words } == ["`tapped` is not level_2", "`tapped` is level_2"])
    }

    @Test func `a variable that changes an ordering matters, by classes of its values`() {
        let result = World.result([Self.calls, Self.tapped, Self.color]) {
            $0[Self.calls] == .flag(true) && $0[Self.tapped] == "level_3" ? "a.next" : "b.next"
        }
        #expect(result.influences.map { $0.effect } == [.matters, .matters, .neverMatters])
        #expect(result.influences.map { $0.condition.words } == ["`tapped` is level_3", "`calls` is on", "never"])
        #expect(result.influences[0].classes == [[.flag(false)], [.flag(true)]])
        #expect(result.influences[1].classes == [["level_1", "level_2"], ["level_3"]])
        #expect(result.influences[2].classes == [["red", "blue"]])
    }

    @Test func `a variable that matters everywhere needs no condition`() {
        let result = World.result([Self.calls, Self.color]) { $0[Self.calls] == .flag(true) ? "a.next" : "b.next" }
        #expect(result.influences.map { $0.condition } == [.always, .never])
    }

    @Test func `of a variable that never varies alone nothing can be said`() {
        let exclusion = Exclusion(
            (Self.calls.isOn && Self.color.is("red")) || (Self.calls.isOff && Self.color.is("blue")), because: "they go together")
        let result = World.result([Self.calls, Self.color], excluding: exclusion) { $0.index == 0 ? "a.next" : "b.next" }
        #expect(result.influences.map { $0.effect } == [.untested, .untested])
    }

    @Test func `the analysis of the same findings is the same each time`() {
        func words() -> [String] {
            World.result([Self.calls, Self.tapped, Self.color]) { "a.next\n" + String(repeating: "b.next\n", count: $0.index * 5 % 7) }
                .groups.map { "\($0.cases) \($0.condition.words)" }
        }
        #expect(words() == words())
    }
}
