import EventTrace
import ExperimentKit
import UIKit

private let way = Variable("way", "Asked is", ["contains", "hitTest, point in the view", "hitTest, point in the superview"])
private let origin = Variable("origin", "The view's origin in its superview", [0, 30])
private let finger = Variable("finger", "The finger taps", ["the layer", "beside the layer"])

/// A view with a layer of its own, which it watches for touches.
private final class LayerPad: UIView {
    let square = CALayer()
    var way = ""
    var clicked: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where isClicked(touch) { clicked() }
    }

    private func isClicked(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        switch way {
        case "contains": return square.contains(square.convert(point, from: layer))
        case "hitTest, point in the view": return layer.hitTest(point) === square
        default: return layer.hitTest(touch.location(in: superview)) === square
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
                LayerPad(frame: CGRect(x: stage.number(origin), y: stage.number(origin), width: 200, height: 200)), "pad")
            pad.way = stage.choice(way)
            pad.clicked = { [unowned(unsafe) stage] in stage.mark("the layer is clicked") }
            pad.square.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
            pad.layer.addSublayer(pad.square)
            stage.view.addSubview(pad)
            let place = stage.choice(finger) == "the layer" ? 60.0 : 115
            stage.script.tap(.point(x: place, y: place, in: "pad"))
        },
        claims: [
            Claim(
                "`contains` knows a click on the layer.",
                when: way.is("contains") && finger.is("the layer"),
                .happens("the layer is clicked"), quotes: Document002.layerByContains),
            Claim(
                "`contains` knows a click beside it.",
                when: way.is("contains") && finger.is("beside the layer"), .never("the layer is clicked"),
                quotes: Document002.layerByContains),
            Claim(
                "`hitTest` with the point in the view knows a click on the layer.",
                when: way.is("hitTest, point in the view") && finger.is("the layer"), .happens("the layer is clicked"),
                quotes: Document002.layerByHitTest,
                knownRefutation:
                    "Unlike a view's, a layer's `hitTest` takes a point of the superlayer. With a point in the view it looks as far off as the view's origin, here 30 points: a click is missed, and one beside the layer is taken for one."
            ),
            Claim(
                "`hitTest` with the point in the superview knows both.",
                when: way.is("hitTest, point in the superview") && finger.is("the layer"), .happens("the layer is clicked")),
            Claim(
                "With the point in the view, a click beside the layer counts.",
                when: way.is("hitTest, point in the view") && origin.is(30) && finger.is("beside the layer"),
                .happens("the layer is clicked")),
            Claim("`contains` does not depend on where the view stands.", when: way.is("contains"), .same(whatever: origin)),
        ])
}
