import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Link: String, Choice {
    case none = "nothing"
    case requirement = "a failure requirement"
    case delegate = "a requirement of the pan's delegate"
    case third = "requirements of a third one"
}
private let link = Variable<Link>("link", "What connects swipe and pan")
private let second = Variable<Bool>("second", "A second finger comes down while the pan goes on")

/// A swipe that prints what it receives.
private final class PrintingSwipe: UISwipeGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func reset() { super.reset() }
}

/// A pan that prints its reset.
private final class PrintingPan: UIPanGestureRecognizer {
    override func reset() { super.reset() }
}

extension Experiment {
    /// Failure requirements keep recognizers from their reset.
    static let resetTogether = Experiment(
        id: "ResetTogether",
        title: "Recognizers that wait for each other are reset together",
        question:
            "A swipe is turned off and on, which ends its attempt, before any finger moves. A pan, which may wait for the swipe to fail, goes on with the touch. When is each of the two reset, and may the swipe try again meanwhile?",
        answer:
            "No recognizer is reset while a finger that it received is down. One that failure requirements connect with another, even through a third, waits for that one too, and both are reset at once.",
        observations: ["wwdc10-reset-waits-for-requirement", "webkit-reset-by-subgraph", "reset-waits-for-last-lift"],
        variables: [link, second],
        stage: { stage in
            let (view, other) = (
                stage.add(UIView(), "view"), stage.add(UIView(), "other", at: CGRect(x: 20, y: 600, width: 100, height: 100))
            )
            let swipe = stage.add(PrintingSwipe(), "swipe", to: view)
            // On the root view, so that it has a finger of its own beside the swipe's.
            let pan = stage.add(PrintingPan(), "pan")
            switch stage[link] {
            case .none: break
            case .requirement: pan.require(toFail: swipe)
            case .delegate: pan.delegate = stage.name(RequiringDelegate(), "delegate")
            case .third:
                let press = stage.add(UILongPressGestureRecognizer(), "press", to: view)
                press.require(toFail: swipe)
                press.require(toFail: pan)
            }
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: .point(x: 50, y: 100, in: "view"))
            two.down(at: .point(x: 20, y: 20, in: other))
            stage.script.perform {
                swipe.isEnabled = false
                swipe.isEnabled = true
            }
            stage.script.wait(0.05)
            two.move(to: .point(x: 80, y: 20, in: other))
            stage.script.wait(0.05)
            one.up()
            stage.script.mark("the swipe's finger has lifted")
            if stage[second] {
                one.down(at: .point(x: 50, y: 50, in: "view"))
                stage.script.wait(0.05)
                one.up()
            }
            stage.script.wait(0.1)
            two.up()
        },
        claims: [
            Claim(
                "Connected with nothing, the swipe is reset when its own finger lifts.", when: link == .none && second.isOff,
                .order(["swipe.reset", "the swipe's finger has lifted", "pan.reset"])),
            Claim(
                "A requirement keeps it from its reset until the pan is over too.", when: link.isOneOf(.requirement, .delegate),
                .order(["the swipe's finger has lifted", "pan.action(ended)", "*.reset", "*.reset"]),
                explanation:
                    "A talk of 2010: if a reset comes later than you expect, look for a failure requirement (wwdc10-reset-waits-for-requirement).",
                rules: [.resetTogether]),
            Claim(
                "A delegate that names the swipe connects them as well.", when: link == .delegate,
                .all([.decided("pan: require swipe"), .decided("swipe: remain failed")]), rules: [.dynamicRequirements]),
            Claim(
                "So does a third recognizer that requires both to fail.", when: link == .third,
                .order(["the swipe's finger has lifted", "pan.action(ended)", "*.reset", "*.reset"]), rules: [.resetTogether]),
            Claim(
                "Until then the swipe receives no new finger.", when: second.isOn && link != .none, .exactly(1, "swipe.touchesBegan"),
                explanation: "WebKit lost the second touch of a double tap in this way (webkit-reset-by-subgraph).",
                rules: [.resetTogether]),
            Claim(
                "Reset, it receives the next one.", when: second.isOn && link == .none, .exactly(2, "swipe.touchesBegan")),
        ])
}
