import EventTrace
import ExperimentKit
import Studies
import TraceBuilding

extension Sample {
    /// A tap: one case, one claim that nothing decides, a mark.
    package static let tap: ExperimentResult = {
        let experiment = Experiment(
            id: "SingleTap", title: "What does one tap do?", question: "A tap recognizer on one view.\n\nNothing varies.",
            stage: { _ in }, claims: { Claim("A pan begins in time.", .before("pan.action(began)", "tap.action(ended)")) })
        let lines = """
            tap.touchesBegan
            view.touchesBegan
            — gate opened
            tap.touchesEnded
            tap.action(ended)
            view.touchesCancelled
            """
        return experiment.conclude([
            Finding(case: experiment.cases[0], trace: Trace(lines: lines, rule: Sample.rules[0]), stage: stage)
        ])
    }()
}
