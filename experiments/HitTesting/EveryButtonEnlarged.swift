import EventTrace
import ExperimentKit
import UIKit

private let valueOn = Variable("valueOn", "The value is set on", ["neither", "upper", "both"])
private let finger = Variable("finger", "The finger taps", ["upper, 5 points above its edge", "the gap", "lower, 5 points below its edge"])

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
            let listener = stage.keep(Listener())
            for (name, top) in [("upper", 200.0), ("lower", 254.0)] {
                let button = stage.name(AnyButton(frame: CGRect(x: 100, y: top, width: 100, height: 44)), name)
                if stage.choice(valueOn) == "both" || stage.choice(valueOn) == name { button.expansion = 20 }
                button.addTarget(listener, action: Listener.fired, for: .touchUpInside)
                stage.view.addSubview(button)
            }
            let places: [String: Double] = ["the gap": 249, "lower, 5 points below its edge": 259]
            stage.script.tap(.point(CGPoint(x: 150, y: places[stage.choice(finger)] ?? 239)))
        },
        claims: [
            Claim(
                "The override is run for buttons that nobody gave a value.", when: valueOn.isNot("both"),
                .happens("lower.pointInside"), quotes: Document002.extensionChangesEveryButton),
            Claim(
                "Every button gets another area.", when: finger.is("the gap"),
                .same(whatever: valueOn), quotes: Document002.extensionFallsBack,
                knownRefutation:
                    "Only those with a value do: without one the override falls back on super. With neither set, a tap into the gap hits no button."
            ),
            Claim(
                "A button without a value keeps its area.",
                when: valueOn.is("neither") && finger.is("the gap"),
                .never("*.action(*)"), quotes: Document002.extensionFallsBack),
            Claim(
                "With the value on both, `lower` takes a tap that lies on `upper`.",
                when: valueOn.is("both") && finger.is("upper, 5 points above its edge"),
                .all([.happens("lower.action(touchUpInside)"), .never("upper.action(*)")]),
                quotes: Document002.extensionChangesEveryButton,
                explanation: "Of overlapping siblings the later one is asked first (HT.3), and its area now reaches beyond the gap."),
            Claim(
                "With the value on `upper` alone, the gap belongs to `upper`.",
                when: valueOn.is("upper") && finger.is("the gap"), .happens("upper.action(touchUpInside)")),
        ])
}
