import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case contains
    case hitTestInTheView = "`hitTest` with a point in the view"
    case hitTestInTheSuperview = "`hitTest` with a point in the superview"
}
private let way = Variable<Way>("way", "The view checks with", changes: .printedLines)
private let origin = Variable<Double>(
    "origin", "The view's origin in its superview", clause: "x and y of the view's origin are {value}", [0, 30],
    changes: .printedLines)

private enum Finger: String, Choice {
    case layer = "the layer"
    case besideTheLayer = "a point beside the layer"
}
private let finger = Variable<Finger>("finger", "The finger taps", changes: .printedLines)

/// A view with a layer of its own, which it watches for touches.
private final class LayerPad: UIView {
    let square = CALayer()
    var way = Way.contains
    var clicked: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where isClicked(touch) { clicked() }
    }

    private func isClicked(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        switch way {
        case .contains: return square.contains(square.convert(point, from: layer))
        case .hitTestInTheView: return layer.hitTest(point) === square
        case .hitTestInTheSuperview: return layer.hitTest(touch.location(in: superview)) === square
        }
    }
}

private let pad = Named<LayerPad>("pad")
private let layerClicked = Mark("the layer is clicked")

/// Two ways to make a layer clickable, one of them with a trap.
let clickableLayer: Experiment = Experiment(
    id: "ClickableLayer",
    title: "Detecting a tap on a `CALayer`",
    question: """
        A view checks whether its touches lie on a sublayer of 60 by 60 points. Can it tell whether the layer was tapped, with \
        `contains` and with the layer's `hitTest`?
        """,
    answer: """
        Yes, if the point is in the right coordinates: `contains` of the sublayer takes the sublayer's own, `layer.hitTest` of \
        the view those **of the superlayer**, which are the superview's. With a point in the view's own coordinates `hitTest` is \
        right only while the view's origin is zero, its bounds are not scrolled and it has no transform. `contains` tests the \
        bounds only, not whether the layer is hidden, rounded, clipped or covered. `hitTest(…) === square` fails once the \
        sublayer `square` has sublayers, because the deepest layer is returned.
        """,
    remedy: """
        Convert the point and ask the sublayer: `square.contains(square.convert(touch.location(in: view), from: view.layer))`. \
        Or pass the view's `layer.hitTest(_:)` a point in the superview's coordinates, `touch.location(in: superview)`. While \
        the layer is being animated, both test the place in its model, not where the layer is seen: then use \
        `square.presentation()?.hitTest(touch.location(in: view))`.
        """,
    symptoms: [
        "How to detect a tap on a CALayer",
        "CALayer hitTest returns the wrong layer or nil",
        "Make a sublayer clickable",
        "layer.hitTest point in which coordinate system",
        "touchesBegan find the touched sublayer containsPoint",
    ],
    origins: [Document002.layerByHitTest],
    observations: ["layer-hittest-superlayer-coords"],
    variables: [way, origin, finger],
    base: way == .hitTestInTheView && origin == 30,
    stage: { stage in
        let pad = stage.name(
            LayerPad(frame: CGRect(x: stage[origin], y: stage[origin], width: 200, height: 200)), pad)
        pad.way = stage[way]
        pad.clicked = { stage.mark(layerClicked) }
        pad.square.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
        pad.layer.addSublayer(pad.square)
        stage.view.addSubview(pad)
        let place = stage[finger] == .layer ? 60.0 : 115
        stage.script.tap(.point(x: place, y: place, in: pad))
    },
    outcomes: {
        Outcome("the layer is reported as tapped", not: "the layer is not reported as tapped", layerClicked.written)
    },
    claims: {
        Claim(
            "`contains` detects a tap on the layer.",
            when: way == .contains && finger == .layer, layerClicked.written.happens, quotes: Document002.layerByContains)
        Claim(
            "`contains` does not report a tap beside the layer.",
            when: way == .contains && finger == .besideTheLayer,
            quotes: Document002.layerByContains
        ) {
            pad.touchesBegan.happens
            layerClicked.written.never
        }
        Claim(
            "If the view's origin is zero, `hitTest` with a point in the view detects a tap on the layer.",
            when: way == .hitTestInTheView && origin == 0 && finger == .layer, layerClicked.written.happens,
            quotes: Document002.layerByHitTest)
        Claim(
            "If the view's origin is zero, `hitTest` with a point in the view does not report a tap beside the layer.",
            when: way == .hitTestInTheView && origin == 0 && finger == .besideTheLayer,
            quotes: Document002.layerByHitTest
        ) {
            pad.touchesBegan.happens
            layerClicked.written.never
        }
        Claim(
            "`hitTest` with a point in the view detects a tap on the layer, wherever the view is placed.",
            when: way == .hitTestInTheView && finger == .layer, layerClicked.written.happens,
            quotes: Document002.layerByHitTest,
            knownRefutation: """
                Unlike a view's `hitTest`, a layer's takes a point in the superlayer's coordinates. With a point in the view, it \
                looks as far off as the view's origin, here 30 points: a tap on the layer is missed, and a tap beside it is \
                taken for one.
                """)
        Claim(
            "`hitTest` with a point in the superview detects a tap on the layer, wherever the view is placed.",
            when: way == .hitTestInTheSuperview && finger == .layer, layerClicked.written.happens)
        Claim(
            "If the view's origin is at 30, `hitTest` with a point in the view takes a tap beside the layer for a tap on it.",
            when: way == .hitTestInTheView && origin == 30 && finger == .besideTheLayer, layerClicked.written.happens)
        Claim("The result of `contains` does not depend on where the view is placed.", when: way == .contains, origin.changesNothing())
    })
