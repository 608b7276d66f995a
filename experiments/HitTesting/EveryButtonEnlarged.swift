import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum ValueOn: String, Choice {
    case neither = "neither button"
    case upper = "`upper`"
    case both = "both buttons"
}
private let valueOn = Variable<ValueOn>("valueOn", "The value is set on")

private enum Finger: String, Choice {
    case aboveUpper = "`upper` near the gap (5 points from its edge)"
    case gap = "the gap"
    case belowLower = "`lower` near the gap (5 points from its edge)"
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

private let upper = Named<UIControl>("upper")
private let lower = Named<UIControl>("lower")

/// One override for all buttons.
let everyButtonEnlarged: Experiment = Experiment(
    id: "EveryButtonEnlarged",
    title: "Enlarging all buttons with one `UIButton` extension",
    question: """
        One override of `point(inside:with:)` for all buttons enlarges each button by the value that is set on it, here 20 \
        points on each side, and calls `super` for a button without a value; here a subclass stands for the extension. Two \
        such buttons are 10 points apart; `upper` was added first. Which button gets a tap?
        """,
    answer: """
        A button with a value gets the taps in its margin, except those on a sibling that was added later; if both have a \
        value, the areas overlap, and the button added later takes taps that lie on its neighbor. The override runs for \
        **every** button of the class, with or without a value.
        """,
    remedy: """
        Put the override into a subclass of `UIButton` and use the subclass where a larger area is needed: an override in \
        an extension replaces a method that `UIButton` may have itself, and Apple's guide calls it undefined which of the \
        two runs. Set the value to less than half the gap between two buttons, so that their areas do not overlap; a \
        margin outside of the superview gets no touch.
        """,
    symptoms: [
        "Wrong button is tapped when buttons are close together",
        "UIButton extension to expand the hit area of all buttons",
        "Tap triggers the neighboring button",
        "Swizzle point(inside:) of UIButton",
    ],
    origins: [Document002.extensionChangesEveryButton],
    variables: [valueOn, finger],
    stage: { stage in
        let listener = stage.keep(ActionTarget())
        for (name, top) in [("upper", 200.0), ("lower", 254.0)] {
            let button = stage.name(AnyButton(frame: CGRect(x: 100, y: top, width: 100, height: 44)), name)
            if stage[valueOn] == .both || stage[valueOn].rawValue == "`\(name)`" { button.expansion = 20 }
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
    outcomes: {
        Outcome("the tap", otherwise: "fires no button") {
            Outcome.State("fires `upper`", upper.action(.touchUpInside))
            Outcome.State("fires `lower`", lower.action(.touchUpInside))
        }
    },
    claims: {
        Claim(
            "The override also runs for buttons that have no value.", when: valueOn != .both, lower.pointInside.happens,
            quotes: Document002.extensionChangesEveryButton)
        Claim(
            "The override changes the tap area of every button.", when: finger == .gap, valueOn.changesNothing(),
            quotes: Document002.extensionChangesEveryButton,
            knownRefutation: """
                Only buttons with a value change: without one the override falls back on `super`. If neither button has a \
                value, a tap in the gap hits no button. The document's advice against the extension is right all the same, \
                since such an override is undefined.
                """)
        Claim(
            "If neither button has a value, a tap in the gap reaches no button.",
            when: valueOn == .neither && finger == .gap, anyone.action.never, quotes: Document002.extensionFallsBack)
        Claim(
            "A button without a value fires its action for a tap inside its own edge.",
            when: valueOn == .neither && finger == .aboveUpper, upper.action(.touchUpInside).happens,
            quotes: Document002.extensionFallsBack, rules: [.outside])
        Claim(
            "A value on `upper` does not take away the area of `lower`.", when: valueOn == .upper && finger == .belowLower,
            lower.action(.touchUpInside).happens, quotes: Document002.extensionFallsBack)
        Claim(
            "If both buttons have a value, `lower` takes a tap that lies on `upper`.",
            when: valueOn == .both && finger == .aboveUpper,
            quotes: Document002.extensionChangesEveryButton,
            explanation: "If siblings overlap, the one added later is asked first, and its area now reaches across the gap.",
            rules: [.lastSubviewFirst]
        ) {
            lower.action(.touchUpInside).happens
            upper.action.never
        }
        Claim(
            "If only `upper` has a value, a tap in the gap goes to `upper`.",
            when: valueOn == .upper && finger == .gap, upper.action(.touchUpInside).happens)
    })
