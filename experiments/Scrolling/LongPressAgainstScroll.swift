import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Finger: String, Choice {
    case dragsAtOnce = "drags at once"
    case holdsThenDrags = "holds 0.3 s then drags"
    case holdsLongThenDrags = "holds 0.6 s then drags"
    case holdsLong = "holds 0.6 s"
}
private let finger = Variable<Finger>("finger", "The finger")
private let both = Variable<Bool>("both", "The press's delegate allows both")

extension Experiment {
    /// Who is first.
    static let longPressAgainstScroll = Experiment(
        id: "LongPressAgainstScroll",
        title: "A long press on content that scrolls",
        question:
            "The content of a scroll view has a long press recognizer of 0.5 s. A finger drags at once, or holds for a while first. Who acts?",
        answer:
            "A drag that starts before 0.5 s scrolls, and the press fails. Held for longer the press begins, and a drag after that moves the press and not the content, unless the delegate allows both.",
        variables: [finger, both],
        stage: { stage in
            let scroll = stage.addTall(UIScrollView())
            let content = stage.add(UIView(), "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            let press = stage.add(UILongPressGestureRecognizer(), "press", to: content)
            if stage[both] { press.delegate = stage.name(AllowingDelegate(), "allows") }
            switch stage[finger] {
            case .dragsAtOnce: stage.script.play(.drags, x: 150, y: 200, in: "content")
            case .holdsThenDrags: stage.script.play(.holdsThenDrags, x: 150, y: 200, in: "content")
            case .holdsLongThenDrags: stage.script.play(.holdsThenDrags, x: 150, y: 200, in: "content", hold: 0.6)
            case .holdsLong: stage.script.play(.holds, x: 150, y: 200, in: "content", hold: 0.6)
            }
        },
        claims: [
            Claim(
                "A drag within half a second scrolls and the press fails.",
                when: finger.isOneOf(.dragsAtOnce, .holdsThenDrags),
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("press.action*")]),
                explanation: "A press that moves more than 10 points before its time fails."),
            Claim(
                "After half a second the press begins and keeps the content from scrolling.",
                when: finger == .holdsLongThenDrags && both.isOff,
                .all([.order(["press.action(began)", "press.action(changed)", "press.action(ended)"]), .never("delegate.scroll*")]),
                explanation: "It excludes the pan, which shares its touch.", rules: [.exclusion]),
            Claim(
                "If its delegate allows both, the content scrolls under the press.",
                when: finger == .holdsLongThenDrags && both.isOn,
                .order(["press.action(began)", "delegate.scrollViewWillBeginDragging*", "press.action(ended)"])),
            Claim(
                "A press that holds still begins at its time and ends with the lift.",
                when: finger == .holdsLong, .ordering(["press.action(began)", "press.action(ended)"], among: ["press.*"])),
        ])
}
