import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let finger = Variable<OneFinger>("finger", "The finger")
private let delays = Variable<Bool>("delaysContentTouches", "`delaysContentTouches`", default: true)

private let content = Named<LoggedView>("content")
private let delegate = Named<LoggedDrags>("delegate")

private let dragsLater = Condition(
    "a drag begins after the content has received the touch", not: "no drag begins after the content has received the touch",
    finger == .holdsThenDrags || (finger == .drags && delays.isOff))

/// When the content of a scroll view receives a touch.
let delayedContentTouches: Experiment = Experiment(
    id: "DelayedContentTouches",
    title: "`delaysContentTouches`: when the content receives a touch",
    question:
        "A finger taps the content of a scroll view, holds it for 0.3 s, or drags it, at once or after the hold. When does the content receive `touchesBegan`, and what does `delaysContentTouches` change?",
    answer:
        "By default (`delaysContentTouches` is `true`), the content receives `touchesBegan` 150 ms after touch down, or at touch up if the finger lifts sooner; if a drag begins within that time, the content receives nothing. With `false`, `touchesBegan` comes at once, and a drag cancels the touch with `touchesCancelled`.",
    remedy:
        "To let the content react at touch down, set `delaysContentTouches = false`; recognizers receive touches without the delay, but a long press with `minimumPressDuration = 0` also keeps the scroll view from scrolling, unless its delegate allows both (see PressOfNoDuration). A drag still cancels the content's touch and scrolls, unless the content is a control, which keeps its touch: to scroll from buttons too, override `touchesShouldCancel(in:)` in a subclass of the scroll view and return `true`. A finger that rests before it scrolls causes `touchesBegan` too: undo in `touchesCancelled` what it has shown, or show the press of a cell in `setHighlighted(_:animated:)`, which is taken back.",
    symptoms: [
        "touchesBegan is delayed inside a UIScrollView",
        "view in a scroll view reacts only after holding the finger",
        "touchesBegan and touchesEnded arrive at the same moment on a quick tap",
        "touchesCancelled called instead of touchesEnded when scrolling",
        "what does delaysContentTouches do, how long is the delay",
        "cell animates a press whenever I scroll, touchesBegan",
        "custom view stays highlighted after the list has scrolled",
        "touchesEnded comes late or not at all in a table view cell",
    ],
    observations: ["scrollview-delay-timestamps", "scroll-delay-timestamps-1"],
    variables: [finger, delays],
    stage: { stage in
        let scroll = stage.addTall(UIScrollView())
        scroll.delaysContentTouches = stage[delays]
        stage.add(LoggedView(), content, at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
        stage.script.play(stage[finger], x: 150, y: 200, in: content)
        stage.markTime(20)
        stage.markTime(140)
    },
    outcomes: {
        Outcome("the content's touch", otherwise: "never begins") {
            Outcome.State("begins at touch down", content.touchesBegan.comes(0...0))
            Outcome.State("begins at touch up", content.touchesEnded.comes(0...0, after: content.touchesBegan))
            Outcome.State("begins after 150 ms", content.touchesBegan)
        }
        Outcome("the content's touch is cancelled", not: "no touch is cancelled", content.touchesCancelled)
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "With the delay, the content receives its touch after 150 ms if the finger holds still.",
            when: delays.isOn && finger.isOneOf(OneFinger.holds, OneFinger.holdsThenDrags), content.touchesBegan.comes(145...160),
            explanation: "An internal gesture recognizer holds touches back and then fails. Logs with times show 152 ms.",
            rules: [.contentTouchDelay])
        Claim(
            "With the delay, a quick tap delivers `touchesBegan` and `touchesEnded` together, at touch up.",
            when: delays.isOn && finger == .taps,
            explanation: "A touch that is held back is delivered when the finger has lifted.", rules: [.contentTouchDelay]
        ) {
            "20 ms"
            content.touchesBegan
            content.touchesEnded
            content.touchesEnded.comes(0...0, after: content.touchesBegan)
        }
        Claim(
            "If a drag begins within the delay, the content receives nothing.",
            when: delays.isOn && finger == .drags,
            explanation: "The scroll view's pan recognizer recognizes while the touch is still held back.", rules: [.contentTouchDelay]
        ) {
            content.everything.never
            delegate.scrollViewWillBeginDragging.happens
        }
        Claim(
            "Without the delay, the content receives the touch at once.", when: delays.isOff
        ) {
            content.touchesBegan.before("20 ms")
            content.touchesBegan.comes(0...0)
        }
        Claim(
            "If the content has received the touch, a drag cancels it, and the content never receives `touchesEnded`.",
            when: dragsLater
        ) {
            content.touchesBegan
            content.touchesCancelled
            delegate.scrollViewWillBeginDragging.happens
            content.touchesEnded.never
        }
        Claim(
            "A tap or a hold does not scroll; only a drag does.", when: finger.isOneOf(.taps, .holds)
        ) {
            content.touchesEnded.happens
            delegate.everything.never
        }
    })
