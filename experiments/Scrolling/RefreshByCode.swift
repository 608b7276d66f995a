import EventTrace
import ExperimentKit
import UIKit

private let moves = Variable<Bool>("moves", "Code sets `contentOffset`", off: "code does not set `contentOffset`")
private let sends = Variable<Bool>("sends", "Code sends `valueChanged`", off: "code does not send `valueChanged`")

private let scroll = Named<UIScrollView>("scroll")
private let refresh = Named<UIRefreshControl>("refresh")
private let isInSight = Mark("the control is in sight")
private let isOutOfSight = Mark("the control is out of sight")

/// A refresh without a finger.
let refreshByCode: Experiment = Experiment(
    id: "RefreshByCode",
    title: "`beginRefreshing` by code: no `valueChanged`, no spinner",
    question:
        "Code calls `beginRefreshing` on the refresh control of a scroll view whose content rests at its top, and may set `contentOffset` and send `valueChanged` as well. Does the action run, and does the control come into sight?",
    answer:
        "With `beginRefreshing` alone neither happens: only a pull sends `valueChanged`, and the content stays where it is, with the control out of sight above it. Code that wants both has to set `contentOffset` and to load the data itself.",
    remedy:
        "After `beginRefreshing()`, call your method that loads, or `refreshControl.sendActions(for: .valueChanged)`, and, if the list rests at its top, move the content down by the height of the control: `scrollView.contentOffset.y -= refreshControl.frame.height`. Do so in `viewDidAppear(_:)` or later: before, the list is in no window, and newer systems ignore the call. When the data is there, call `endRefreshing()`.",
    symptoms: [
        "beginRefreshing does not call the action or show the spinner",
        "UIRefreshControl beginRefreshing not showing",
        "start pull to refresh programmatically",
    ],
    variables: [moves, sends],
    stage: { stage in
        let scroll = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let control = stage.name(UIRefreshControl(), refresh)
        scroll.refreshControl = control
        stage.addTarget(to: control, for: .valueChanged)
        let (moves, sends) = (stage[moves], stage[sends])
        stage.script.perform {
            control.beginRefreshing()
            if moves { scroll.contentOffset.y -= control.frame.height }
            if sends { control.sendActions(for: .valueChanged) }
        }
        stage.script.wait(1)
        stage.script.perform { stage.mark(scroll.contentOffset.y < 0 ? isInSight : isOutOfSight) }
    },
    outcomes: {
        Outcome("the action runs", not: "the action does not run", refresh.action(.valueChanged))
        Outcome("the control comes into sight", not: "the control stays out of sight", isInSight.written)
    },
    claims: {
        Claim(
            "`beginRefreshing` by itself sends no `valueChanged` and leaves the control out of sight.",
            when: moves.isOff && sends.isOff
        ) {
            only { isOutOfSight }
        }
        Claim(
            "If code sends `valueChanged`, the action runs once.", when: sends.isOn, refresh.action(.valueChanged).times(1))
        Claim(
            "If code sets `contentOffset`, the control is in sight a second later.", when: moves.isOn, isInSight.written.happens)
    })
