import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let inset = Variable<Double>("inset", "The bounds are inset by, in points", [-5, 0, 5])
private let beyond = Variable<Double>("beyond", "The finger taps so many points outside the right edge", [-8, -3, 3, 8])

private final class InsetButton: UIButton {
    var inset: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: inset, dy: inset).contains(point)
    }
}

extension Experiment {
    /// The area in which a button can be tapped.
    static let limitedArea = Experiment(
        id: "LimitedArea",
        title: "Limiting and enlarging a button's area",
        question: "A button's `point(inside:)` asks its bounds, inset by some points. Where can it be tapped?",
        answer:
            "A negative inset adds a margin in which a tap counts, a positive one takes it away. The action goes out wherever the touch was taken.",
        origins: [Document002.areaByPointInside],
        variables: [inset, beyond],
        stage: { stage in
            let button = stage.name(InsetButton(frame: CGRect(x: 100, y: 200, width: 100, height: 100)), "button")
            button.inset = CGFloat(stage[inset])
            button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
            stage.view.addSubview(button)
            stage.script.tap(.point(x: 100 + stage[beyond], y: 50, in: "button"))
        },
        claims: [
            Claim(
                "With -5 a tap 3 points outside counts.",
                when: inset == -5 && beyond == 3, .happens("button.action(touchUpInside)"), quotes: Document002.negativeInsetEnlarges),
            Claim(
                "With -5 a tap 8 points outside does not count.",
                when: inset == -5 && beyond == 8, .never("button.action(*)"), quotes: Document002.negativeInsetEnlarges),
            Claim("With 0 the bounds count.", when: inset == 0 && beyond.isOneOf(3, 8), .never("button.action(*)")),
            Claim(
                "With 5 a tap 3 points inside the edge is lost.",
                when: inset == 5 && beyond == -3, .never("button.action(*)"), quotes: Document002.areaByPointInside),
            Claim(
                "Well inside it always counts.", when: beyond == -8,
                .happens("button.action(touchUpInside)"),
                quotes: Document002.areaByPointInside),
        ])
}
