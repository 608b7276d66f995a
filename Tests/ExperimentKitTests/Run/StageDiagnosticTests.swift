import EventTrace
import ExperimentKit
import Testing
import UIKit

/// Mistakes that show only when a case is staged.
struct StageDiagnosticTests {
    private func messages(_ stage: @escaping @Sendable (Stage) -> Void) -> [String] {
        Runner().run(ThreeLevels.experiment(stage: stage)).diagnostics.map { "\($0.summary). \($0.remedy)" }
    }

    @Test func `values are asked for by type and by variables that there are`() {
        #expect(messages { _ = $0.number(ThreeLevels.tapped) } == ["'tapped' is no number. Its values are level_3, level_1."])
        #expect(messages { _ = $0.flag(ThreeLevels.tapped) } == ["'tapped' is no flag. Its values are level_3, level_1."])
        #expect(messages { _ = $0.choice(ThreeLevels.callsSuper) } == ["'callsSuper' is no choice. Its values are off, on."])
        #expect(
            messages { _ = $0.flag(.flag("callSuper", "")) } == ["'ThreeLevels' has no variable 'callSuper'. Did you mean 'callsSuper'?"])
    }

    @Test func `a name belongs to one object`() {
        let found = messages { $0.name(UIView(), "level_1") }
        #expect(found.first == "two objects are named 'level_1', in case callsSuper=off, tapped=level_3. Give each a name of its own.")
    }

    @Test func `a script goes to views that are there`() {
        #expect(
            messages { $0.script.tap("level_4") } == [
                "the script goes to 'level_4', and there is no such view in the window. Name the view with stage.name(_:_:), and add it."
            ])
        #expect(
            messages { $0.script.tap(UIView()) } == ["the script goes to a view that is not in the window. Add it to a view that is."])
    }

    @Test func `too many cases are not run`() {
        let many = Variable("many", "", (0..<65).map { .number(Double($0)) })
        let result = Runner().run(
            Experiment(id: "Many", title: "", question: "", variables: [many], stage: { _ in Issue.record("it was run") }))
        #expect(result.findings.isEmpty)
        #expect(!result.diagnostics.isEmpty)
    }
}
