import EventTrace
import ExperimentKit
import ReportKit
import Studies
import Testing
import UIKit

struct OpenOrderTests {
    /// Two printing taps on two views, the inner of which is tapped.
    private func result(_ claims: [Claim]) -> ExperimentResult {
        Runner().run(
            Experiment(
                id: "TwoTaps", title: "Two taps", question: "Who is first?",
                stage: { stage in
                    let outer = stage.name(SayingView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)), "outer")
                    let inner = stage.name(SayingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), "inner")
                    stage.view.addSubview(outer)
                    outer.addSubview(inner)
                    outer.addGestureRecognizer(stage.name(SayingTap(), "outerTap"))
                    inner.addGestureRecognizer(stage.name(SayingTap(), "innerTap"))
                    stage.script.tap("inner")
                }, claims: { claims }))
    }

    @Test func `a claim that holds under some orders only is undecided, and says why`() {
        let verdict = result([Claim("The inner one is first.", .order(["innerTap.touchesBegan", "outerTap.touchesBegan"]))]).claims[0]
        #expect(verdict.verdict == .undecided)
        #expect(verdict.reason.map(Wording.english.doubt) == "it rests on an order that UIKit does not define")
        #expect(!verdict.isExpected)
    }

    @Test func `a claim that holds under every order is confirmed, one that holds under none is refuted`() {
        let verdicts = result([
            Claim("Both before the view.", .order(["outerTap.touchesBegan", "inner.touchesBegan"])),
            Claim("The view first.", .order(["inner.touchesBegan", "outerTap.touchesBegan"])),
        ]).claims
        #expect(verdicts.map(\.verdict) == [.confirmed, .refuted])
    }

    @Test func `calls whose order changes are marked, others are not`() {
        let finding = result([]).findings[0]
        let marked = finding.unordered.map { range in finding.trace.ordering[range].map(\.token) }
        #expect(marked == [["innerTap.touchesBegan", "outerTap.touchesBegan"], ["innerTap.touchesEnded", "outerTap.touchesEnded"]])
        #expect(finding.trace.ordering.contains { $0.token == "inner.touchesBegan" })
    }

    @Test func `two orderings that differ in an open order only are one`() {
        let added = Variable<Added>("added", "Added first")
        let result = Runner().run(
            Experiment(
                id: "Added", title: "Added", question: "Does it matter?", variables: [added],
                stage: { stage in
                    let names = stage[added] == .a ? ["a", "b"] : ["b", "a"]
                    for name in names { stage.view.addGestureRecognizer(stage.name(SayingTap(), name)) }
                    stage.script.tap("root")
                }))
        #expect(result.findings[0].trace.ordering.map(\.token) != result.findings[1].trace.ordering.map(\.token))
        #expect(result.groups.count == 1)
        #expect(result.influences[0].effect == .neverMatters)
    }
}

private class SayingView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class SayingTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
}

private enum Added: String, Choice { case a, b }
