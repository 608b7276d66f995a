import ExperimentKit
import Studies
import Testing

struct VariableTests {
    enum Finger: String, Choice {
        case short
        case long = "2 s"
        case never
    }

    static let finger = Variable<Finger>("finger", "The finger")
    static let cancels = Variable<Bool>("cancels", "It cancels", default: true)
    static let count = Variable<Int>("count", "How many", [1, 2])
    static let hold = Variable<Double>("hold", "Seconds", [0.5, 1])
    static let part = Variable<Finger>("part", "The finger", [.never, .short])

    private func values<V: VariableValue>(_ variable: Variable<V>) -> [V] {
        nonisolated(unsafe) var seen: [V] = []
        let experiment = Experiment(
            id: "E", title: "", question: "", variables: [variable],
            stage: { stage in stage.script.perform { seen.append(stage[variable]) } })
        #expect(Runner().run(experiment).diagnostics.isEmpty)
        return seen
    }

    @Test func `each case gives the stage the value of its type`() {
        #expect(values(Self.finger) == [.short, .long, .never])
        #expect(values(Self.cancels) == [true, false])
        #expect(values(Self.count) == [1, 2])
        #expect(values(Self.hold) == [0.5, 1])
        #expect(values(Self.part) == [.never, .short])
    }

    @Test func `raw values and numbers are what reports print`() {
        let variables = [Self.finger, Self.cancels, Self.count, Self.hold, Self.part]
        let printed = variables.map { $0.domain.map { $0.description }.joined(separator: " ") }
        #expect(printed == ["short 2 s never", "on off", "1 2", "0.5 1", "never short"])
    }

    @Test func `conditions compare with values of the type`() {
        #expect((Self.finger == .long).words == "`finger` is 2 s")
        #expect((Self.finger != .never && Self.cancels.isOff).words == "`finger` is not never and `cancels` is off")
        #expect(Self.finger.isOneOf(.short, .long).words == "`finger` is short or 2 s")
        #expect((Self.count == 2 || Self.hold == 0.5).words == "`count` is 2, or `hold` is 0.5")
    }

    @Test func `data of another type is no value`() {
        #expect(Finger(data: .number(1)) == nil && Finger(data: .choice("long")) == nil && Finger(data: .choice("2 s")) == .long)
        #expect(Bool(data: .number(1)) == nil && Double(data: .flag(true)) == nil && Int(data: .number(1.5)) == nil)
    }
}
