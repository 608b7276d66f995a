import EventTrace
import ExperimentKit
import UIKit

private let shape = Variable("shape", Text("The shape", chinese: "形状"), ["star", "arc"])
private let asksPath = Variable.flag("asksPath", Text("`point(inside:)` asks the path", chinese: "`point(inside:)` 询问路径"), default: true)
private let tapped = Variable(
    "tapped", Text("The finger taps", chinese: "手指点击"), ["the middle", "right of the top", "below the middle", "a corner"])

extension Experiment {
    /// A view that is hit only in its shape.
    static let irregularShape = Experiment(
        id: "IrregularShape",
        title: Text("A star and an arc that are hit only where they are drawn", chinese: "只在所绘之处响应的五角星与圆弧"),
        question: Text(
            """
            A view draws a star, or a closed arc, with a shape layer. A finger taps in and beside it, always within the view's bounds. Where \
            is the view hit, with an overridden `point(inside:)` and without?
            """, chinese: "视图用 CAShapeLayer 画出五角星或闭合圆弧。手指点在形状之内与之外，但都在视图 bounds 内。重写与不重写 `point(inside:)`，视图在哪里被命中？"),
        answer: Text(
            "If `point(inside:)` asks the path, only in the shape. If it does not, everywhere in the bounds: the shape layer draws and decides nothing.",
            chinese: "`point(inside:)` 询问路径时，只在形状内。否则在整个 bounds 内：CAShapeLayer 只负责绘制，不决定命中。"),
        origins: [Document001.shapeByPath, Document001.starAndArc],
        variables: [shape, asksPath, tapped],
        stage: { stage in
            let background = stage.name(TouchView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), "background")
            let path = stage.choice(shape) == "star" ? Shapes.star : Shapes.arc
            let frame = CGRect(x: 95, y: 100, width: 200, height: 200)
            let view = stage.flag(asksPath) ? PathView(frame: frame, path) : TouchView(frame: frame)
            let layer = CAShapeLayer()
            layer.path = path.cgPath
            view.layer.addSublayer(layer)
            stage.view.addSubview(background)
            background.addSubview(stage.name(view, "shape"))
            let point: (Double, Double) =
                switch stage.choice(tapped) {
                case "the middle": (100, 90)
                case "right of the top": (150, 30)
                case "below the middle": (100, 170)
                default: (5, 5)
                }
            stage.script.tap(.point(x: point.0, y: point.1, in: "shape"))
        },
        claims: [
            Claim(
                Text("In the middle of either shape it is hit.", chinese: "两种形状的中间都会命中。"), when: tapped.is("the middle"),
                .happens("shape.touchesBegan"), quotes: Document001.starAndArc),
            Claim(
                Text("Between two tips of the star it is not hit, though that is in its bounds.", chinese: "五角星两角之间不会命中，虽然在 bounds 内。"),
                when: asksPath.isOn && shape.is("star") && tapped.isOneOf(["right of the top", "below the middle"]),
                .all([.never("shape.touchesBegan"), .happens("background.touchesBegan")]), quotes: Document001.shapeByPath),
            Claim(
                Text("The arc is hit in its upper half and not in its lower.", chinese: "圆弧在上半部命中，下半部不命中。"),
                when: asksPath.isOn && shape.is("arc") && tapped.isOneOf(["right of the top", "below the middle"]),
                .holds(Text("the shape above, the background below", chinese: "上半命中形状，下半命中背景")) { trace in
                    let hit = trace.ordering.first { $0.call == "touchesBegan" }?.receiver
                    let isInside = trace.ordering.contains { $0.call == "pointInside" && $0.answer == "yes" }
                    return hit == (isInside ? "shape" : "background")
                },
                quotes: Document001.starAndArc),
            Claim(
                Text("In a corner neither is hit.", chinese: "角落里都不命中。"), when: asksPath.isOn && tapped.is("a corner"),
                .never("shape.touchesBegan"), quotes: Document001.shapeByPath),
            Claim(
                Text("The shape layer alone limits nothing.", chinese: "仅有 CAShapeLayer 不会限制命中。"), when: asksPath.isOff,
                .happens("shape.touchesBegan"), quotes: Document001.shapeLayerDraws),
        ])
}

private enum Shapes {
    /// Five tips in a square of 200 points, the first at the top.
    static var star: UIBezierPath {
        let corners: [(Double, Double)] = [
            (100, 0), (122.5, 69.1), (195.1, 69.1), (136.3, 111.8), (158.8, 180.9), (100, 138.2), (41.2, 180.9), (63.7, 111.8), (4.9, 69.1),
            (77.5, 69.1),
        ]
        let path = UIBezierPath()
        path.move(to: CGPoint(x: corners[0].0, y: corners[0].1))
        for corner in corners.dropFirst() { path.addLine(to: CGPoint(x: corner.0, y: corner.1)) }
        path.close()
        return path
    }

    /// The upper half of a circle, closed.
    static var arc: UIBezierPath {
        let path = UIBezierPath(arcCenter: CGPoint(x: 100, y: 100), radius: 100, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
        path.close()
        return path
    }
}

private final class PathView: TouchView {
    private let path: UIBezierPath

    init(frame: CGRect, _ path: UIBezierPath) {
        self.path = path
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { path.contains(point) }
}
