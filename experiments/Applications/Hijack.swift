import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Intruder: String, Choice {
    case viewAddedLast = "the view, added last"
    case viewAddedFirst = "the view, added first"
    case clearViewInFront = "a clear view in front"
    case window = "the window"
}
private let intruder = Variable<Intruder>("intruder", "The intruder's tap is on")

private enum Victim: String, Choice {
    case tapRecognizer = "a tap recognizer"
    case buttonsAction = "a button's action"
}
private let victim = Variable<Victim>("victim", "What is tapped has")
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the intruder", default: true)

extension Experiment {
    /// A tap that takes another one's tap.
    static let hijack = Experiment(
        id: "Hijack",
        title: "Hijacking a tap, and how it shows",
        question: """
            Foreign code in an app adds a tap recognizer of its own, on the victim's view, on a clear view in front of it, or on the window. \
            Where does it take the victim's tap? What should one look for?
            """,
        answer: """
            On the victim's own view it takes a tap recognizer's tap if it was added last, and a button's always, unless \
            `cancelsTouchesInView` is off. A clear view in front takes everything. On the window it takes nothing from either. To look for: \
            recognizers on one's own views that one has not added, and views in front that nobody sees.
            """,
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
                "Added last to the same view, it takes the tap recognizer's tap.",
                when: intruder == .viewAddedLast && victim == .tapRecognizer, .ordering(["intruder.action(ended)"]),
                quotes: Document000.tapsCanBeHijacked,
                explanation: "Of two on one view the one added last wins.", rules: [.deepestLatestWins]),
            Claim(
                "Added first, it loses to the view's own.",
                when: intruder == .viewAddedFirst && victim == .tapRecognizer, .ordering(["own_tap.action(ended)"])),
            Claim(
                "On a button it takes the tap, whenever it was added.",
                when: intruder.isOneOf(.viewAddedLast, .viewAddedFirst) && victim == .buttonsAction && cancels.isOn,
                .ordering(["intruder.action(ended)"]), quotes: Document000.tapsCanBeHijacked,
                explanation: "A recognizer on the control itself wins over the control.", rules: [.ownRecognizerWins]),
            Claim(
                "A clear view in front takes every tap.", when: intruder == .clearViewInFront,
                .ordering(["intruder.action(ended)"]), quotes: Document000.tapsCanBeHijacked),
            Claim(
                "With `cancelsTouchesInView` off it only listens in on a button.",
                when: intruder.isOneOf(.viewAddedLast, .viewAddedFirst, .window) && victim == .buttonsAction
                    && cancels.isOff,
                .order(["intruder.action(ended)", "victim.action(touchUpInside)"])),
            Claim(
                "On the window it takes nothing from the victim.", when: intruder == .window,
                .holds("the victim acts") { trace in
                    trace.ordering.contains { $0.token == "own_tap.action(ended)" || $0.token == "victim.action(touchUpInside)" }
                },
                explanation: "The deeper recognizer wins; a button turns it down.", rules: [.deepestLatestWins, .veto]),
            Claim(
                "It shows in the record, and in the touch's list of recognizers: the intruder gets the victim's touch.",
                when: intruder != .clearViewInFront, .decided("intruder: collect *")),
        ])
}
