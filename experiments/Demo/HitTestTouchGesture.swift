import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let callsSuper = Overrides.callsSuper
private let logs = Overrides.logs
private let cancels = Variable<Bool>(
    "cancelsTouchesInView", "The recognizers other than the one on `level_2_1` cancel touches", off: "no recognizer cancels touches",
    default: true)

private enum Tapped: String, Choice {
    case level3 = "`level_3`"
    case level2Branch = "`level_2_1`"

    var view: String { self == .level3 ? "level_3" : "level_2_1" }
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private enum Carriers: String, Choice {
    case everyView = "every level plus the controller's view"
    case tappedLevel = "the tapped level"
    case level1 = "`level_1`"
    case controllersView = "the controller's view"
}
private let carriers = Variable<Carriers>("taps", "Tap recognizers are on")

private let hasOwnTap = Condition(
    "the tapped view has a tap recognizer", not: "only a superview has a tap recognizer", carriers.isOneOf(.everyView, .tappedLevel))
/// The winner is the recognizer of the tapped level, if it has one.
private let isCancelled = Condition(
    "the winning recognizer cancels touches", not: "the winning recognizer does not cancel touches",
    cancels.isOn && !(tapped == .level2Branch && hasOwnTap))

private let level3 = Named<UIView>("level_3")
private let level2Branch = Named<UIView>("level_2_1")
private let level1 = Named<UIView>("level_1")
private let controllersTap = Named<UIGestureRecognizer>("controllers_tap")
private let anyLevel = Named<UIView>("level_*")
private let anyTap = Named<UIGestureRecognizer>("*tap*")
private let tap1 = Named<UIGestureRecognizer>("tap_1")
private let tap3 = Named<UIGestureRecognizer>("tap_3")
private let tap2Branch = Named<UIGestureRecognizer>("tap_2_1")
private let tap2 = Named<UIGestureRecognizer>("tap_2")

private let asInTheDocument = Condition(
    "every view has a tap recognizer and `level_3` is tapped", not: "a view has no tap recognizer or `level_2_1` is tapped",
    carriers == .everyView && tapped == .level3)
private let silentParents: [Expectation] = [tap1.action.never, tap2.action.never, controllersTap.action.never]

/// Labels in one another with tap recognizers.
let hitTestTouchGesture: Experiment = Experiment(
    id: "HitTestTouchGesture",
    title: "Tap gesture and `touchesBegan` on the same view",
    question: """
        Four nested labels with `isUserInteractionEnabled` on (off in a `UILabel` by default) have a tap recognizer each, and so has \
        the controller's view. A finger taps `level_3`, or `level_2_1`, whose recognizer has `cancelsTouchesInView` off. Which \
        recognizer fires, what do the views receive, and what does `cancelsTouchesInView` change?
        """,
    answer: """
        The recognizer on the deepest view fires; the other tap recognizers receive the touches as well, but fail. The action runs \
        before the view receives the end of its touch. `cancelsTouchesInView` of the recognizer that fires changes only how the touch \
        ends: with `touchesCancelled` if it is on, as by default, or with `touchesEnded`. A recognizer on a parent, or on the \
        controller's view, fires if no deeper view has one.
        """,
    remedy:
        "To let the view receive `touchesEnded`, set `cancelsTouchesInView = false` on the recognizer that fires. To let the parent's tap recognizer fire too, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` in the delegate of one of the two.",
    symptoms: [
        "touchesCancelled is called instead of touchesEnded",
        "touchesEnded not called after adding UITapGestureRecognizer",
        "child view and superview both have a tap gesture, which one fires",
        "what does cancelsTouchesInView do",
        "parent's tap gesture not called when the child has one too",
    ],
    origins: [Document000.tapAfterBegan],
    observations: ["tap-on-parent-child-touches"],
    variables: [callsSuper, logs, cancels, carriers, tapped],
    excluding: Exclusion(Overrides.withoutSuper, because: "If `super` is not called, there is no line before or after it."),
    stage: { stage in
        func addTap(_ name: String, to view: UIView, cancels: Bool) {
            let target = stage.target(marking: "\(name) prints its action")
            let tap = stage.name(LoggedTap(target: target, action: ActionTarget.fire), name)
            // On is the default.
            if !cancels { tap.cancelsTouchesInView = false }
            view.addGestureRecognizer(tap)
        }
        let isOnEvery = stage[carriers] == .everyView
        for (name, level) in zip(DemoLevels.names, DemoLevels.add(to: stage, DemoLabel.init)) {
            let isTapped = stage[carriers] == .tappedLevel && stage[tapped].view == name
            let isFirst = stage[carriers] == .level1 && name == "level_1"
            guard isOnEvery || isTapped || isFirst else { continue }
            addTap("tap_\(name.dropFirst("level_".utf8.count))", to: level, cancels: stage[cancels] && name != "level_2_1")
        }
        if isOnEvery || stage[carriers] == .controllersView {
            addTap("controllers_tap", to: stage.view, cancels: stage[cancels])
        }
        stage.script.tap(.middle(of: stage[tapped].view))
    },
    outcomes: {
        Outcome("the recognizer that fires", otherwise: "is on the controller's view") {
            Outcome.State("is on `level_3`", tap3.action)
            Outcome.State("is on `level_2_1`", tap2Branch.action)
            Outcome.State("is on `level_1`", tap1.action)
        }
        Outcome("the touch is cancelled", not: "the touch ends", anyLevel.touchesCancelled)
        Outcome(
            "only the tapped view receives the touch", not: "the superviews of the tapped view receive the touch too",
            anyLevel.touches.receivers(1))
    },
    claims: {
        Claim(
            """
            If the winning recognizer cancels touches, the view receives `touchesBegan`, the action runs, and the view receives \
            `touchesCancelled`.
            """, when: isCancelled,
            quotes: Document000.tapAfterBegan,
            explanation:
                "For each event, the recognizers receive their touches first, then their actions run, then the views receive the touches.",
            rules: [.recognizersFirst]
        ) {
            anyLevel.touchesBegan
            anyTap.action(.ended)
            anyLevel.touchesCancelled
            anyLevel.touchesEnded.never
        }
        Claim(
            """
            If the winning recognizer does not cancel touches, the view receives `touchesBegan`, the action runs, and the view receives \
            `touchesEnded`.
            """, when: !isCancelled,
            quotes: Document000.tapAfterBegan
        ) {
            anyLevel.touchesBegan
            anyTap.action(.ended)
            anyLevel.touchesEnded
            anyLevel.touchesCancelled.never
        }
        Claim(
            "A touch on `level_2_1`, whose recognizer does not cancel touches, ends properly, whatever the parents' recognizers would do.",
            when: tapped == .level2Branch && hasOwnTap, quotes: Document000.tapAfterBegan
        ) {
            level2Branch.touchesEnded.happens
            anyLevel.touchesCancelled.never
        }
        Claim(
            "Without a call of `super`, no parent receives the touch, whether it is cancelled or not.",
            when: callsSuper.isOff, anyLevel.touches.receivers(1), quotes: Document000.nothingClimbsWithoutSuper)
        Claim(
            """
            If `super` is called and the touch is not cancelled, parents receive `touchesBegan` and `touchesEnded`, and their tap recognizers do \
            not fire.
            """,
            when: callsSuper.isOn && hasOwnTap && !isCancelled,
            quotes: Document000.offEndsForParents
        ) {
            level1.touchesBegan.happens
            level1.touchesEnded.happens
            silentParents
        }
        Claim(
            """
            If `super` is called and the touch is cancelled, as by default, parents receive `touchesBegan` and `touchesCancelled`, and their tap \
            recognizers do not fire.
            """,
            when: callsSuper.isOn && hasOwnTap && isCancelled,
            quotes: Document000.onCancelsForParents
        ) {
            level1.touchesBegan.happens
            level1.touchesCancelled.happens
            silentParents
        }
        Claim(
            "`cancelsTouchesInView` changes nothing but the end of the touch: `touchesBegan` and the actions are the same.",
            cancels.changesNothing(among: anyLevel.touchesBegan, anyone.action), quotes: Document000.onlyTheEnd)
        Claim(
            "If the hit-test view has a tap recognizer of its own, the parent's does not fire.", when: hasOwnTap,
            quotes: Document000.parentTapIsSilent,
            explanation: "Both recognize the tap in the same event; the one on the deeper view wins and the others are excluded.",
            rules: [.deepestLatestWins, .exclusion]
        ) {
            silentParents
        }
        Claim(
            "A parent's tap recognizer never fires for a tap on its child.", tap1.action.never,
            quotes: Document000.parentTapIsSilent,
            rules: [.recognizersOfThePath],
            knownRefutation: """
                It does if no deeper recognizer recognizes the tap: a recognizer receives the touches of all views below its own. It did not \
                fire in the document's demo because the child had a tap recognizer as well.
                """)
        Claim(
            "The tap recognizer on the controller's view fires if no level has one.", when: carriers == .controllersView,
            controllersTap.action(.ended).times(1), rules: [.recognizersOfThePath])
        Claim(
            "Each recognizer on the view and its superviews receives the touch before the view does.",
            when: asInTheDocument,
            quotes: Document000.gesturesComeFirst, rules: [.recognizersFirst]
        ) {
            tap3.touchesBegan.before(level3.touchesBegan)
            tap1.touchesBegan.before(level3.touchesBegan)
            controllersTap.touchesBegan.before(level3.touchesBegan)
        }
        Claim(
            "Where a view prints its line does not change any call.", logs.changesNothing(among: anyone.touches, anyone.action))
    },
    prints: {
        PrintedOrder(
            Document000.tapAfterBegan, when: callsSuper.isOff && asInTheDocument && cancels.isOff,
            ["level_3 prints touchesBegan", "tap_3 prints its action", "level_3 prints touchesEnded"], among: ["* prints *"])
        PrintedOrder(
            Document000.tapAfterBegan, when: callsSuper.isOff && asInTheDocument && cancels.isOn,
            ["level_3 prints touchesBegan", "tap_3 prints its action", "level_3 prints touchesCancelled"], among: ["* prints *"])
        PrintedOrder(
            Document000.tapAfterBegan, when: callsSuper.isOff && carriers == .everyView && tapped == .level2Branch && cancels.isOn,
            ["level_2_1 prints touchesBegan", "tap_2_1 prints its action", "level_2_1 prints touchesEnded"], among: ["* prints *"])
        PrintedOrder(
            Document000.offEndsForParents,
            when: callsSuper.isOn && logs == .afterSuper && asInTheDocument && cancels.isOff,
            [everyLevelPrints("touchesBegan"), "tap_3 prints its action", everyLevelPrints("touchesEnded")], among: ["* prints *"])
        PrintedOrder(
            Document000.onCancelsForParents,
            when: callsSuper.isOn && logs == .afterSuper && asInTheDocument && cancels.isOn,
            [everyLevelPrints("touchesBegan"), "tap_3 prints its action", everyLevelPrints("touchesCancelled")],
            among: ["* prints *"])
    })

/// The document does not say in which order the levels print.
private func everyLevelPrints(_ method: String) -> ExpectedLine {
    .anyOrder(["level_3", "level_2", "level_1"].map { .line(TokenPattern("\($0) prints \(method)")) })
}
