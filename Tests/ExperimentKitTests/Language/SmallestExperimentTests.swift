import ExperimentKit
import Studies
import Testing
import UIKit

private let pad = Named<LoggedView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")

private let tapOnAPad = Experiment(id: "TapOnAPad", question: "Does a tap recognizer act before its view loses the touch?") { stage in
    stage.add(LoggedView(), pad)
    stage.add(UITapGestureRecognizer(), tap, to: pad)
    stage.script.tap(pad)
} claims: {
    Claim("The action runs before the touch is cancelled.") {
        tap.action(.ended)
        pad.touchesCancelled
    }
}

/// README's experiment, with what `ExperimentKit` brings along.
struct SmallestExperimentTests {
    @Test func `it confirms its claim in its only case`() {
        let result = Runner().run(tapOnAPad)
        #expect(result.diagnostics.isEmpty)
        #expect(result.claims.map { $0.verdict } == [.confirmed])
        #expect(
            result.findings.map { $0.trace.ordering.map { $0.token } } == [
                ["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"]
            ])
    }
}
