import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Call: String, Choice {
    case onTheTop = "once on the topmost controller"
    case onTheMiddle = "once on the controller in the middle"
    case onTheBottom = "once on the root"
    case again = "on the controller in the middle, and again when the first dismissal has ended"
}
private let call = Variable<Call>("call", "`dismiss` is called")

private let middle = Named<AppearingPage>("middle")
private let top = Named<AppearingPage>("top")

/// Which controllers `dismiss` takes away.
let dismissTwice: Experiment = Experiment(
    id: "DismissTwice",
    title: "`dismiss` closes too much: which controllers go, and a second call",
    question:
        "The root presents `middle`, which presents `top`. `dismiss` is called on one of the three, or twice on `middle`. Which controllers go?",
    answer:
        "If the controller presents something, `dismiss` takes away the presented controller and all that were presented from there on; the controller itself stays. If the controller presents nothing, the call goes to its presenter, and the controller itself goes. So a second call on `middle`, when `top` has gone, takes `middle` away too.",
    remedy:
        "Call `dismiss` once, on the presenter, and go on in its completion. Before a second call look at the presenter: if its `presentedViewController` is nil, or the presented controller's `isBeingDismissed` is true, leave the call out; one call too many closes the screen below. Two developers report that this happens in the same turn too, since the controller that goes no longer counts as presented. An alert whose action calls `dismiss` on its presenter closes the presenter, because the alert has gone already: call nothing there, unless the screen is to close too.",
    symptoms: [
        "dismiss called twice dismisses the presenting view controller too",
        "dismissing an alert also closes the modal screen below",
        "dismiss closes all presented view controllers",
        "dismiss(animated:) dismisses the wrong view controller",
    ],
    variables: [call],
    stage: { stage in
        let (first, second) = (stage.name(AppearingPage(), middle), stage.name(AppearingPage(), top))
        stage.window.rootViewController = UIViewController()
        let root = stage.window.rootViewController
        stage.present(first)
        stage.script.perform { first.present(second, animated: true) }
        stage.script.wait(1)
        let choice = stage[call]
        stage.script.perform {
            switch choice {
            case .onTheTop: second.dismiss(animated: true)
            case .onTheMiddle, .again: first.dismiss(animated: true)
            case .onTheBottom: root?.dismiss(animated: true)
            }
        }
        stage.script.wait(1)
        if choice == .again { stage.script.perform { first.dismiss(animated: true) } }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("`middle` goes too", not: "`middle` stays", middle.viewDidDisappear)
    },
    claims: {
        Claim("`top` goes in each case.", top.viewDidDisappear.times(1), rules: [.dismissalPassesOn])
        Claim(
            "After one call on `top` or on its presenter `middle` stays.", when: call.isOneOf(.onTheTop, .onTheMiddle),
            middle.viewWillDisappear.never, explanation: "A controller that presents nothing passes the call to its presenter.",
            rules: [.dismissalPassesOn])
        Claim(
            "A call on the root takes both away.", when: call == .onTheBottom, middle.viewDidDisappear.times(1), rules: [.dismissalPassesOn]
        )
        Claim(
            "A second call on `middle` takes `middle` away.", when: call == .again,
            .order([top.viewDidDisappear, middle.viewDidDisappear]), rules: [.dismissalPassesOn])
    })
