import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum ValueOn: String, Choice { case neither, upper, both }
private let valueOn = Variable<ValueOn>("valueOn", "The value is set on")

private enum Finger: String, Choice {
    case aboveUpper = "upper, 5 points above its edge"
    case gap = "the gap"
    case belowLower = "lower, 5 points below its edge"
}
private let finger = Variable<Finger>("finger", "The finger taps")

/// Stands for all buttons of an app whose `point(inside:)` an extension has replaced.
private final class AnyButton: UIButton {
    var expansion: CGFloat?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let expansion else { return super.point(inside: point, with: event) }
        return bounds.insetBy(dx: -expansion, dy: -expansion).contains(point)
    }
}

extension Experiment {
    /// One override for all buttons.
    static let everyButtonEnlarged = Experiment(
        id: "EveryButtonEnlarged",
        title: "Enlarging every button by an extension",
        question:
            "Two buttons stand 10 points apart, `upper` added first. One override for all buttons enlarges those with a value, here by 20 points. Which of them gets a tap?",
        answer:
            "The replaced method is run for **every** button, value or not. With the value on both, the areas overlap, and the button added later takes taps that lie on its neighbour.",
        origins: [Document002.extensionChangesEveryButton],
        variables: [valueOn, finger],
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            for (name, top) in [("upper", 200.0), ("lower", 254.0)] {
                let button = stage.name(AnyButton(frame: CGRect(x: 100, y: top, width: 100, height: 44)), name)
                if stage[valueOn] == .both || stage[valueOn].rawValue == name { button.expansion = 20 }
                button.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
                stage.view.addSubview(button)
            }
            let y: Double =
                switch stage[finger] {
                case .aboveUpper: 239
                case .gap: 249
                case .belowLower: 259
                }
            stage.script.tap(.point(x: 150, y: y))
        },
        claims: [
            Claim(
                "The override is run for buttons that nobody gave a value.", when: valueOn != .both,
                .happens("lower.pointInside"), quotes: Document002.extensionChangesEveryButton),
            Claim(
                "Every button gets another area.", when: finger == .gap,
                .same(whatever: valueOn), quotes: Document002.extensionChangesEveryButton,
                knownRefutation:
                    "Only those with a value do: without one the override falls back on super. With neither set, a tap into the gap hits no button."
            ),
            Claim(
                "Buttons without a value do not reach into the gap.",
                when: valueOn == .neither && finger == .gap,
                .never("*.action(*)"), quotes: Document002.extensionFallsBack),
            Claim(
                "A button without a value acts within its own edge.",
                when: valueOn == .neither && finger == .aboveUpper,
                .happens("upper.action(touchUpInside)"), quotes: Document002.extensionFallsBack, rules: [.outside]),
            Claim(
                "The other one's value leaves it its area.", when: valueOn == .upper && finger == .belowLower,
                .happens("lower.action(touchUpInside)"), quotes: Document002.extensionFallsBack),
            Claim(
                "With the value on both, `lower` takes a tap that lies on `upper`.",
                when: valueOn == .both && finger == .aboveUpper,
                .all([.happens("lower.action(touchUpInside)"), .never("upper.action(*)")]),
                quotes: Document002.extensionChangesEveryButton,
                explanation: "Of overlapping siblings the later one is asked first, and its area now reaches beyond the gap.",
                rules: [.lastSubviewFirst]),
            Claim(
                "With the value on `upper` alone, the gap belongs to `upper`.",
                when: valueOn == .upper && finger == .gap, .happens("upper.action(touchUpInside)")),
        ])
}
