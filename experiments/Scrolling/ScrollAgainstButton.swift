import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let finger = Variable<OneFinger>("finger", "On the button, the finger")
private let delays = Variable<Bool>("delaysContentTouches", "`delaysContentTouches`", default: true)
private let takes = Variable<Bool>(
    "takes", "`touchesShouldCancel(in:)` returns `true` for the button", off: "`touchesShouldCancel(in:)` returns `false` for the button")

private final class TakingScroll: UIScrollView {
    var takes = false

    override func touchesShouldCancel(in view: UIView) -> Bool { takes || super.touchesShouldCancel(in: view) }
}

private let dragAfterTheTouch = Condition(
    "a drag begins after the button has received the touch", not: "no drag begins after the button has received the touch",
    finger == .holdsThenDrags || (finger == .drags && delays.isOff))

private let button = Named<UIButton>("button")
private let delegate = Named<LoggedDrags>("delegate")

/// A button as the content of a scroll view.
let scrollAgainstButton: Experiment = Experiment(
    id: "ScrollAgainstButton",
    title: "A button in a scroll view: press or scroll?",
    question:
        "A finger taps, holds for 0.3 s, or drags, at once or after the hold, on a large button inside a scroll view. Does the button fire, or does the content scroll?",
    answer:
        "A tap and a hold fire the button; with `delaysContentTouches`, which is on by default, it receives a quick tap only when the finger lifts. A drag scrolls if the button has not received the touch yet. If the button has received the touch, it keeps the drag and fires when the finger lifts on it, unless the scroll view's `touchesShouldCancel(in:)` returns `true` for the button: then the button is cancelled and the content scrolls.",
    remedy:
        "To scroll even if the button has the touch, override `touchesShouldCancel(in:)` in a subclass of the scroll view, table or collection view: return `true` if `view is UIButton`, otherwise what `super` returns. To press the button at once, also set `delaysContentTouches = false`.",
    symptoms: [
        "cannot scroll when the drag starts on a UIButton",
        "UIButton in UIScrollView highlights with a delay",
        "scroll view full of buttons does not scroll",
        "touchUpInside fires while I try to scroll",
        "quick tap on a button in a scroll view shows no highlight",
        "UIButton highlight delay in a UITableViewCell",
    ],
    variables: [finger, delays, takes],
    base: finger == .drags && delays.isOff && takes.isOff,
    stage: { stage in
        let scroll = stage.addTall(TakingScroll())
        scroll.takes = stage[takes]
        scroll.delaysContentTouches = stage[delays]
        let button = stage.add(UIButton(), button, at: CGRect(x: 25, y: 25, width: 250, height: 250), in: scroll)
        stage.addTarget(to: button, for: [.touchDown, .touchUpInside, .touchCancel])
        stage.script.play(stage[finger], x: 125, y: 150, in: button)
    },
    outcomes: {
        Outcome("the button fires", not: "the button does not fire", button.action(.touchUpInside))
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
        Outcome("the pressed button is cancelled", not: "no pressed button is cancelled", button.action(.touchCancel))
    },
    claims: {
        Claim(
            "A tap and a hold fire the button, whatever the settings.",
            when: finger.isOneOf(OneFinger.taps, OneFinger.holds)
        ) {
            button.action(.touchDown)
            button.action(.touchUpInside)
            delegate.everything.never
        }
        Claim(
            "With the delay, a held button sends `touchDown` 150 ms late.",
            when: delays.isOn && finger.isOneOf(OneFinger.holds, OneFinger.holdsThenDrags), button.action(.touchDown).comes(145...160),
            explanation: "The scroll view holds the touch back; buttons in cells show it when they light up late.",
            rules: [.contentTouchDelay])
        Claim(
            "With the delay, a quick tap sends `touchDown` and `touchUpInside` together, when the finger lifts.",
            when: delays.isOn && finger == .taps, button.action(.touchUpInside).comes(0...0, after: button.action(.touchDown)),
            explanation: "The highlight goes in the event in which it comes, so that no pressed state is seen.", rules: [.contentTouchDelay]
        )
        Claim(
            "A drag within the delay scrolls, and the button receives nothing.",
            when: finger == .drags && delays.isOn
        ) {
            delegate.scrollViewWillBeginDragging.happens
            button.everything.never
        }
        Claim(
            "A button that has received the touch keeps it: it fires at the end of the drag, and nothing scrolls.",
            when: dragAfterTheTouch && takes.isOff,
            explanation: "`touchesShouldCancel(in:)` returns `false` for a control.", rules: [.contentTouchCancelled]
        ) {
            button.action(.touchUpInside).happens
            delegate.everything.never
        }
        Claim(
            "If `touchesShouldCancel(in:)` returns `true`, the button is cancelled and the content scrolls.",
            when: dragAfterTheTouch && takes.isOn
        ) {
            button.action(.touchDown)
            button.action(.touchCancel)
            delegate.scrollViewWillBeginDragging.happens
            button.action(.touchUpInside).never
        }
    })
