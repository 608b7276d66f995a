import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let finger = Variable<OneFinger>("finger", "On the button the finger; a hold takes 0.3 s")
private let delays = Variable<Bool>("delaysContentTouches", "`delaysContentTouches`", default: true)
private let takes = Variable<Bool>("takes", "`touchesShouldCancel(in:)` answers yes for the button")

private final class TakingScroll: UIScrollView {
    var takes = false

    override func touchesShouldCancel(in view: UIView) -> Bool { takes || super.touchesShouldCancel(in: view) }
}

private let dragAfterTheTouch = finger == .holdsThenDrags || (finger == .drags && delays.isOff)

extension Experiment {
    /// A button as the content of a scroll view.
    static let scrollAgainstButton = Experiment(
        id: "ScrollAgainstButton",
        title: "A button in a scroll view: press or scroll?",
        question: "A finger taps, holds or drags on a large button inside a scroll view. Does the button fire or does the content scroll?",
        answer:
            "A tap and a hold fire the button. A drag scrolls if the button has not got the touch yet. If it has, the button keeps the drag and fires at the lift, unless the scroll view's `touchesShouldCancel(in:)` says yes for it: then the button is cancelled and the content scrolls.",
        variables: [finger, delays, takes],
        stage: { stage in
            let scroll = stage.addTall(TakingScroll())
            scroll.takes = stage[takes]
            scroll.delaysContentTouches = stage[delays]
            let button = stage.add(UIButton(), "button", at: CGRect(x: 25, y: 25, width: 250, height: 250), in: scroll)
            stage.addTarget(to: button, for: [.touchDown, .touchUpInside, .touchCancel])
            stage.script.play(stage[finger], x: 125, y: 150, in: "button")
        },
        claims: [
            Claim(
                "A tap and a hold fire the button, whatever is set.",
                when: finger.isOneOf(OneFinger.taps, OneFinger.holds),
                .all([.order(["button.action(touchDown)", "button.action(touchUpInside)"]), .never("delegate.*")])),
            Claim(
                "With the delay a button that is held is pressed 150 ms late.",
                when: delays.isOn && finger.isOneOf(OneFinger.holds, OneFinger.holdsThenDrags),
                .interval(to: "button.action(touchDown)", milliseconds: 145...160),
                explanation: "The scroll view holds the touch back; one sees it in buttons of cells that light up late.",
                rules: [.contentTouchDelay]),
            Claim(
                "A drag within the delay scrolls and the button knows of nothing.",
                when: finger == .drags && delays.isOn,
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("button.*")])),
            Claim(
                "A button that has the touch keeps it: it fires at the end of the drag and nothing scrolls.",
                when: dragAfterTheTouch && takes.isOff,
                .all([.happens("button.action(touchUpInside)"), .never("delegate.*")]),
                explanation: "`touchesShouldCancel(in:)` is no for a control.", rules: [.contentTouchCancelled]),
            Claim(
                "If the scroll view says that it may take it, the button is cancelled and the content scrolls.",
                when: dragAfterTheTouch && takes.isOn,
                .all([
                    .order(["button.action(touchDown)", "button.action(touchCancel)"]), .happens("delegate.scrollViewWillBeginDragging*"),
                    .never("button.action(touchUpInside)"),
                ])),
        ])
}
