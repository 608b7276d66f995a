import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Change: String, Choice {
    case nothing
    case translation = "a translation"
    case scale = "scaling"
    case turn = "a rotation"
    case scrolledBounds = "scrolling the bounds of `board`"
}
private let change = Variable<Change>("change", "`pad` is changed by")

private enum Finger: String, Choice {
    case beside = "a point 100 points to the right of its old center"
    case itsOldCorner = "its old corner"
}
private let finger = Variable<Finger>("finger", "The finger taps")

private let board = Named<BeganPad>("board")
private let pad = Named<BeganPad>("pad")

private let isMoved = Condition(
    "`pad` is moved by a transform or by its parent's bounds", not: "the center of `pad` stays where it is",
    change.isOneOf(.translation, .scrolledBounds))

/// A view is hit where it is seen.
let seenPlace: Experiment = Experiment(
    id: "SeenPlace",
    title: "Rotated, scaled and scrolled views are hit where visible",
    question: """
        `pad` is a square of 100 points in `board`. It is moved by a transform, scaled by 3, rotated by 45°, or scrolled with \
        the bounds of `board`. Where is it hit?
        """,
    answer: """
        A view is hit where it is visible inside the bounds of its superview, as long as nothing is animated. Moved or scrolled by \
        100 points, `pad` is hit 100 points to the right and no longer at its old place; enlarged, `pad` is hit beyond its old \
        frame; rotated by 45°, `pad` is not hit at its old corner.
        """,
    remedy: """
        To test a point yourself, convert the point to the view and call `point(inside:with:)`, or test `bounds.contains(_:)`: the \
        `frame` of a transformed view is only the box around the view. A part that the transform moves out of the superview's bounds \
        is not hit, even if visible: see OutsideTheParent. While an animation moves the view, the values of its properties count and \
        not the place on the screen. In `UIView.animate` the properties already have their final values, see AnimatedViews; a \
        `CAAnimation` of the layer leaves the properties as they were.
        """,
    symptoms: [
        "Does a CGAffineTransform change the tappable area",
        "Tap on the corner of a rotated view misses it",
        "Touch area of a view scaled with a transform",
        "Is hit-testing based on frame or bounds",
        "frame.contains(point) is true outside of a rotated view",
        "view moved by a CAAnimation of its layer cannot be tapped where it is seen",
    ],
    variables: [change, finger],
    base: change == .nothing && finger == .itsOldCorner,
    stage: { stage in
        let board = stage.name(BeganPad(frame: CGRect(x: 0, y: 200, width: 390, height: 300)), board)
        let pad = stage.name(BeganPad(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), pad)
        stage.view.addSubview(board)
        board.addSubview(pad)
        switch stage[change] {
        case .translation: pad.transform = CGAffineTransform(translationX: 100, y: 0)
        case .scale: pad.transform = CGAffineTransform(scaleX: 3, y: 3)
        case .turn: pad.transform = CGAffineTransform(rotationAngle: .pi / 4)
        case .scrolledBounds: board.bounds.origin.x = -100
        case .nothing: break
        }
        switch stage[finger] {
        case .beside: stage.script.tap(.point(x: 250, y: 350))
        case .itsOldCorner: stage.script.tap(.point(x: 105, y: 305))
        }
    },
    outcomes: {
        Outcome("`pad` is hit", not: "`board` is hit", pad.touchesBegan)
    },
    claims: {
        Claim(
            "If nothing is changed, `pad` is hit in its corner.",
            when: change == .nothing && finger == .itsOldCorner
        ) {
            only { pad.touchesBegan }
        }
        Claim(
            "If `pad` is moved by a transform or by its parent's bounds, it is hit at its new place.",
            when: isMoved && finger == .beside,
            explanation: "The point is converted with the bounds origin and the transform of each view.", rules: [.pointIsConverted]
        ) {
            only { pad.touchesBegan }
        }
        Claim(
            "If `pad` is moved by a transform or by its parent's bounds, a tap at its old place hits `board`.",
            when: isMoved && finger == .itsOldCorner,
            explanation: "Nothing of a view stays where it was laid out.", rules: [.pointIsConverted]
        ) {
            only { board.touchesBegan }
        }
        Claim(
            "If `pad` is enlarged, it is hit beyond its old frame.",
            when: change == .scale && finger == .beside,
            explanation: "The bounds stay the same; the coordinates of the point shrink.", rules: [.pointIsConverted]
        ) {
            only { pad.touchesBegan }
        }
        Claim(
            "If `pad` is rotated, it is not hit at its old corner.",
            when: change == .turn && finger == .itsOldCorner,
            explanation: "Its frame is larger than the view itself, but hit-testing does not use the frame.", rules: [.pointIsConverted]
        ) {
            only { board.touchesBegan }
        }
    })
