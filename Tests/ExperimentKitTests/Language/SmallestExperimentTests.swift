import ExperimentKit
import Testing
import UIKit

private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView`", default: true)

extension Experiment {
    fileprivate static let tapOnAPad = Experiment(
        id: "TapOnAPad", title: "A tap recognizer and the touches of its view",
        question: "What does the view receive of a touch that its tap recognizer recognizes?", variables: [cancels],
        stage: { stage in
            let pad = stage.add(LoggedView(), "pad")
            stage.add(UITapGestureRecognizer(), "tap", to: pad).cancelsTouchesInView = stage[cancels]
            stage.script.tap(pad)
        },
        claims: [
            Claim("The action comes before the end of the touch.", .order(["tap.action(ended)", "pad.touches*"])),
            Claim("Cancelled, not ended.", when: cancels.isOn, .never("pad.touchesEnded")),
        ])
}

/// README's experiment, with what `ExperimentKit` brings along.
struct SmallestExperimentTests {
    @Test func `it confirms its claims in two cases with equal calls but the last`() {
        let result = Runner().run(.tapOnAPad)
        #expect(result.diagnostics.isEmpty)
        #expect(result.claims.map { $0.verdict } == [.confirmed, .confirmed])
        #expect(
            result.findings.map { $0.trace.ordering.map { $0.token } } == [
                ["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"],
                ["pad.touchesBegan", "tap.action(ended)", "pad.touchesEnded"],
            ])
    }
}
