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

extension Experiment {
    /// A tap that takes another one's tap.
    static let hijack: Experiment = Experiment(
        id: "Hijack",
        title: "Can another tap recognizer hijack a button's tap?",
        question: """
            Foreign code in an app adds a tap recognizer of its own to the victim's view, to a clear view in front of it, or to the window. Where \
            does it take the victim's tap, and what should one look for?
            """,
        answer: """
            On the victim's own view, it takes the tap from a tap recognizer if it was added last, and from a button always, unless \
            `cancelsTouchesInView` is off. On a clear view in front, it takes everything. On the window, it takes nothing from either. Look for \
            recognizers on your own views that you have not added, and for views in front that nobody sees.
            """,
        remedy: "Inspect `gestureRecognizers` of your own views, and of the touch, for recognizers that you have not added.",
        symptoms: [
            "third-party SDK adds a gesture recognizer and my button stops working",
            "two tap gestures on the same view, only one fires",
            "transparent view on top blocks touches",
            "find out which gesture recognizer swallows the touch",
            "tap recognizer on the window, does it break buttons",
        ],
        origins: [Document000.tapsCanBeHijacked],
        variables: [intruder, victim, cancels],
        stage: { stage in
            let frame = CGRect(x: 95, y: 200, width: 200, height: 60)
            let isButton = stage[victim] == .buttonsAction
            let view = stage.name(isButton ? UIButton(frame: frame) : UIView(frame: frame), "victim")
            stage.view.addSubview(view)
            let foreign = stage.name(UITapGestureRecognizer(target: stage.keep(ActionTarget()), action: ActionTarget.fire), "intruder")
            foreign.cancelsTouchesInView = stage[cancels]
            if stage[intruder] == .viewAddedFirst { view.addGestureRecognizer(foreign) }
            let own = stage.keep(ActionTarget())
            (view as? UIControl)?.addTarget(own, action: ActionTarget.fire, for: .touchUpInside)
            if !isButton {
                view.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: own, action: ActionTarget.fire), "own_tap"))
            }
            switch stage[intruder] {
            case .viewAddedLast: view.addGestureRecognizer(foreign)
            case .clearViewInFront:
                let cover = stage.name(UIView(frame: frame), "cover")
                stage.view.addSubview(cover)
                cover.addGestureRecognizer(foreign)
            case .window: stage.window.addGestureRecognizer(foreign)
            case .viewAddedFirst: break
            }
            stage.script.tap("victim")
        },
        claims: [
            Claim(
                "A recognizer that is added last to the same view takes the tap from the view's own recognizer.",
                when: intruder == .viewAddedLast && victim == .tapRecognizer, .ordering(["intruder.action(ended)"]),
                quotes: Document000.tapsCanBeHijacked,
                explanation: "Of two tap recognizers on one view, the one added last wins.", rules: [.deepestLatestWins]),
            Claim(
                "A recognizer that was added first loses to the view's own.",
                when: intruder == .viewAddedFirst && victim == .tapRecognizer, .ordering(["own_tap.action(ended)"])),
            Claim(
                "On a button, the intruder takes the tap, whenever it was added.",
                when: intruder.isOneOf(.viewAddedLast, .viewAddedFirst) && victim == .buttonsAction && cancels.isOn,
                .ordering(["intruder.action(ended)"]), quotes: Document000.tapsCanBeHijacked,
                explanation: "A recognizer on the control itself wins over the control.", rules: [.ownRecognizerWins]),
            Claim(
                "A recognizer on a clear view in front takes every tap.", when: intruder == .clearViewInFront,
                .ordering(["intruder.action(ended)"]), quotes: Document000.tapsCanBeHijacked),
            Claim(
                "With `cancelsTouchesInView` off, the intruder only observes a button: it fires, and the button's action runs after it.",
                when: intruder.isOneOf(.viewAddedLast, .viewAddedFirst, .window) && victim == .buttonsAction
                    && cancels.isOff,
                .order(["intruder.action(ended)", "victim.action(touchUpInside)"])),
            Claim(
                "A recognizer on the window takes nothing from the victim.", when: intruder == .window,
                .holds("the victim acts") { trace in
                    trace.ordering.contains { $0.token == "own_tap.action(ended)" || $0.token == "victim.action(touchUpInside)" }
                },
                explanation: "The deeper recognizer wins; a button declines the recognizer on the window.",
                rules: [.deepestLatestWins, .veto]),
            Claim(
                "The intruder shows in the record and in the touch's list of recognizers: it receives the victim's touch.",
                when: intruder != .clearViewInFront, .decided("intruder: collect *")),
        ])
}
