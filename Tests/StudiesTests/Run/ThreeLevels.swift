import EventTrace
import ExperimentKit
import UIKit

/// A small experiment on the engine: three nested views that may call super, and a tap recognizer on the outermost.
enum ThreeLevels {
    enum Level: String, Choice {
        case inner = "level_3"
        case outer = "level_1"
    }

    static let callsSuper = Variable<Bool>("callsSuper", "Touch methods call super")
    static let tapped = Variable<Level>("tapped", "The finger lands on")

    static func experiment(
        _ claims: [Claim] = [], script: (@Sendable (Stage) -> Void)? = nil, stage extra: @escaping @Sendable (Stage) -> Void = { _ in }
    ) -> Experiment {
        Experiment(
            id: "ThreeLevels", title: "Three levels", question: "Who gets a touch?", variables: [callsSuper, tapped],
            stage: { stage in
                var parent = stage.view
                for level in 1...3 {
                    let inset = CGFloat(level * 20)
                    let size = CGFloat(300 - level * 60)
                    let view = LevelView(frame: CGRect(x: inset, y: inset, width: size, height: size))
                    view.callsSuper = stage[callsSuper]
                    parent.addSubview(stage.name(view, "level_\(level)"))
                    parent = view
                }
                extra(stage)
                let tapped = stage[tapped].rawValue
                if script == nil { stage.script.tap(.point(x: 5, y: 5, in: tapped)) }
            }, script: script, claims: { claims })
    }
}

final class LevelView: UIView {
    var callsSuper = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesEnded(touches, with: event) }
    }
}
