import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Finger: String, Choice {
    case dragsAtOnce = "drags at once"
    case holdsThenDrags = "holds for 0.3 s then drags"
    case holdsLongThenDrags = "holds for 0.6 s then drags"
    case holdsLong = "holds for 0.6 s"
}
private let finger = Variable<Finger>("finger", "The finger")
private let both = Variable<Bool>(
    "both", "The long press recognizer's delegate allows both", off: "the long press recognizer has no delegate")

private let content = Named<UIView>("content")
private let press = Named<UILongPressGestureRecognizer>("press")
private let allows = Named<AllowingDelegate>("allows")
private let delegate = Named<LoggedDrags>("delegate")

private let dragsTooSoon = Condition(
    "the drag begins before 0.5 s", not: "the finger holds for more than 0.5 s", finger.isOneOf(.dragsAtOnce, .holdsThenDrags))

/// Who is first.
let longPressAgainstScroll: Experiment = Experiment(
    id: "LongPressAgainstScroll",
    title: "A long press gesture in a scroll view: who wins?",
    question:
        "The content of a scroll view has a long press recognizer with a duration of 0.5 s. A finger drags at once, or holds for a while first. Is the long press recognized, or does the content scroll?",
    answer:
        "A drag that starts before 0.5 s scrolls, and the long press fails. If the finger holds for longer, the long press begins, and a drag after that belongs to the long press and does not scroll, unless the long press recognizer's delegate allows simultaneous recognition.",
    remedy:
        "To let the content scroll during a long press, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` in the long press recognizer's delegate. With `minimumPressDuration = 0` the press begins at touch down and takes every drag from the scroll view: set a longer duration, or use the same delegate method. To drag an item, no delegate is needed: move the item by `location(in:)` at `.changed`.",
    symptoms: [
        "UILongPressGestureRecognizer blocks scrolling",
        "cannot scroll while long pressing",
        "long press cancelled when the table view starts scrolling",
        "long press and scroll view at the same time",
        "drag an item after a long press instead of scrolling",
    ],
    variables: [finger, both],
    base: finger == .holdsLongThenDrags,
    stage: { stage in
        let scroll = stage.addTall(UIScrollView())
        let content = stage.add(UIView(), content, at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
        let press = stage.add(UILongPressGestureRecognizer(), press, to: content)
        if stage[both] { press.delegate = stage.name(AllowingDelegate(), allows) }
        switch stage[finger] {
        case .dragsAtOnce: stage.script.play(.drags, x: 150, y: 200, in: content)
        case .holdsThenDrags: stage.script.play(.holdsThenDrags, x: 150, y: 200, in: content)
        case .holdsLongThenDrags: stage.script.play(.holdsThenDrags, x: 150, y: 200, in: content, hold: 0.6)
        case .holdsLong: stage.script.play(.holds, x: 150, y: 200, in: content, hold: 0.6)
        }
    },
    outcomes: {
        Outcome("the long press is recognized", not: "the long press fails", press.action(.began))
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "A drag within half a second scrolls, and the long press fails.",
            when: dragsTooSoon,
            explanation:
                "A long press fails if the finger moves more than `allowableMovement`, 10 points by default, before `minimumPressDuration` has passed."
        ) {
            delegate.scrollViewWillBeginDragging.happens
            press.action.never
        }
        Claim(
            "After half a second the long press begins and keeps the content from scrolling.",
            when: finger == .holdsLongThenDrags && both.isOff,
            explanation: "The long press recognizer excludes the pan recognizer, which shares its touch.", rules: [.exclusion]
        ) {
            press.action(.began)
            press.action(.changed)
            press.action(.ended)
            delegate.call("scroll*").never
        }
        Claim(
            "If the long press recognizer's delegate allows both, the content scrolls during the long press.",
            when: finger == .holdsLongThenDrags && both.isOn
        ) {
            press.action(.began)
            delegate.scrollViewWillBeginDragging
            press.action(.ended)
        }
        Claim(
            "If the finger holds still, the long press begins at its time and ends when the finger lifts.",
            when: finger == .holdsLong
        ) {
            only(among: press.everything) {
                press.action(.began)
                press.action(.ended)
            }
        }
    })
