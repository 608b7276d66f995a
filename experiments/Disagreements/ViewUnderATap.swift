import EventTrace
import ExperimentKit
import UIKit

private enum TapKind: String, Choice {
    case asUIKitHasIt = "as UIKit has it"
    case delaysBegan = "delays began"
    case doesNotCancel = "does not cancel"
    case takesItAtTheLanding = "takes it at the landing"
}
private let choice = Variable<TapKind>("choice", "The tap")

private enum Gesture: String, Choice {
    case taps, drags
    case holds = "holds 2 s"
}
private let gesture = Variable<Gesture>("finger", "The finger")

/// Recognizes with the landing, as a re-implementation does.
private final class LandingTap: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

extension Experiment {
    /// What a view gets under a tap recognizer.
    static let viewUnderATap = Experiment(
        id: "ViewUnderATap",
        title: "Disagreement: what the view under a tap recognizer receives",
        question:
            "Re-implementations give the view nothing until the tap has failed, all of it, or nothing but a cancelled touch. What does UIKit's view get of a tap, of a drag, and of a long hold, and by which settings does it get what others would give it?",
        answer:
            "Of a tap it gets began, then cancelled, after the action. Of a drag or a long hold, which fail the tap, it gets everything. Nothing at all, or a proper end, comes only with the settings for it.",
        observations: ["tap-on-gray-defaults", "vc-tap-timestamps"],
        variables: [choice, gesture],
        excluding: Exclusion(choice == .takesItAtTheLanding && gesture != .taps, because: "After the landing all is the same."),
        stage: { stage in
            let pad = stage.add(LoggedView(), "pad")
            let tap: UIGestureRecognizer =
                stage[choice] == .takesItAtTheLanding ? LandingTap() : UITapGestureRecognizer()
            tap.delaysTouchesBegan = stage[choice] == .delaysBegan
            tap.cancelsTouchesInView = stage[choice] != .doesNotCancel
            stage.add(tap, "tap", to: pad)
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 20, y: 100, in: "pad"))
            stage.script.wait(stage[gesture] == .holds ? 2 : 0.1)
            if stage[gesture] == .drags { finger.move(to: .point(x: 120, y: 100, in: "pad"), over: 0.03) }
            finger.up()
        },
        claims: [
            Claim(
                "Of a tap the view gets began, and cancelled after the action.",
                when: choice == .asUIKitHasIt && gesture == .taps,
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"]),
                explanation:
                    "So say printed logs (tap-on-parent-child-touches, tap-gr-order-with-recognizer-touches) and a talk of 2017.",
                rules: [.cancelsTouchesInView]),
            Claim(
                "The view gets nothing until the tap has failed.",
                when: choice == .asUIKitHasIt && gesture == .taps, .never("pad.*"),
                knownRefutation:
                    "That is so with `delaysTouchesBegan`, which is off by default: began goes to the view at once (tap-delaysTouchesBegan-yes has the log of the other setting)."
            ),
            Claim(
                "The view gets its proper end beside the tap.",
                when: choice == .asUIKitHasIt && gesture == .taps, .happens("pad.touchesEnded"),
                knownRefutation: "Only with `cancelsTouchesInView` off (tap-cancelsTouches-no-csf has that log)."),
            Claim(
                "The view is cancelled, or shut out, with the landing.",
                when: choice == .asUIKitHasIt && gesture == .taps, .before("pad.touchesCancelled", "tap.action(ended)"),
                knownRefutation:
                    "flowkey's UIKit begins its tap at the landing and marks the touch as cancelled there. UIKit's tap recognizes with the lift, and the view has its touch until then."
            ),
            Claim(
                "A recognizer that does recognize with the landing leaves the view nothing, not even cancelled.",
                when: choice == .takesItAtTheLanding, .all([.happens("tap.action(ended)"), .never("pad.*")])),
            Claim(
                "A drag or a long hold fails the tap, and the view gets its end.",
                when: gesture != .taps, .all([.never("tap.action*"), .happens("pad.touchesEnded"), .never("pad.touchesCancelled")]),
                explanation: "A touch that a failed recognizer no longer gets still reaches the view.", rules: [.failureFreesTheTouch]),
            Claim(
                "Delayed, a failed tap hands began over late, and at most one move.",
                when: choice == .delaysBegan && gesture != .taps, .exactly(1, "pad.touchesBegan"),
                explanation: "As a talk of 2010 describes.", rules: [.delaysTouchesBegan]),
        ])
}
