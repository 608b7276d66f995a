import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case contains
    case hitTestInTheView = "hitTest, point in the view"
    case hitTestInTheSuperview = "hitTest, point in the superview"
}
private let way = Variable<Way>("way", "Asked is")
private let origin = Variable<Double>("origin", "The view's origin in its superview", [0, 30])

private enum Finger: String, Choice {
    case layer = "the layer"
    case besideTheLayer = "beside the layer"
}
private let finger = Variable<Finger>("finger", "The finger taps")

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

extension Experiment {
    /// Two ways to make a layer clickable, one of them with a trap.
    static let clickableLayer = Experiment(
        id: "ClickableLayer",
        title: "Making a layer clickable",
        question:
            "A view watches its touches for a layer of 60 by 60 points. Does it know a click on the layer, by `contains` and by the layer's `hitTest`?",
        answer:
            "By `contains` always. By `hitTest` only with a point **in the superview's coordinates**: with a point in the view, it works as long as the view's origin is zero, and else finds the wrong places.",
        origins: [Document002.layerByHitTest],
        observations: ["layer-hittest-superlayer-coords"],
        variables: [way, origin, finger],
        stage: { stage in
            let pad = stage.name(
                LayerPad(frame: CGRect(x: stage[origin], y: stage[origin], width: 200, height: 200)), "pad")
            pad.way = stage[way]
            pad.clicked = { stage.mark("the layer is clicked") }
            pad.square.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
            pad.layer.addSublayer(pad.square)
            stage.view.addSubview(pad)
            let place = stage[finger] == .layer ? 60.0 : 115
            stage.script.tap(.point(x: place, y: place, in: "pad"))
        },
        claims: [
            Claim(
                "`contains` knows a click on the layer.",
                when: way == .contains && finger == .layer,
                .happens("the layer is clicked"), quotes: Document002.layerByContains),
            Claim(
                "`contains` knows a click beside it.",
                when: way == .contains && finger == .besideTheLayer,
                .all([.happens("pad.touchesBegan"), .never("the layer is clicked")]),
                quotes: Document002.layerByContains),
            Claim(
                "`hitTest` with the point in the view knows a click on the layer where the view's origin is zero.",
                when: way == .hitTestInTheView && origin == 0 && finger == .layer, .happens("the layer is clicked"),
                quotes: Document002.layerByHitTest),
            Claim(
                "There it knows a click beside the layer too.",
                when: way == .hitTestInTheView && origin == 0 && finger == .besideTheLayer,
                .all([.happens("pad.touchesBegan"), .never("the layer is clicked")]),
                quotes: Document002.layerByHitTest),
            Claim(
                "`hitTest` with the point in the view knows a click on the layer, wherever the view stands.",
                when: way == .hitTestInTheView && finger == .layer, .happens("the layer is clicked"),
                quotes: Document002.layerByHitTest,
                knownRefutation:
                    "Unlike a view's, a layer's `hitTest` takes a point of the superlayer. With a point in the view it looks as far off as the view's origin, here 30 points: a click is missed, and one beside the layer is taken for one."
            ),
            Claim(
                "`hitTest` with the point in the superview knows both.",
                when: way == .hitTestInTheSuperview && finger == .layer, .happens("the layer is clicked")),
            Claim(
                "With the point in the view, a click beside the layer counts.",
                when: way == .hitTestInTheView && origin == 30 && finger == .besideTheLayer,
                .happens("the layer is clicked")),
            Claim("`contains` does not depend on where the view stands.", when: way == .contains, .same(whatever: origin)),
        ])
}
