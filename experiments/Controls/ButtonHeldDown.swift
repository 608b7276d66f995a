import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case untilTouchUpInside = "from `touchDown` to `touchUpInside`"
    case untilTheTouchEnds = "from `touchDown` to any end of the touch"
    case whileALongPressLasts = "while a long press lasts"
}
private let way = Variable<Way>("repeats", "A timer repeats the step")

private enum Finger: String, Choice {
    case taps
    case holds = "holds the button for 1 s"
    case leaves = "holds it for 1 s and lifts outside"
    case isTakenAway = "holds it for 1 s until the system takes the touch"
}
private let finger = Variable<Finger>("finger", "The finger")

/// Repeats a step four times a second, until it is stopped.
private final class Repeater {
    var step: () -> Void = {}
    private var timer: Timer?

    func start() {
        step()
        timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [self] _ in step() }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: start()
        case .ended, .cancelled, .failed: stop()
        default: break
        }
    }

    static let pressed = Selector("pressed(_:)", Repeater.pressed)
}

private let isHeld = finger != .taps

private let button = Named<UIButton>("button")
private let press = Named<UILongPressGestureRecognizer>("press")
private let stepMark = Mark("step")
private let noStepAfterTheTouch = holds("no step comes after the touch is over") { trace in
    let calls = trace.ordering.map { $0.token }
    guard let end = calls.firstIndex(of: "the touch is over") else { return false }
    return !calls[end...].contains("step")
}

