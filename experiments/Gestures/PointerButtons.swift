import EventTrace
import ExperimentKit
import UIKit

private enum Wanted: String, Choice {
    case primary, secondary
    case either = "primary; secondary"
}
private let wanted = Variable<Wanted>("wanted", "`buttonMaskRequired` of the taps on the view")

private enum Clicks: String, Choice {
    case finger
    case primaryButton = "primary button"
    case secondaryButton = "secondary button"
}
private let clicks = Variable<Clicks>("clicks", "What taps or clicks")

extension Experiment {
    /// Taps for the buttons of a pointing device.
    static let pointerButtons = Experiment(
        id: "PointerButtons",
        title: "Clicks of the other button",
        question:
            "A view has a tap for the primary button of a pointer, one for the secondary, or both, the secondary one added last. A finger taps, or one of the buttons is clicked. Which tap acts?",
        answer:
            "A click is taken by the tap that wants its button; the other one fails at once, and without a matching tap the view keeps the touch. A finger has no buttons and is not asked for them: the tap that wants the secondary button takes a finger too.",
        variables: [wanted, clicks],
        stage: { stage in
            let view = stage.add(LoggedView(), "view")
            if stage[wanted] != .secondary { stage.add(UITapGestureRecognizer(), "primary", to: view) }
            if stage[wanted] != .primary {
                stage.add(UITapGestureRecognizer(), "secondary", to: view).buttonMaskRequired = .secondary
            }
            switch stage[clicks] {
            case .primaryButton: stage.script.click("view")
            case .secondaryButton: stage.script.click("view", .secondary)
            case .finger: stage.script.tap("view")
            }
        },
        claims: [
            Claim(
                "A click of the secondary button is taken by the tap that wants it, and by no other.",
                when: clicks == .secondaryButton && wanted != .primary,
                .ordering(["view.touchesBegan", "secondary.action(ended)", "view.touchesCancelled"]),
                explanation:
                    "The mask is compared when a touch of a pointer begins, and is the primary button by default; the header says so.",
                rules: [.requiredButtons]
            ),
            Claim(
                "The same goes for the primary button.",
                when: clicks == .primaryButton && wanted != .secondary,
                .all([.happens("primary.action(ended)"), .never("secondary.action*")])),
            Claim(
                "A click that no tap wants stays with the view.",
                when: (clicks == .primaryButton && wanted == .secondary) || (clicks == .secondaryButton && wanted == .primary),
                .ordering(["view.touchesBegan", "view.touchesEnded"])),
            Claim(
                "A tap that wants the secondary button takes a finger's tap as well.",
                when: clicks == .finger && wanted != .primary, .happens("secondary.action(ended)"),
                explanation: "The mask counts for pointers only. Released apps have been caught out by it.", rules: [.requiredButtons]),
            Claim(
                "A finger is to these two what it is to any two taps.",
                when: clicks == .finger && wanted == .either, .exactly(1, "*.action(ended)")),
        ])
}
