import EventTrace
import ExperimentKit
import UIKit

private let intruder = Variable(
    "intruder", "The intruder's tap is on",
    ["the view, added last", "the view, added first", "a clear view in front", "the window"])
private let victim = Variable("victim", "What is tapped has", ["a tap recognizer", "a button's action"])
private let cancels = Variable.flag("cancelsTouchesInView", "`cancelsTouchesInView` of the intruder", default: true)

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
            let isButton = stage.choice(victim) == "a button's action"
            let view = stage.name(isButton ? UIButton(frame: frame) : UIView(frame: frame), "victim")
            stage.view.addSubview(view)
            let foreign = stage.name(UITapGestureRecognizer(target: stage.keep(Listener()), action: Listener.tapped), "intruder")
            foreign.cancelsTouchesInView = stage.flag(cancels)
            if stage.choice(intruder) == "the view, added first" { view.addGestureRecognizer(foreign) }
            let own = stage.keep(Listener())
            (view as? UIControl)?.addTarget(own, action: Listener.fired, for: .touchUpInside)
            if !isButton {
                view.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: own, action: Listener.tapped), "own_tap"))
            }
            switch stage.choice(intruder) {
            case "the view, added last": view.addGestureRecognizer(foreign)
            case "a clear view in front":
                let cover = stage.name(UIView(frame: frame), "cover")
                stage.view.addSubview(cover)
                cover.addGestureRecognizer(foreign)
            case "the window": stage.window.addGestureRecognizer(foreign)
            default: break
            }
            stage.script.tap("victim")
        },
        claims: [
            Claim(
                "Added last to the same view, it takes the tap recognizer's tap.",
                when: intruder.is("the view, added last") && victim.is("a tap recognizer"), .ordering(["intruder.action(ended)"]),
                quotes: Document000.tapsCanBeHijacked,
                explanation: "Of two on one view the one added last wins (GE.9)."),
            Claim(
                "Added first, it loses to the view's own.",
                when: intruder.is("the view, added first") && victim.is("a tap recognizer"), .ordering(["own_tap.action(ended)"])),
            Claim(
                "On a button it takes the tap, whenever it was added.",
                when: intruder.isOneOf(["the view, added last", "the view, added first"]) && victim.is("a button's action") && cancels.isOn,
                .ordering(["intruder.action(ended)"]), quotes: Document000.tapsCanBeHijacked,
                explanation: "A recognizer on the control itself wins over the control (CO.7)."),
            Claim(
                "A clear view in front takes every tap.", when: intruder.is("a clear view in front"),
                .ordering(["intruder.action(ended)"]), quotes: Document000.tapsCanBeHijacked),
            Claim(
                "With `cancelsTouchesInView` off it only listens in on a button.",
                when: intruder.isOneOf(["the view, added last", "the view, added first", "the window"]) && victim.is("a button's action")
                    && cancels.isOff,
                .order(["intruder.action(ended)", "victim.action(touchUpInside)"])),
            Claim(
                "On the window it takes nothing from the victim.", when: intruder.is("the window"),
                .holds("the victim acts") { trace in
                    trace.ordering.contains { $0.token == "own_tap.action(ended)" || $0.token == "victim.action(touchUpInside)" }
                },
                explanation: "The deeper recognizer wins (GE.9); a button turns it down (CO.6)."),
            Claim(
                "It shows in the record, and in the touch's list of recognizers: the intruder gets the victim's touch.",
                when: intruder.isNot("a clear view in front"), .decided("intruder: collect *")),
        ])
}
