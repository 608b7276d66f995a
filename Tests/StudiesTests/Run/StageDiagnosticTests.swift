import EventTrace
import ExperimentKit
import Studies
import Testing
import UIKit

/// Mistakes that show only when a case is staged.
struct StageDiagnosticTests {
    private func messages(_ stage: @escaping @Sendable (Stage) -> Void) -> [String] {
        Runner().run(ThreeLevels.experiment(stage: stage)).diagnostics.map { "\($0.summary). \($0.remedy ?? "")" }
    }

    @Test func `only variables of the experiment are read; the default stands in for another`() {
        let misspelled = Variable<Bool>("callSuper", "", default: true)
        let found = messages { #expect($0[misspelled]) }
        #expect(found == ["'ThreeLevels' has no variable 'callSuper'. Did you mean 'callsSuper'?"])
    }

    @Test func `every variable is read by the stage, the script or what they leave behind`() {
        let (one, other) = (Variable<Int>("one", "", [1, 2]), Variable<Bool>("other", ""))
        func messages(_ stage: @escaping @Sendable (Stage) -> Void, script: (@Sendable (Stage) -> Void)? = nil) -> [String] {
            Runner().run(Experiment(id: "E", title: "", question: "", variables: [one, other], stage: stage, script: script))
                .diagnostics.map { "\($0)" }
        }
        let line = #line - 5
        #expect(
            messages { _ = $0[one] } == [
                """
                StudiesTests/StageDiagnosticTests.swift:\(line): error: 'other' is a variable of 'E' that its stage and script never read
                    Read it with stage[…], or remove it.
                """
            ])
        #expect(messages({ _ = $0[one] }, script: { _ = $0[other] }).isEmpty)
        #expect(messages { stage in stage.script.perform { _ = (stage[one], stage[other]) } }.isEmpty)
        // One case is enough.
        #expect(messages { stage in if stage[one] == 1 { _ = stage[other] } }.isEmpty)
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
        let many = Variable("many", "", Array(0..<65))
        let result = Runner().run(
            Experiment(id: "Many", title: "", question: "", variables: [many], stage: { _ in Issue.record("it was run") }))
        #expect(result.findings.isEmpty)
        #expect(!result.diagnostics.isEmpty)
    }
}
