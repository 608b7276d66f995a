import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case taps
    case movesLifts = "moves and lifts"
    case takenByTheSystem = "is interrupted by the system"
}
private let finger = Variable<Finger>("finger", "The finger")
private let second = Variable<Bool>("second", "A second finger moves on another view", off: "there is only one finger")

/// Says the phase of its touch with each call, and whether the touch knows where it is.
private final class PhasePad: UIView {
    private var own: UITouch?
    private var events: [UIEvent] = []
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        own = touches.first
        tell(event)
        if own?.view === self, own?.window === window { say("its view and window are these") }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(event)
        say("event objects: \(events.count)")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(event)
        say("event objects: \(events.count)")
    }

    /// What the phase is; the name stands for the number.
    var phase: String { own.map { ["began", "moved", "stationary", "ended", "cancelled"][$0.phase.rawValue] } ?? "none" }

    private func tell(_ event: UIEvent?) {
        say("phase \(phase)")
        if let own { say("it is at \(Int(own.location(in: self).x))") }
        if let own, own.timestamp == event?.timestamp { say("its time is the event's") }
        // Kept, so that no later one can stand in its place.
        if let event, !events.contains(where: { $0 === event }) { events.append(event) }
    }
}

/// Says the phase of the other's touch while its own moves.
private final class Bystander: UIView {
    var moved: () -> Void = {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved() }
}

private let pad = Named<PhasePad>("pad")
private let other = Named<Bystander>("other")

/// The phases of one touch.
let phasesOfATouch: Experiment = Experiment(
    id: "PhasesOfATouch",
    title: "`UITouch.phase`: began, moved, stationary, ended, cancelled",
    question:
        "A view prints the phase of its touch in each call; a second view prints it while another finger moves there. Which phases are there, and when?",
    answer:
        "In a touch method the phase is that of the method: began, moved, ended or cancelled. A finger that is down and does not move while another finger does is stationary: the touch's view receives no call for that, and the phase is seen in `event.allTouches` of the other finger's event.",
    remedy:
        "Do not keep the `UIEvent`, which is one object for the whole touch: copy location, phase and timestamp in each call. A `switch` over `UITouch.Phase` needs a default: since iOS 13.4 there are also `regionEntered`, `regionMoved` and `regionExited`, for a pointer that hovers.",
    symptoms: [
        "when is a UITouch stationary",
        "UIEvent is the same object in touchesBegan and touchesMoved",
        "list of touch phases: UITouch.Phase",
        "get location and timestamp of a touch",
        "event.allTouches contains a touch that did not move",
    ],
    origins: [Document004.phaseFollowsTheFinger],
    variables: [finger, second],
    stage: { stage in
        let pad = stage.name(PhasePad(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), pad)
        let other = stage.name(Bystander(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), other)
        pad.say = { stage.mark($0) }
        other.moved = { stage.mark("the touch in pad is \(pad.phase)") }
        stage.view.addSubview(pad)
        stage.view.addSubview(other)
        let (one, two) = (stage.script.finger(1), stage.script.finger(2))
        one.down(at: .point(x: 100, y: 100, in: pad))
        stage.script.wait(0.05)
        if stage[second] {
            two.down(at: "other")
            stage.script.wait(0.05)
            two.move(to: .point(x: 200, y: 100, in: other))
            stage.script.wait(0.05)
        }
        if stage[finger] == .movesLifts {
            one.move(to: .point(x: 140, y: 100, in: pad))
            stage.script.wait(0.05)
        }
        if stage[finger] == .takenByTheSystem { return stage.script.cancelAll() }
        one.up()
        if stage[second] { two.up() }
    },
    outcomes: {
        Outcome("the last phase is ended", not: "the last phase is cancelled", "phase ended")
        Outcome("the phase is moved in between", not: "the phase is never moved", "phase moved")
        Outcome("the phase is stationary in between", not: "the phase is never stationary", "the touch in pad is stationary")
    },
    claims: {
        Claim(
            "At touch down the phase is began.", TokenPattern("phase began").inside(pad.touchesBegan),
            quotes: Document004.phaseFollowsTheFinger.part("began"))
        Claim(
            "When the finger lifts, the phase is ended.", when: finger != .takenByTheSystem,
            quotes: Document004.phaseFollowsTheFinger.part("ended"), Document004.touchKnows.part("phase")
        ) {
            TokenPattern("phase ended").happens
            TokenPattern("phase ended").inside(pad.touchesEnded)
        }
        Claim(
            "When the finger moves, the phase is moved.", when: finger == .movesLifts,
            quotes: Document004.phaseFollowsTheFinger.part("moved")
        ) {
            TokenPattern("phase moved").happens
            TokenPattern("phase moved").inside(pad.touchesMoved)
        }
        Claim(
            "The touch of a finger that rests while another moves is stationary.", when: second.isOn,
            TokenPattern("the touch in pad is stationary").happens, quotes: Document004.stationaryPhase)
        Claim(
            "A touch that the system takes away has the phase cancelled.", when: finger == .takenByTheSystem,
            quotes: Document004.cancelledPhase
        ) {
            TokenPattern("phase cancelled").happens
            TokenPattern("phase cancelled").inside(pad.touchesCancelled)
            pad.touchesEnded.never
        }
        Claim(
            "The touch has its view and its window from the first call on.",
            TokenPattern("its view and window are these").inside(pad.touchesBegan), quotes: Document004.touchKnows.part("view and window"))
        Claim(
            "The location of the touch is the finger's, before and after a move.", when: finger == .movesLifts,
            quotes: Document004.touchKnows.part("place")
        ) {
            only(among: "it is at *") {
                "it is at 100"
                "it is at 140"
                "it is at 140"
            }
        }
        Claim(
            "In each call the timestamp of the touch is that of the event.", when: finger == .movesLifts,
            TokenPattern("its time is the event's").times(3), quotes: Document004.touchKnows.part("time"))
        Claim(
            "One event object comes with every call of a touch.", TokenPattern("event objects: 1").happens,
            quotes: Document004.oneEventObject)
        Claim(
            "Each change of a touch comes in an event object of its own.", TokenPattern("event objects: 1").never,
            quotes: Document004.oneEventObject,
            knownRefutation:
                "Apple's documentation of `UIEvent` says that one object is used again throughout a multitouch sequence, and that an app must not keep it."
        )
    })
