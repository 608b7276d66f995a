import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable("finger", Text("The finger", chinese: "手指"), ["taps", "moves, lifts", "taken by the system"])
private let second = Variable.flag("second", Text("A second finger moves beside", chinese: "旁边有第二根手指在移动"))

/// Says the phase of its touch with each call, and whether the touch knows where it is.
private final class PhasePad: UIView {
    private var own: UITouch?
    private var event: ObjectIdentifier?
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        own = touches.first
        self.event = event.map { ObjectIdentifier($0) }
        tell(event)
        guard let own, own.view === self, own.window === window, bounds.contains(own.location(in: self)), own.timestamp >= 0 else { return }
        say("it knows view, window, place and time")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }

    /// What the phase is; the name stands for the number.
    var phase: String { own.map { ["began", "moved", "stationary", "ended", "cancelled"][$0.phase.rawValue] } ?? "none" }

    private func tell(_ event: UIEvent?) {
        say("phase \(phase)")
        if event.map({ ObjectIdentifier($0) }) != self.event { say("another event object") }
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
        title: Text("The phases of a touch, and what it knows", chinese: "触摸的各阶段及其信息"),
        question: Text(
            "A view prints the phase of its touch with each call; a second view prints it while another finger moves there. Which phases are there, and when?",
            chinese: "视图在每次调用时打印触摸的阶段；另一视图在别的手指移动时也打印它。有哪些阶段，何时出现？"),
        answer: Text(
            "The phase is the one of the method: began, moved, ended, cancelled. In between, seen through the event of another finger, it is stationary.",
            chinese: "阶段与方法一致：began、moved、ended、cancelled。期间透过另一根手指的事件看，它是 stationary。"),
        origins: [Document004.phaseFollowsTheFinger],
        variables: [finger, second],
        stage: { stage in
            let pad = stage.name(PhasePad(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), "pad")
            let other = stage.name(Bystander(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), "other")
            pad.say = { [unowned(unsafe) stage] in stage.mark($0) }
            other.moved = { [unowned(unsafe) stage, unowned(unsafe) pad] in stage.mark("the touch in pad is \(pad.phase)") }
            stage.view.addSubview(pad)
            stage.view.addSubview(other)
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: .point(x: 100, y: 100, in: "pad"))
            stage.script.wait(0.05)
            if stage.flag(second) {
                two.down(at: "other")
                stage.script.wait(0.05)
                two.move(to: .point(x: 200, y: 100, in: "other"))
                stage.script.wait(0.05)
            }
            if stage.choice(finger) == "moves, lifts" {
                one.move(to: .point(x: 140, y: 100, in: "pad"))
                stage.script.wait(0.05)
            }
            if stage.choice(finger) == "taken by the system" { return stage.script.cancelAll() }
            one.up()
            if stage.flag(second) { two.up() }
        },
        claims: [
            Claim(
                Text("Landing is began, lifting is ended.", chinese: "落下为 began，抬起为 ended。"), when: finger.isNot("taken by the system"),
                .all([.nested("phase began", in: "pad.touchesBegan"), .nested("phase ended", in: "pad.touchesEnded")]),
                quotes: Document004.phaseFollowsTheFinger),
            Claim(
                Text("Moving is moved.", chinese: "移动为 moved。"), when: finger.is("moves, lifts"),
                .nested("phase moved", in: "pad.touchesMoved"),
                quotes: Document004.phaseFollowsTheFinger),
            Claim(
                Text("A finger that rests while another moves is stationary.", chinese: "另一根手指移动时，按住不动的为 stationary。"), when: second.isOn,
                .happens("the touch in pad is stationary"), quotes: Document004.stationaryPhase),
            Claim(
                Text("What the system takes away is cancelled.", chinese: "被系统收走的为 cancelled。"), when: finger.is("taken by the system"),
                .all([.nested("phase cancelled", in: "pad.touchesCancelled"), .never("pad.touchesEnded")]),
                quotes: Document004.cancelledPhase),
            Claim(
                Text("From the first call on the touch knows view, window, place and time.", chinese: "从第一次调用起，触摸就知道视图、窗口、位置和时间。"),
                .happens("it knows view, window, place and time"), quotes: Document004.touchKnows),
            Claim(
                Text("One event object serves the whole touch.", chinese: "整个触摸用的是同一个事件对象。"), .never("another event object"),
                quotes: Document004.oneEventObject,
                explanation: Text(
                    "Not one object per event: the same one comes with each call, brought up to date.",
                    chinese: "并非每个事件一个对象：每次调用都是同一个，只是内容更新。")),
        ])
}
