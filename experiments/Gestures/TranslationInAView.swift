import EventTrace
import ExperimentKit
import UIKit

private enum Transform: String, Choice {
    case nothing
    case turn = "a rotation by 90°"
    case scale = "scaling by 2"
}
private let transform = Variable<Transform>("transform", "`view` is changed by")

private enum Space: String, Choice {
    case view = "`view` itself"
    case superview = "the superview"
}
private let space = Variable<Space>("space", "The translation is that in", changes: .printedLines)

/// Moves a view by the translation of its pan.
private final class Mover {
    var isInSuperview = false

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let asked = isInSuperview ? view.superview : view
        let way = pan.translation(in: asked)
        view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
        pan.setTranslation(.zero, in: asked)
    }

    static let panned = Selector("panned(_:)", Mover.panned)
}

private let view = Named<UIView>("view")
private let pan = Named<UIPanGestureRecognizer>("pan")

/// A turned view under a finger.
let translationInAView: Experiment = Experiment(
    id: "TranslationInAView",
    title: "A rotated or scaled view does not follow the finger: `translation(in:)`",
    question:
        "`view` is rotated or scaled by its `transform`. A finger drags it 60 points to the right, and the action of its pan adds the translation to `center`. Where does `view` go if the translation is that in `view` itself, and if it is that in the superview?",
    answer:
        "The translation in the superview moves `view` with the finger, whatever its transform. The translation in `view` is in its own coordinates: rotated by 90°, `view` goes up instead of right, and scaled by 2, `view` goes half as far.",
    remedy:
        "Pass the superview to `translation(in:)` and to `setTranslation(_:in:)`, and change `center`: a view with a transform has no valid `frame`. To change `transform` in place of `center`, apply the translation last: `view.transform.concatenating(CGAffineTransform(translationX: way.x, y: way.y))`.",
    symptoms: [
        "dragging rotated view moves wrong direction",
        "scaled view moves too slowly or too fast when dragged",
        "pan gesture translation wrong after rotation",
        "translation(in: view) or translation(in: superview)",
        "sticker moves in the wrong direction after rotating it",
    ],
    variables: [transform, space],
    base: transform == .nothing && space == .superview,
    stage: { stage in
        let view = stage.add(UIView(), view, at: CGRect(x: 100, y: 300, width: 100, height: 100))
        switch stage[transform] {
        case .turn: view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        case .scale: view.transform = CGAffineTransform(scaleX: 2, y: 2)
        case .nothing: break
        }
        let mover = stage.keep(Mover())
        mover.isInSuperview = stage[space] == .superview
        view.addGestureRecognizer(stage.name(UIPanGestureRecognizer(target: mover, action: Mover.panned), pan))
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 150, y: 350))
        for step in 1...3 {
            stage.script.wait(0.05)
            finger.move(to: .point(x: 150 + 20 * Double(step), y: 350))
        }
        stage.script.wait(0.05)
        finger.up()
        stage.script.perform {
            let way = (Int((view.center.x - 150).rounded()), Int((view.center.y - 350).rounded()))
            stage.mark("the view has moved by (\(way.0), \(way.1))")
        }
    },
    outcomes: {
        Outcome("the view", otherwise: "does not follow the finger") {
            Outcome.State("follows the finger", "the view has moved by (60, 0)")
        }
    },
    claims: {
        Claim(
            "With the translation in the superview, the view goes with the finger, whatever its transform.", when: space == .superview,
            explanation: "The superview's coordinates are those in which `center` counts."
        ) {
            "the view has moved by (60, 0)"
        }
        Claim("Rotated by 90°, the view moved by its own translation goes up.", when: space == .view && transform == .turn) {
            "the view has moved by (0, -60)"
        }
        Claim("Scaled by 2, the view moved by its own translation goes half as far.", when: space == .view && transform == .scale) {
            "the view has moved by (30, 0)"
        }
        Claim(
            "Without a transform, both translations are the same.", when: transform == .nothing, space.changesNothing())
    })
