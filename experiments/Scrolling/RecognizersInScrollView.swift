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

private let tap = Named<BeganTap>("tap")
private let superview = Named<UIView>("superview")
private let content = Named<BeganPad>("content")
private let delegate = Named<LoggedDrags>("delegate")

/// What the delay does not delay.
let recognizersInScrollView: Experiment = Experiment(
    id: "RecognizersInScrollView",
    title: "Does a scroll view delay gesture recognizers too?",
    question:
        "A scroll view holds touches back from its content. A tap recognizer is on the content or on the superview of the scroll view. A finger taps, holds for 0.3 s, or drags. When does the recognizer receive its touches, and how do scrolling and the tap gesture affect each other?",
    answer:
        "No. A recognizer receives each touch at once, on the content as on the superview; only views wait. With `delaysContentTouches` on, as by default, a quick tap is recognized and the content, a plain view, never receives the touch. A drag scrolls, and the tap gesture is not recognized.",
    remedy:
        "To let the content receive quick taps as well, set `cancelsTouchesInView = false` on the tap recognizer. To let the content highlight at touch down, set `delaysContentTouches = false` on the scroll view too.",
    symptoms: [
        "tap gesture inside a UIScrollView fires but touchesBegan is not called",
        "does delaysContentTouches affect gesture recognizers",
        "subview of a scroll view does not highlight when a tap gesture is added",
        "UITapGestureRecognizer and scrolling, which one wins",
    ],
    variables: [finger, delays, place],
    stage: { stage in
        let superview = stage.add(UIView(), superview, at: Stage.bounds)
        let scroll = stage.addTall(UIScrollView())
        scroll.delaysContentTouches = stage[delays]
        superview.addSubview(scroll)
        let content = stage.add(BeganPad(), content, at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
        stage.add(BeganTap(), tap, to: stage[place] == .content ? content : superview)
        stage.script.play(stage[finger], x: 150, y: 200, in: content)
        stage.markTime(20)
    },
    outcomes: {
        Outcome("the tap gesture is recognized", not: "the tap gesture is not recognized", tap.action(.ended))
        Outcome("`content`", otherwise: "never receives the touch") {
            Outcome.State("receives the touch at once", content.touchesBegan.comes(0...0))
            Outcome.State("receives the touch late", content.touchesBegan)
        }
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
        Outcome(
            "the recognizer receives the touch at once", not: "the recognizer receives the touch late",
            constant: "A scroll view holds touches back from views only.", tap.touchesBegan.comes(0...0))
    },
    claims: {
        Claim(
            "The recognizer receives the touch at touch down, with or without the delay.",
            explanation: "Recognizers receive each touch before the view; the delay is for views. A log of a table shows it.",
            rules: [.recognizersOfThePath, .contentTouchDelay]
        ) {
            tap.touchesBegan
            "20 ms"
        }
        Claim(
            "With the delay, a quick tap is recognized and the content never receives it.",
            when: finger == .taps && delays.isOn,
            explanation: "A touch that is held back is dropped when the tap is recognized.",
            rules: [.contentTouchDelay, .delaysTouchesBegan]
        ) {
            tap.action(.ended).happens
            content.everything.never
        }
        Claim(
            "A touch of 0.3 s is still recognized as a tap, after the content has received it.", when: finger == .holds
        ) {
            content.touchesBegan
            tap.action(.ended)
        }
        Claim(
            "A drag scrolls, and the tap gesture is not recognized.", when: finger == .drags,
            explanation: "The scroll view's pan recognizer excludes the tap recognizer, which shares its touch.", rules: [.exclusion]
        ) {
            delegate.scrollViewWillBeginDragging.happens
            tap.action.never
        }
        Claim("It makes no difference on which of the two views the tap recognizer is.", place.changesNothing())
    })

/// A tap that receives the start of a touch.
private final class BeganTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}
