import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let callsSuper = Overrides.callsSuper
private let logs = Overrides.logs

private enum Carriers: String, Choice {
    case everyView = "every level plus the controller's view"
    case level3 = "`level_3`"
    case level1 = "`level_1`"
    case controllersView = "the controller's view"
}
private let carriers = Variable<Carriers>("taps", "Tap recognizers are on")

private enum Number: String, Choice {
    case one = "one tap recognizer"
    case two = "two tap recognizers"
}
private let number = Variable<Number>("number", "Each of these views has")

private enum Cancelling: String, Choice {
    case all = "all tap recognizers of a view"
    case none = "no tap recognizer"
    case theFirst = "the tap recognizer added first to a view"
    case theLast = "the tap recognizer added last to a view"
}
private let cancelling = Variable<Cancelling>("cancelsTouchesInView", "`cancelsTouchesInView` is on for")

private let hasOwnTap = Condition(
    "`level_3` has a tap recognizer", not: "only a superview has a tap recognizer", carriers.isOneOf(.everyView, .level3))
private let lastCancels = Condition(
    "the tap recognizer that was added last cancels touches", not: "the tap recognizer that was added last does not cancel touches",
    cancelling.isOneOf(.all, .theLast))

private let level3 = Named<UIControl>("level_3")
private let tap3 = Named<UIGestureRecognizer>("tap_3")
private let earlierTap3 = Named<UIGestureRecognizer>("earlier_tap_3")
private let anyTap = Named<UIGestureRecognizer>("*tap*")
private let anyTap1 = Named<UIGestureRecognizer>("*tap_1")
private let anyTap2 = Named<UIGestureRecognizer>("*tap_2*")
private let anyControllersTap = Named<UIGestureRecognizer>("*controllers_tap")
private let allPrintsAction = Mark("all prints its action")
private let downPrintsAction = Mark("down prints its action")
private let upPrintsAction = Mark("up prints its action")

private let asInTheDocument = carriers == .everyView
private let touchesAndActions: [TokenPattern] = [anyone.touches, anyone.action]
private let silentParents: [Expectation] = [anyTap1.action.never, anyTap2.action.never, anyControllersTap.action.never]
/// The document names the kinds of actions and leaves their number open.