/// Faster and faster, as a stepper does.
let buttonHeldDown: Experiment = Experiment(
    id: "ButtonHeldDown",
    title: "A button that repeats its action while it is held down",
    question: """
        A plus button counts on as long as it is held: its action starts a timer that repeats the step. Which events must start and stop the \
        timer, so that it also stops when the finger lifts outside or the system takes the touch?
        """,
    answer: """
        A button sends `touchDown` once and repeats nothing by itself. A timer that is stopped by `touchUpInside` alone runs on for ever \
        when the finger lifts outside or the touch is cancelled. Stopped by `touchUpInside`, `touchUpOutside` and `touchCancel`, it always \
        stops. With a long press recognizer, a tap makes no step and the button itself gets `touchCancel` as soon as the press begins.
        """,
    remedy: """
        Start the timer in `touchDown`, after invalidating an old one, and stop it in `touchUpInside`, `touchUpOutside`, `touchCancel` \
        and `viewWillDisappear(_:)`. With a `UILongPressGestureRecognizer`, start it at `.began`, stop it at `.ended` and `.cancelled`, \
        and make the single step of a tap in `touchUpInside`. A timer that has to run on while a list scrolls goes into \
        `RunLoop.Mode.common`. A `UIStepper` repeats by itself.
        """,
    symptoms: [
        "repeat an action while a button is held down",
        "button that continuously fires on press and hold",
        "increment a value while the plus button is pressed",
        "timer does not stop when the finger slides off the button",
        "detect when a button is released, touchDown and touchUp",
        "autorepeat for UIButton like UIStepper",
    ],
    observations: ["button-hold-touch-cancel"],
    variables: [way, finger],
    tests: [noStepAfterTheTouch],
    stage: { stage in
        let button = stage.add(UIButton(), button, at: CGRect(x: 95, y: 300, width: 200, height: 60))
        let repeater = stage.keep(Repeater())
        repeater.step = { stage.mark(stepMark) }
        switch stage[way] {
        case .whileALongPressLasts:
            let longPress = UILongPressGestureRecognizer(target: repeater, action: Repeater.pressed)
            button.addGestureRecognizer(stage.name(longPress, press))
            stage.addTargets(to: button, for: [.touchDown, .touchUpInside, .touchCancel])
        case .untilTouchUpInside, .untilTheTouchEnds:
            stage.addTarget(to: button, for: .touchDown) { repeater.start() }
            stage.addTarget(to: button, for: .touchUpInside) { repeater.stop() }
            if stage[way] == .untilTheTouchEnds {
                stage.addTarget(to: button, for: .touchUpOutside) { repeater.stop() }
                stage.addTarget(to: button, for: .touchCancel) { repeater.stop() }
            }
        }
        let (script, hand) = (stage.script, stage.script.finger(1))
        hand.down(at: "button")
        script.wait(stage[finger] == .taps ? Script.tapHold : 1)
        switch stage[finger] {
        case .isTakenAway: script.cancelAll()
        case .leaves:
            hand.move(to: .point(x: 100, y: 250, in: button))
            hand.up()
        case .taps, .holds: hand.up()
        }
        script.mark("the touch is over")
        script.wait(1)
        script.perform { repeater.stop() }
    },
    outcomes: {
        Outcome("the timer stops when the touch is over", not: "the timer runs on after the touch", noStepAfterTheTouch)
        Outcome("the first step", otherwise: "never comes") {
            Outcome.State("comes at touch down", stepMark.written.comes(0...0))
            Outcome.State("comes half a second after touch down", stepMark.written.comes(500...500))
        }
        Outcome("the button sends `touchUpInside`", not: "the button does not send `touchUpInside`", button.action(.touchUpInside))
    },
    claims: {
        Claim(
            "A button that is held sends `touchDown` once, however long the finger stays.",
            when: way != .whileALongPressLasts, button.action(.touchDown).times(1),
            explanation: "A button sends `touchDown` when it begins to track the touch, and repeats no event with time.",
            rules: [.controlEvents])
        Claim(
            "The first step comes with `touchDown`, and the timer adds one every quarter of a second.",
            when: way != .whileALongPressLasts && isHeld
        ) {
            button.action(.touchDown)
            stepMark.written
            stepMark.written
            stepMark.written
            stepMark.written
        }
        Claim(
            "Stopped by `touchUpInside` alone, the timer stops when the finger lifts.",
            when: way == .untilTouchUpInside && finger.isOneOf(.taps, .holds), noStepAfterTheTouch)
        Claim(
            "Stopped by `touchUpInside` alone, the timer stops when the touch is over, however it ends.",
            when: way == .untilTouchUpInside && finger.isOneOf(.leaves, .isTakenAway), noStepAfterTheTouch,
            rules: [.liftEvents, .cancelEvent],
            knownRefutation:
                "A finger that lifts outside sends `touchUpOutside` instead, a touch that the system takes `touchCancel`. Nothing stops the timer."
        )
        Claim(
            "Stopped by `touchUpInside`, `touchUpOutside` and `touchCancel`, the timer stops when the touch is over, however it ends.",
            when: way == .untilTheTouchEnds, noStepAfterTheTouch,
            explanation: "A control that tracks a touch sends one of the three at its end.", rules: [.liftEvents, .cancelEvent])
        Claim(
            "A long press stops the timer however the touch ends: inside, outside or cancelled.", when: way == .whileALongPressLasts,
            noStepAfterTheTouch)
        Claim(
            "With a long press, the first step comes half a second after `touchDown`.", when: way == .whileALongPressLasts && isHeld,
            stepMark.written.comes(500...500, after: button.action(.touchDown)), rules: [.longPress])
        Claim(
            "With a long press, a tap makes no step; the button sends `touchUpInside`.",
            when: way == .whileALongPressLasts && finger == .taps
        ) {
            stepMark.written.never
            button.action(.touchUpInside).happens
        }
        Claim(
            "A long press takes the touch from the button, which sends `touchCancel` and no `touchUpInside`.",
            when: way == .whileALongPressLasts && isHeld,
            explanation: "Recognition cancels the touch of the view, and a button that loses its touch sends `touchCancel`.",
            rules: [.cancelsTouchesInView, .cancelEvent]
        ) {
            button.action(.touchCancel).times(1)
            button.action(.touchUpInside).never
        }
    })
