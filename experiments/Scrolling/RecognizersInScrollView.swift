import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case content = "the content"
    case superview = "the superview"
}
private let place = Variable<Place>("tap", "The tap recognizer is on")
private let delays = Variable<Bool>("delaysContentTouches", "`delaysContentTouches`", default: true)
private let finger = Variable<OneFinger>("finger", "The finger", [.taps, .holds, .drags])

extension Experiment {
    /// What the delay does not delay.
    static let recognizersInScrollView: Experiment = Experiment(
        id: "RecognizersInScrollView",
        title: "Does a scroll view delay gesture recognizers too?",
        question:
            "A scroll view holds touches back from its content. A tap recognizer is on the content or on the superview of the scroll view. A finger taps, holds for 0.3 s, or drags. When does the recognizer receive its touches, and how do scrolling and the tap gesture affect each other?",
        answer:
            "No. A recognizer receives each touch at once, wherever it is; only views wait. With the delay, a quick tap is recognized and the content never receives it; a drag scrolls, and the tap gesture is not recognized.",
        remedy:
            "To let the content receive quick taps as well, set `cancelsTouchesInView = false` on the tap recognizer.",
        symptoms: [
            "tap gesture inside a UIScrollView fires but touchesBegan is not called",
            "does delaysContentTouches affect gesture recognizers",
            "subview of a scroll view does not highlight when a tap gesture is added",
            "UITapGestureRecognizer and scrolling, which one wins",
        ],
        variables: [finger, delays, place],
        stage: { stage in
            let superview = stage.add(UIView(), "superview", at: Stage.bounds)
            let scroll = stage.addTall(UIScrollView())
            scroll.delaysContentTouches = stage[delays]
            superview.addSubview(scroll)
            let content = stage.add(BeganPad(), "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            stage.add(BeganTap(), "tap", to: stage[place] == .content ? content : superview)
            stage.script.play(stage[finger], x: 150, y: 200, in: "content")
            stage.markTime(20)
        },
        claims: [
            Claim(
                "The recognizer receives the touch at touch down, with or without the delay.",
                .order(["tap.touchesBegan", "20 ms"]),
                explanation: "Recognizers receive each touch before the view; the delay is for views. A log of a table shows it.",
                rules: [.recognizersOfThePath, .contentTouchDelay]),
            Claim(
                "With the delay, a quick tap is recognized and the content never receives it.",
                when: finger == .taps && delays.isOn, .all([.happens("tap.action(ended)"), .never("content.*")]),
                explanation: "A touch that is held back is dropped when the tap is recognized.",
                rules: [.contentTouchDelay, .delaysTouchesBegan]),
            Claim(
                "A touch of 0.3 s is still recognized as a tap, after the content has received it.", when: finger == .holds,
                .order(["content.touchesBegan", "tap.action(ended)"])),
            Claim(
                "A drag scrolls, and the tap gesture is not recognized.", when: finger == .drags,
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("tap.action*")]),
                explanation: "The scroll view's pan recognizer excludes the tap recognizer, which shares its touch.", rules: [.exclusion]),
            Claim("It makes no difference on which of the two views the tap recognizer is.", .same(whatever: place)),
        ])
}

/// A tap that receives the start of a touch.
private final class BeganTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}
