import EventTrace
import ExperimentKit
import UIKit

private let way = Variable(
    "way", Text("Asked is", chinese: "询问方式"), ["contains", "hitTest, point in the view", "hitTest, point in the superview"])
private let origin = Variable("origin", Text("The view's origin in its superview", chinese: "视图在父视图中的原点"), [0, 30])
private let finger = Variable("finger", Text("The finger taps", chinese: "手指点击"), ["the layer", "beside the layer"])

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
        title: Text("Making a layer clickable", chinese: "让图层响应点击"),
        question: Text(
            "A view watches its touches for a layer of 60 by 60 points. Does it know a click on the layer, by `contains` and by the layer's `hitTest`?",
            chinese: "视图检查触摸是否落在一个 60×60 的图层上。用 `contains`、用 layer 的 `hitTest`，都能认出点击吗？"),
        answer: Text(
            "By `contains` always. By `hitTest` only with a point **in the superview's coordinates**: with a point in the view, it works as long as the view's origin is zero, and else finds the wrong places.",
            chinese: "`contains` 总是对的。`hitTest` 要用**父视图坐标系**的点：若用视图内的点，只有原点为零时才对，否则位置全错。"),
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
                Text("`contains` knows a click on the layer.", chinese: "`contains` 能认出点在图层上。"),
                when: way.is("contains") && finger.is("the layer"),
                .happens("the layer is clicked"), quotes: Document002.layerByContains),
            Claim(
                Text("`contains` knows a click beside it.", chinese: "`contains` 能认出点在旁边。"),
                when: way.is("contains") && finger.is("beside the layer"), .never("the layer is clicked"),
                quotes: Document002.layerByContains),
            Claim(
                Text("`hitTest` with the point in the view knows a click on the layer.", chinese: "`hitTest` 用视图内的点，能认出点在图层上。"),
                when: way.is("hitTest, point in the view") && finger.is("the layer"), .happens("the layer is clicked"),
                quotes: Document002.layerByHitTest,
                knownRefutation: Text(
                    "Unlike a view's, a layer's `hitTest` takes a point of the superlayer. With a point in the view it looks as far off as the view's origin, here 30 points: a click is missed, and one beside the layer is taken for one.",
                    chinese: "与视图不同，layer 的 `hitTest` 接收父图层坐标系的点。传入视图内的点，会偏离视图原点那么远（此处 30 点）：点中时漏掉，点在旁边反而算点中。")),
            Claim(
                Text("`hitTest` with the point in the superview knows both.", chinese: "`hitTest` 用父视图坐标的点，两者都能认出。"),
                when: way.is("hitTest, point in the superview") && finger.is("the layer"), .happens("the layer is clicked")),
            Claim(
                Text("With the point in the view, a click beside the layer counts.", chinese: "用视图内的点，点在旁边也会算。"),
                when: way.is("hitTest, point in the view") && origin.is(30) && finger.is("beside the layer"),
                .happens("the layer is clicked")),
            Claim(
                Text("`contains` does not depend on where the view stands.", chinese: "`contains` 与视图位置无关。"), when: way.is("contains"),
                .same(whatever: origin)),
        ])
}
