import EventTrace
import ExperimentKit
import ReportKit
import Studies
import Testing
import TraceBuilding

struct CaseDifferencesTests {
    private static let input = AnyVariable("input", "The input is", ["a tap", "a hold", "a drag"])
    private static let isPlain = Variable<Bool>("isPlain", "The view is plain")

    private func leads(_ result: ExperimentResult) -> [String]? {
        let wording = Wording(.english, result.experiment)
        return CaseDifferences(result).map { $0.changes.map { wording.lead(of: $0) } }
    }

    @Test func `values that change the base in the same way share a row, also those of another variable`() {
        let result = World.result([Self.input, Self.isPlain]) { here in
            let acts = here.values == [.choice("a tap"), .flag(false)]
            return acts ? "pad.touchesBegan\ntap.action" : "pad.touchesBegan\npad.touchesEnded"
        }
        #expect(leads(result) == ["the input is a hold or a drag, or the view is plain"])
    }

    @Test func `values that leave the base as it is are named, of variables that have others`() {
        let result = World.result([Self.input, Self.isPlain]) { here in
            let changes = here.values == [.choice("a drag"), .flag(false)]
            return changes ? "pad.touchesBegan\npad.touchesEnded" : "pad.touchesBegan\ntap.action"
        }
        let differences = CaseDifferences(result)
        #expect(leads(result) == ["the input is a drag"])
        #expect(differences.flatMap { Wording(.english, result.experiment).likeTheBase($0) } == "The same where the input is a hold.")
    }

    @Test func `a variable that changes an outcome has a row, even if all calls are the same`() throws {
        let experiment = Experiment(
            id: "World", title: "A world", question: "When?", variables: [Self.isPlain], stage: { _ in },
            outcomes: { Outcome("the touch comes late", not: "the touch comes at once", "pad.touchesBegan", after: .milliseconds(5)) },
            claims: { Claim("A touch begins.", .happens("pad.touchesBegan")) })
        let result = experiment.conclude(
            experiment.cases.map { one in
                let waits = one.values == [.flag(true)] ? String(repeating: "! queue enqueue\n", count: 10) : ""
                return Finding(case: one, trace: Trace(lines: waits + "pad.touchesBegan"), stage: World.stage)
            })
        #expect(result.groups.count == 1 && leads(result) == ["the view is plain"])
    }

    @Test(arguments: [(false, ["pad.hitTest", "…", "+pad.action"]), (true, ["-pad.touchesBegan", "pad.hitTest", "+pad.action"])])
    func `what a button does not record is not struck out`(alsoRecords: Bool, shown: [String]) throws {
        let isButton = Variable<Bool>("isButton", "The view is a button")
        let experiment = Experiment(
            id: "World", title: "A world", question: "Which?", variables: [isButton, Self.isPlain], stage: { _ in }, claims: {})
        let result = experiment.conclude(
            experiment.cases.map { one in
                let (button, plain) = (one[isButton] == .flag(true), one[Self.isPlain] == .flag(true))
                let face: StagedFace = button ? .button("OK") : .plain
                let touched = !button || (plain && alsoRecords) ? "pad.touchesBegan\n" : ""
                let lines = (alsoRecords ? touched + "pad.hitTest\n" : "pad.hitTest\n" + touched) + (button ? "pad.action" : "")
                return Finding(case: one, trace: Trace(lines: lines), stage: World.pad(face))
            })
        let change = try #require(CaseDifferences(result)?.changes.first { $0.values[0].variable == isButton })
        let words = change.change.parts.map { part in
            switch part {
            case .same(let item): item.calls[0].token
            case .gone(let item): "-" + item.calls[0].token
            case .new(let item): "+" + item.calls[0].token
            default: "…"
            }
        }
        #expect(words == shown)
    }

    @Test func `what a variable varies has words`() {
        let number = AnyVariable("moves", "The distance in points", [7, 12])
        let property = Variable<Bool>("isOn", "`isOn`")
        let variables: [AnyVariable] = [Self.input, Self.isPlain, number, property]
        let wording = Wording(.english, of: "World", variables: variables)
        #expect(
            variables.map { wording.subject(of: $0) } == [
                "“the input is …”", "whether the view is plain", "the distance in points", "`isOn`",
            ])
    }
}