/// Buttons in one another with actions and tap recognizers.
let hitTestButtonGesture: Experiment = Experiment(
    id: "HitTestButtonGesture",
    title: "`UIButton` with both `addTarget` and a tap gesture",
    question: """
        The buttons of the demo have actions for all touch events, for `touchDown` and for `touchUpInside`, and tap recognizers as well, \
        one or two each; so may the controller's view. A finger taps `level_3`. Which wins, the button's own action or a recognizer, and \
        which recognizer?
        """,
    answer: """
        A tap recognizer **on** the button wins: the button sends `touchCancel` instead of `touchUpInside`. If `cancelsTouchesInView` is \
        off, both fire, the recognizer first. If the button has two tap recognizers, the one that was added last fires, and only its \
        `cancelsTouchesInView` counts. A recognizer for one-finger single taps on a **superview**, the controller's view included, \
        loses: a `UIButton` declines it. If `cancelsTouchesInView` of this recognizer is off, the button is not asked, and both fire, \
        unless a recognizer on the button fires.
        """,
    remedy: """
        Give a button one of the two: an action, or a tap recognizer. To keep both, set `cancelsTouchesInView = false` on the button's \
        recognizer, the last one if there are several. If a superview's recognizer fires too, return `false` for touches on the button \
        from `gestureRecognizer(_:shouldReceive:)` of its delegate.
        """,
    symptoms: [
        "UIButton with addTarget and UITapGestureRecognizer, only the gesture fires",
        "button action is not called because of a tap gesture",
        "two tap gesture recognizers on one button",
        "tap gesture on the superview is ignored when a button is tapped",
        "gesture or target-action first, priority",
    ],
    origins: [Document000.bothWithSuper],
    observations: ["button-parent-tap"],
    variables: [callsSuper, logs, carriers, number, cancelling],
    excluding: Exclusion(
        Overrides.withoutSuper || (number == .one && cancelling.isOneOf(.theFirst, .theLast)) || (number == .two && !hasOwnTap),
        because: """
            If `super` is not called, there is no line before or after it; a single tap recognizer is both the first and the last; two tap \
            recognizers are compared on the button itself.
            """),
    stage: { stage in
        let (all, down, up) = (
            stage.target(marking: allPrintsAction), stage.target(marking: downPrintsAction),
            stage.target(marking: upPrintsAction)
        )
        func addTap(_ name: String, to view: UIView, cancels: Bool) {
            let target = stage.target(marking: "\(name) prints its action")
            let tap = stage.name(UITapGestureRecognizer(target: target, action: ActionTarget.fire), name)
            tap.cancelsTouchesInView = cancels
            view.addGestureRecognizer(tap)
        }
        func addTaps(_ name: String, to view: UIView) {
            let setting = stage[cancelling]
            if stage[number] == .two { addTap("earlier_\(name)", to: view, cancels: setting == .all || setting == .theFirst) }
            addTap(name, to: view, cancels: setting == .all || setting == .theLast)
        }
        let isOnEvery = stage[carriers] == .everyView
        for (name, level) in zip(DemoLevels.names, DemoLevels.add(to: stage, { DemoButton(frame: $0) })) {
            level.addTarget(all, action: ActionTarget.fire, for: .allTouchEvents)
            level.addTarget(down, action: ActionTarget.fire, for: .touchDown)
            level.addTarget(up, action: ActionTarget.fire, for: .touchUpInside)
            guard isOnEvery || stage[carriers].rawValue == "`\(name)`" else { continue }
            addTaps("tap_\(name.dropFirst("level_".utf8.count))", to: level)
        }
        if isOnEvery || stage[carriers] == .controllersView { addTaps("controllers_tap", to: stage.view) }
        stage.script.tap(level3)
    },
    outcomes: {
        Outcome("`level_3` sends `touchUpInside`", not: "`level_3` does not send `touchUpInside`", level3.action(.touchUpInside))
        Outcome("the tap", otherwise: "fires no recognizer") {
            Outcome.State("fires the recognizer on `level_3`", tap3.action)
            Outcome.State("fires a recognizer on a superview", anyTap.action)
        }
        Outcome("the button's touch is cancelled", not: "the button's touch ends", level3.touchesCancelled)
    },
    claims: {
        Claim(
            """
            With a tap recognizer on each view, without `super` and with cancelling, the button receives `touchesBegan`, the recognizer of the \
            deepest view fires, and the button receives `touchesCancelled`.
            """,
            when: callsSuper.isOff && carriers == .everyView && number == .one && cancelling == .all,
            .ordering(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesCancelled"], among: touchesAndActions),
            quotes: Document000.lastTapWithoutSuper,
            explanation: "The button keeps the tap recognizers of its superviews from recognizing.",
            rules: [.veto])
        Claim(
            """
            With two tap recognizers on the button, without `super` and with cancelling, the button receives `touchesBegan`, the recognizer that \
            was added last fires, and the button receives `touchesCancelled`.
            """,
            when: callsSuper.isOff && number == .two && lastCancels,
            .ordering(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesCancelled"], among: touchesAndActions),
            quotes: Document000.lastTapWithoutSuper, rules: [.deepestLatestWins])
        Claim(
            """
            Without `super` and without cancelling, the button receives `touchesBegan`, the recognizer that was added last fires, and the button \
            receives `touchesEnded`.
            """,
            when: callsSuper.isOff && hasOwnTap && !lastCancels,
            .ordering(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesEnded"], among: touchesAndActions),
            quotes: Document000.lastTapWithoutSuper)
        Claim(
            "If a button has two tap recognizers, the one added first never fires.", when: number == .two, earlierTap3.action.never,
            quotes: Document000.lastTapWithoutSuper)
        Claim(
            "Without a call of `super`, the button sends no action.", when: callsSuper.isOff, level3.action.never,
            quotes: Document000.stillNoActionWithoutSuper)
        Claim(
            """
            Without cancelling, lines that are printed after `super` come in this order: the touch-down actions, `touchesBegan`, the tap \
            recognizer, the touch-up actions, `touchesEnded`.
            """,
            when: callsSuper.isOn && logs == .afterSuper && hasOwnTap && !lastCancels,
            quotes: Document000.bothWithSuper, explanation: "What `super` does comes before the line that is printed after it."
        ) {
            only(among: "* prints *") {
                allPrintsAction.written
                downPrintsAction.written
                "level_3 prints touchesBegan"
                "tap_3 prints its action"
                allPrintsAction.written
                upPrintsAction.written
                "level_3 prints touchesEnded"
            }
        }
        Claim(
            """
            Without cancelling, the calls themselves come in this order: `touchesBegan` with `touchDown`, the tap recognizer's action, \
            `touchesEnded` with `touchUpInside`.
            """,
            when: callsSuper.isOn && hasOwnTap && !lastCancels,
            contradicts: Document000.bothWithSuper
        ) {
            level3.touchesBegan
            level3.action(.touchDown)
            tap3.action(.ended)
            level3.touchesEnded
            level3.action(.touchUpInside)
        }
        Claim(
            """
            With `super` and with cancelling, the button receives `touchesBegan`, the recognizer that was added last fires, and the button \
            receives `touchesCancelled` and sends no `touchUpInside`.
            """,
            when: callsSuper.isOn && hasOwnTap && lastCancels,
            quotes: Document000.cancelledWithSuper,
            explanation: "A recognizer on the control itself wins over the control.", rules: [.ownRecognizerWins]
        ) {
            level3.touchesBegan
            tap3.action(.ended)
            level3.touchesCancelled
            level3.action(.touchCancel)
            anyone.action("touchUpInside").never
            earlierTap3.action.never
        }
        Claim("Where a button prints its line does not change any call.", logs.changesNothing(among: anyone.everything))
        Claim(
            "The button does not pass its touch on to the parent.",
            quotes: Document000.nothingReachesTheParent
        ) {
            TokenPattern("level_1.touches*").never
            TokenPattern("level_2*.touches*").never
        }
        Claim(
            "A parent's tap recognizer does not fire if it would cancel the button's touch.",
            when: cancelling == .all, quotes: Document000.nothingReachesTheParent,
            explanation: "The button declines it, whether the button's own methods call `super` or not.", rules: [.veto]
        ) {
            silentParents
        }
        Claim(
            "A parent's tap recognizer never fires.",
            quotes: Document000.nothingReachesTheParent,
            rules: [.shouldBegin],
            knownRefutation: """
                It fires when `cancelsTouchesInView` is off and no deeper recognizer recognizes the tap: the button is asked only about \
                recognizers that would cancel its touch, so recognizer and button both fire.
                """
        ) {
            silentParents
        }
        Claim(
            """
            If the button has a tap recognizer of its own, neither its events nor its taps reach a parent: no action and no tap recognizer of a \
            parent fires.
            """,
            when: hasOwnTap,
            quotes: Document000.controlsKeepToThemselves
        ) {
            TokenPattern("level_1.action*").never
            TokenPattern("level_2*.action*").never
            silentParents
        }
        Claim(
            "`touchesCancelled` calls `cancelTracking`.",
            when: callsSuper.isOn && hasOwnTap && lastCancels,
            quotes: Document000.cancelTrackingFromCancelled
        ) {
            level3.cancelTracking.happens
            level3.cancelTracking.inside(level3.touchesCancelled)
        }
        Claim(
            "The actions of the control do not affect the recognizers: whether `super` sends them or not, the same recognizers fire.",
            callsSuper.changesNothing(among: anyTap.action), quotes: Document000.actionsSample)
    },
    prints: {
        PrintedOrder(
            Document000.lastTapWithoutSuper, when: callsSuper.isOff && asInTheDocument && number == .two && !lastCancels,
            ["level_3 prints touchesBegan", "tap_3 prints its action", "level_3 prints touchesEnded"], among: ["* prints *"])
        PrintedOrder(
            Document000.lastTapWithoutSuper, when: callsSuper.isOff && asInTheDocument && number == .two && lastCancels,
            ["level_3 prints touchesBegan", "tap_3 prints its action", "level_3 prints touchesCancelled"], among: ["* prints *"])
        PrintedOrder(
            Document000.bothWithSuper, when: callsSuper.isOn && logs == .afterSuper && asInTheDocument && !lastCancels,
            printedWithoutCancelling, among: ["* prints *"])
        PrintedOrder(
            Document000.bothWithSuper, when: callsSuper.isOn && logs == .beforeSuper && asInTheDocument && !lastCancels,
            printedWithoutCancelling, among: ["* prints *"],
            difference: """
                The buttons of the document print after `super`, which has sent the actions by then. If they print before it, the lines are in \
                the order of the calls.
                """)
        PrintedOrder(
            Document000.cancelledWithSuper, when: callsSuper.isOn && logs == .afterSuper && asInTheDocument && lastCancels,
            ["level_3 prints touchesBegan", "tap_3 prints its action", "level_3 prints touchesCancelled"], among: ["* prints *"],
            difference: """
                The document omits the actions. Those for `touchDown` were sent before the recognizer fired, and one for all touch events \
                is sent for the cancellation too; no other is sent.
                """)
    })

private let printedWithoutCancelling: [ExpectedLine] = [
    "all prints its action", "down prints its action", "level_3 prints touchesBegan", "tap_3 prints its action",
    .many("* prints its action"), "level_3 prints touchesEnded",
]
