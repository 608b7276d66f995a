import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case taps
    case movesLifts = "moves, lifts"
    case takenByTheSystem = "taken by the system"
}
private let finger = Variable<Finger>("finger", "The finger")
private let second = Variable<Bool>("second", "A second finger moves beside")

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

extension Experiment {
    /// The phases of one touch.
    static let phasesOfATouch = Experiment(
        id: "PhasesOfATouch",
        title: "The phases of a touch, and what it knows",
        question:
            "A view prints the phase of its touch with each call; a second view prints it while another finger moves there. Which phases are there, and when?",
        answer:
            "The phase is the one of the method: began, moved, ended, cancelled. In between, seen through the event of another finger, it is stationary.",
        origins: [Document004.phaseFollowsTheFinger],
        variables: [finger, second],
        stage: { stage in
            let pad = stage.name(PhasePad(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), "pad")
            let other = stage.name(Bystander(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), "other")
            pad.say = { stage.mark($0) }
            other.moved = { stage.mark("the touch in pad is \(pad.phase)") }
            stage.view.addSubview(pad)
            stage.view.addSubview(other)
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: .point(x: 100, y: 100, in: "pad"))
            stage.script.wait(0.05)
            if stage[second] {
                two.down(at: "other")
                stage.script.wait(0.05)
                two.move(to: .point(x: 200, y: 100, in: "other"))
                stage.script.wait(0.05)
            }
            if stage[finger] == .movesLifts {
                one.move(to: .point(x: 140, y: 100, in: "pad"))
                stage.script.wait(0.05)
            }
            if stage[finger] == .takenByTheSystem { return stage.script.cancelAll() }
            one.up()
            if stage[second] { two.up() }
        },
        claims: [
            Claim(
                "Landing is began.", .nested("phase began", in: "pad.touchesBegan"),
                quotes: Document004.phaseFollowsTheFinger.part("began")),
            Claim(
                "Lifting is ended.", when: finger != .takenByTheSystem,
                .all([.happens("phase ended"), .nested("phase ended", in: "pad.touchesEnded")]),
                quotes: Document004.phaseFollowsTheFinger.part("ended"), Document004.touchKnows.part("phase")),
            Claim(
                "Moving is moved.", when: finger == .movesLifts,
                .all([.happens("phase moved"), .nested("phase moved", in: "pad.touchesMoved")]),
                quotes: Document004.phaseFollowsTheFinger.part("moved")),
            Claim(
                "A finger that rests while another moves is stationary.", when: second.isOn,
                .happens("the touch in pad is stationary"), quotes: Document004.stationaryPhase),
            Claim(
                "What the system takes away is cancelled.", when: finger == .takenByTheSystem,
                .all([.happens("phase cancelled"), .nested("phase cancelled", in: "pad.touchesCancelled"), .never("pad.touchesEnded")]),
                quotes: Document004.cancelledPhase),
            Claim(
                "From the first call on the touch has its view and its window.",
                .nested("its view and window are these", in: "pad.touchesBegan"), quotes: Document004.touchKnows.part("view and window")),
            Claim(
                "Its place is the finger's, before and after a move.", when: finger == .movesLifts,
                .ordering(["it is at 100", "it is at 140", "it is at 140"], among: ["it is at *"]),
                quotes: Document004.touchKnows.part("place")),
            Claim(
                "Its time is that of the event, with each call.", when: finger == .movesLifts,
                .exactly(3, "its time is the event's"), quotes: Document004.touchKnows.part("time")),
            Claim(
                "One event object comes with every call of a touch.", .happens("event objects: 1"),
                quotes: Document004.oneEventObject),
            Claim(
                "Each change of the touch comes in an event object of its own.", .never("event objects: 1"),
                quotes: Document004.oneEventObject,
                knownRefutation:
                    "Apple's reference of `UIEvent` says that one object is used again throughout a multitouch sequence, and that an app must not keep it."
            ),
        ])
}
