import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Intruder: String, Choice {
    case viewAddedLast = "the victim's view (added last)"
    case viewAddedFirst = "the victim's view (added first)"
    case clearViewInFront = "a clear view in front"
    case window = "the window"
}
private let intruder = Variable<Intruder>("intruder", "The intruder's recognizer is on")

private enum Victim: String, Choice {
    case tapRecognizer = "a view with a tap recognizer"
    case buttonsAction = "a button with an action"
}
private let victim = Variable<Victim>("victim", "The victim is")
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the intruder", default: true)

private let isOnTheVictim = Condition(
    "the intruder's recognizer is on the victim's own view", not: "the intruder's recognizer is on another view",
    intruder.isOneOf(.viewAddedLast, .viewAddedFirst))

private let intruderRecognizer = Named<UITapGestureRecognizer>("intruder")
private let victimView = Named<UIControl>("victim")
private let ownTap = Named<UITapGestureRecognizer>("own_tap")
private let cover = Named<UIView>("cover")

private let victimActs = holds("the victim acts") { trace in
    trace.ordering.contains { $0.token == "own_tap.action(ended)" || $0.token == "victim.action(touchUpInside)" }
}

/// A tap that takes another one's tap.
let hijack: Experiment = Experiment(
    id: "Hijack",
    title: "Can another tap recognizer hijack a button's tap?",
    question: """
        Foreign code in an app adds a tap recognizer of its own to the victim's view, to a clear view in front of it, or to the window. Where \
        does it take the victim's tap, and what should one look for?
        """,
    answer: """
        On the victim's own view, the intruder's recognizer takes the tap from the victim's tap recognizer if the intruder's was \
        added last, and from a button always; with `cancelsTouchesInView` off, a button acts as well, a tap recognizer that was \
        added earlier still does not. On a clear view in front, the intruder's recognizer takes every tap. On the window, the \
        intruder's recognizer takes nothing from a tap recognizer or a `UIButton`. Look for recognizers on your own views that you \
        have not added, and for views in front that nobody sees.
        """,
    remedy:
        "In a subclass of `UIWindow` override `sendEvent(_:)`, call `super`, and print `view` and `gestureRecognizers` of each touch: look for recognizers that you have not added. On such a recognizer set `cancelsTouchesInView = false`, so that buttons and custom controls act as well; to let two tap recognizers fire, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of your own recognizer's delegate. Set `isUserInteractionEnabled = false` on a clear view in front. A direct subclass of `UIControl` loses its tap to a recognizer on the window too.",
    symptoms: [
        "third-party SDK adds a gesture recognizer and my button stops working",
        "two tap gestures on the same view, only one fires",
        "transparent view on top blocks touches",
        "find out which gesture recognizer swallows the touch",
        "tap recognizer on the window, does it break buttons",
    ],
    origins: [Document000.tapsCanBeHijacked],
    variables: [intruder, victim, cancels],
    tests: [victimActs],
    stage: { stage in
        let frame = CGRect(x: 95, y: 200, width: 200, height: 60)
        let isButton = stage[victim] == .buttonsAction
        let view = stage.name(isButton ? UIButton(frame: frame) : UIView(frame: frame), "victim")
        stage.view.addSubview(view)
        let foreign = stage.name(UITapGestureRecognizer(target: stage.keep(ActionTarget()), action: ActionTarget.fire), intruderRecognizer)
        foreign.cancelsTouchesInView = stage[cancels]
        if stage[intruder] == .viewAddedFirst { view.addGestureRecognizer(foreign) }
        let own = stage.keep(ActionTarget())
        (view as? UIControl)?.addTarget(own, action: ActionTarget.fire, for: .touchUpInside)
        if !isButton {
            view.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: own, action: ActionTarget.fire), ownTap))
        }
        switch stage[intruder] {
        case .viewAddedLast: view.addGestureRecognizer(foreign)
        case .clearViewInFront:
            stage.add(UIView(), cover, at: frame).addGestureRecognizer(foreign)
        case .window: stage.window.addGestureRecognizer(foreign)
        case .viewAddedFirst: break
        }
        stage.script.tap(victimView)
    },
    outcomes: {
        Outcome("the intruder fires", not: "the intruder does not fire", intruderRecognizer.action)
        Outcome("the victim", otherwise: "does not act") {
            Outcome.State(
                "acts after the intruder",
                order {
                    intruderRecognizer.action
                    victimView.action(.touchUpInside)
                })
            Outcome.State("acts undisturbed", victimActs)
        }
    },
    claims: {
        Claim(
            "A recognizer that is added last to the same view takes the tap from the view's own recognizer.",
            when: intruder == .viewAddedLast && victim == .tapRecognizer,
            quotes: Document000.tapsCanBeHijacked,
            explanation: "If one view has two tap recognizers, the one added last wins.", rules: [.deepestLatestWins]
        ) {
            only { intruderRecognizer.action(.ended) }
        }
        Claim(
            "A recognizer that was added first loses to the view's own.",
            when: intruder == .viewAddedFirst && victim == .tapRecognizer
        ) {
            only { ownTap.action(.ended) }
        }
        Claim(
            "On a button, the intruder takes the tap, whenever it was added.",
            when: isOnTheVictim && victim == .buttonsAction && cancels.isOn,
            quotes: Document000.tapsCanBeHijacked,
            explanation: "A recognizer on the control itself wins over the control.", rules: [.ownRecognizerWins]
        ) {
            only { intruderRecognizer.action(.ended) }
        }
        Claim(
            "A recognizer on a clear view in front takes every tap.", when: intruder == .clearViewInFront,
            quotes: Document000.tapsCanBeHijacked
        ) {
            only { intruderRecognizer.action(.ended) }
        }
        Claim(
            "With `cancelsTouchesInView` off, the intruder only observes a button: it fires, and the button's action runs after it.",
            when: intruder != .clearViewInFront && victim == .buttonsAction && cancels.isOff
        ) {
            intruderRecognizer.action(.ended)
            victimView.action(.touchUpInside)
        }
        Claim(
            "A recognizer on the window takes nothing from the victim.", when: intruder == .window, victimActs,
            explanation: "The deeper recognizer wins; a button declines the recognizer on the window.",
            rules: [.deepestLatestWins, .veto])
        Claim(
            "The intruder shows in the record and in the touch's list of recognizers: it receives the victim's touch.",
            when: intruder != .clearViewInFront, decided("intruder: collect *"))
    })
