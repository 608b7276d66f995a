import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Means: String, Choice {
    case nothing
    case zPosition = "`zPosition`"
    case bringSubviewToFront = "`bringSubviewToFront`"
    case addingItAgain = "adding it again"
}
private let how = Variable<Means>("raised", "`first` is brought to the front by")

private let first = Named<BeganPad>("first")
private let last = Named<BeganPad>("last")

/// In front for the eye, not for the finger.
let seenInFront: Experiment = Experiment(
    id: "SeenInFront",
    title: "`zPosition` changes which view is in front, not which is hit",
    question: """
        `first` and `last` overlap. `first` is brought to the front in one of three ways, or not at all, and a finger taps where \
        both are. Which view gets the touch?
        """,
    answer: """
        The last view in `subviews` gets the touch. `zPosition` changes which view is seen in front but not which is asked first; \
        `bringSubviewToFront` and adding the view again change both.
        """,
    remedy:
        "To bring a view to the front for touches as well, use `bringSubviewToFront(_:)` instead of `layer.zPosition`. The call orders siblings only: if the covering view has another superview, bring your own superview to the front there. `CALayer.hitTest(_:)` is another matter: by a reader's printed test its result goes by `zPosition`; the engine does not model it.",
    symptoms: [
        "View in front does not receive touches",
        "layer.zPosition and touch handling",
        "Button is visible on top but the view below gets the tap",
        "Difference between bringSubviewToFront and zPosition",
        "does zPosition affect hitTest of a CALayer",
    ],
    variables: [how],
    stage: { stage in
        let first = stage.name(BeganPad(frame: CGRect(x: 45, y: 200, width: 200, height: 200)), first)
        let last = stage.name(BeganPad(frame: CGRect(x: 145, y: 300, width: 200, height: 200)), last)
        stage.view.addSubview(first)
        stage.view.addSubview(last)
        switch stage[how] {
        case .zPosition: first.layer.zPosition = 1
        case .bringSubviewToFront: stage.view.bringSubviewToFront(first)
        case .addingItAgain: stage.view.addSubview(first)
        case .nothing: break
        }
        stage.script.tap(.point(x: 195, y: 350))
    },
    outcomes: {
        Outcome("`first` gets the touch", not: "`last` gets the touch", first.touchesBegan)
    },
    claims: {
        Claim(
            "The view added last is hit, even through a view that `zPosition` shows in front of it.",
            when: how.isOneOf(.nothing, .zPosition),
            explanation: "Views are asked in the order of `subviews`.", rules: [.pointIsConverted]
        ) {
            only { last.touchesBegan }
        }
        Claim(
            "The view that `zPosition` brings to the front is hit.",
            when: how == .zPosition, first.touchesBegan.happens,
            rules: [.pointIsConverted],
            knownRefutation: "It is drawn in front, but hit-testing follows `subviews`, whatever the `zPosition`.")
        Claim(
            "A view that is brought to the front with `bringSubviewToFront` or added again is the last subview and is hit.",
            when: how.isOneOf(.bringSubviewToFront, .addingItAgain)
        ) {
            only { first.touchesBegan }
        }
    })
