import EventTrace
import ExperimentKit
import UIKit

private enum Pull: String, Choice {
    case far = "far"
    case aLittle = "a little"
    case farAndBack = "far and back to where it began"
    case farTwice = "far twice"
}
private let pull = Variable<Pull>("pull", "The finger pulls the content down")

private enum End: String, Choice {
    case inTheAction = "calls `endRefreshing` in the action"
    case afterASecond = "calls `endRefreshing` a second after the action"
    case never = "never calls `endRefreshing`"
}
private let end = Variable<End>("end", "The app")

/// Receives the beginning and the end of a drag.
private final class PullListener: UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}

private let scroll = Named<UIScrollView>("scroll")
private let delegate = Named<PullListener>("delegate")
private let refresh = Named<UIRefreshControl>("refresh")
private let contentRestsAtTop = Mark("the content rests at its top")
private let contentRestsBelowControl = Mark("the content rests below the control")

private let isFar = Condition(
    "the content is released far down", not: "the pull is short or goes back", pull.isOneOf(.far, .farTwice))

/// When a refresh control sends valueChanged.
let pullToRefresh: Experiment = Experiment(
    id: "PullToRefresh",
    title: "Pull to refresh: when does a `UIRefreshControl` send `valueChanged`?",
    question:
        "A scroll view has a refresh control. A finger pulls the content down a little, far, far and back before it lifts, or far and then once more. `endRefreshing` is called in the action, a second later, or never. When does `valueChanged` come, how often, and where does the content rest?",
    answer:
        "`valueChanged` comes during the drag, before the finger lifts, as soon as the content has been pulled far enough; pulling back does not undo it. Until `endRefreshing` is called, the content rests below the control and a second pull sends nothing. Apple does not document the moment: it is assumed from what developers report.",
    remedy:
        "While `isDragging` is true, wait for `scrollViewDidEndDragging(_:willDecelerate:)` before you change the data or call `endRefreshing()`: else the content jumps under the finger, as developers report. Call `endRefreshing()` on every path, on the main queue, after an error too: without the call the control never sends again. A collection view whose content is short needs `alwaysBounceVertical = true`, or it cannot be pulled. `beginRefreshing()` sends nothing and does not move the content: load the data yourself, and set `contentOffset` to show the control.",
    symptoms: [
        "UIRefreshControl fires while the finger is still down",
        "valueChanged of UIRefreshControl called before I release",
        "pull to refresh works only once",
        "UIRefreshControl does not go away, spinner stays",
        "table view jumps when endRefreshing is called while dragging",
    ],
    variables: [pull, end],
    stage: { stage in
        let scroll = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        scroll.delegate = stage.name(PullListener(), delegate)
        let control = stage.name(UIRefreshControl(), refresh)
        scroll.refreshControl = control
        let way = stage[end]
        stage.addTarget(to: control, for: .valueChanged) {
            if way == .inTheAction { control.endRefreshing() }
        }
        let (choice, hand) = (stage[pull], stage.script.finger(1))
        for _ in 0..<(choice == .farTwice ? 2 : 1) {
            hand.down(at: .point(x: 150, y: 40, in: scroll))
            hand.move(to: .point(x: 150, y: choice == .aLittle ? 90 : 290, in: scroll), over: 0.3)
            if choice == .farAndBack { hand.move(to: .point(x: 150, y: 40, in: scroll), over: 0.3) }
            stage.script.wait(0.3)
            hand.up()
            stage.script.wait(0.7)
            stage.script.perform { if way == .afterASecond { control.endRefreshing() } }
            stage.script.wait(2)
        }
        stage.script.perform {
            let offset = scroll.contentOffset.y
            if offset == 0 { stage.mark(contentRestsAtTop) }
            if offset == -control.frame.height { stage.mark(contentRestsBelowControl) }
        }
    },
    outcomes: {
        Outcome("`valueChanged`", otherwise: "is not sent") {
            Outcome.State("is sent twice", refresh.action(.valueChanged).times(2))
            Outcome.State("is sent once", refresh.action(.valueChanged))
        }
        Outcome("in the end the content rests", otherwise: "where the finger leaves it") {
            Outcome.State("at its top", contentRestsAtTop.written)
            Outcome.State("below the control", contentRestsBelowControl.written)
        }
    },
    claims: {
        Claim(
            "A pull that goes far enough sends `valueChanged` while the finger is down.", when: pull != .aLittle,
            explanation: "The control does not wait for the release.", rules: [.pullToRefresh]
        ) {
            delegate.scrollViewWillBeginDragging
            refresh.action(.valueChanged)
            delegate.scrollViewDidEndDragging
        }
        Claim(
            "A short pull sends nothing.", when: pull == .aLittle
        ) {
            refresh.action.never
            contentRestsAtTop.written.happens
        }
        Claim(
            "One drag sends `valueChanged` once, pulled back or not.", when: pull.isOneOf(.far, .farAndBack),
            refresh.action(.valueChanged).times(1),
            rules: [.pullToRefresh])
        Claim(
            "After `endRefreshing` a second pull sends `valueChanged` again.", when: pull == .farTwice && end != .never,
            refresh.action(.valueChanged).times(2), rules: [.pullToRefresh])
        Claim(
            "Without `endRefreshing` a second pull sends nothing.", when: pull == .farTwice && end == .never,
            refresh.action(.valueChanged).times(1), rules: [.pullToRefresh])
        Claim(
            "The content rests below the control until `endRefreshing` is called.", when: isFar && end == .never,
            contentRestsBelowControl.written.happens, rules: [.pullToRefresh])
        Claim(
            "After `endRefreshing` the content rests at its top.", when: isFar && end != .never, contentRestsAtTop.written.happens,
            rules: [.pullToRefresh])
    })
