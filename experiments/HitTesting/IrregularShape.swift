import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Shape: String, Choice {
    case star = "a star"
    case arc = "an arc"
}
private let shape = Variable<Shape>("shape", "The shape is")
private let asksPath = Variable<Bool>(
    "asksPath", "`point(inside:)` asks the path", off: "`point(inside:)` is not overridden", default: true)

private enum Tapped: String, Choice {
    case middle = "the middle"
    case rightOfTheTop = "a point right of the top"
    case belowTheMiddle = "a point below the middle"
    case corner = "a corner"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private let shapeView = Named<UIView>("shape")
private let background = Named<LoggedView>("background")

private let isBetweenTips = Condition(
    "the finger taps between two tips of the star", not: "the finger taps elsewhere",
    shape == .star && tapped.isOneOf(.rightOfTheTop, .belowTheMiddle))
private let isAboveTheChord = Condition(
    "the finger taps above the chord of the arc", not: "the finger taps elsewhere",
    shape == .arc && tapped.isOneOf(.middle, .rightOfTheTop))
private let isBelowTheChord = Condition(
    "the finger taps below the chord of the arc", not: "the finger taps elsewhere", shape == .arc && tapped == .belowTheMiddle)

/// A view that is hit only in its shape.
let irregularShape: Experiment = Experiment(
    id: "IrregularShape",
    title: "Irregular shapes that are hit only inside their path",
    question: """
        A view draws a star, or a closed arc, with a shape layer. A finger taps inside and outside the shape, always within the \
        view's bounds. Where is the view hit, with and without an override of `point(inside:)`?
        """,
    answer: """
        If `point(inside:)` asks the path, the view is hit only in the shape. Otherwise it is hit everywhere in its bounds: the \
        shape layer draws but decides nothing.
        """,
    remedy:
        "Override `point(inside:with:)`, for a button in a subclass of `UIButton`, and return `path.contains(point)`; the path is in the coordinates of `bounds`, so make it anew when their size changes. For a round view return `UIBezierPath(ovalIn: bounds).contains(point)`, for a picture whether its pixel there is opaque: hit-testing looks neither at pixels nor at `cornerRadius` or a layer's `mask`. No `hitTest(_:with:)` is needed; a point for which `point(inside:with:)` returns false does not hit the subviews either.",
    symptoms: [
        "Make only the visible shape of a view tappable",
        "Corners of a round button respond to taps",
        "Ignore touches on the transparent part of a view",
        "CAShapeLayer hit test",
        "button ignore taps on transparent pixels",
        "PNG button transparent area tappable",
        "overlapping shapes take each other's taps",
        "Non-rectangular touch area with UIBezierPath",
        "pointInside or hitTest: which one to override for a label with links",
    ],
    origins: [Document001.shapeByPath, Document001.starAndArc],
    variables: [shape, asksPath, tapped],
    base: tapped == .rightOfTheTop,
    stage: { stage in
        let background = stage.name(LoggedView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), background)
        let path = stage[shape] == .star ? Shapes.star : Shapes.arc
        let frame = CGRect(x: 95, y: 100, width: 200, height: 200)
        let view = stage[asksPath] ? PathView(frame: frame, path) : LoggedView(frame: frame)
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        view.layer.addSublayer(layer)
        stage.view.addSubview(background)
        background.addSubview(stage.name(view, shapeView))
        let point: (Double, Double) =
            switch stage[tapped] {
            case .middle: (100, 90)
            case .rightOfTheTop: (150, 30)
            case .belowTheMiddle: (100, 170)
            case .corner: (5, 5)
            }
        stage.script.tap(.point(x: point.0, y: point.1, in: shapeView))
    },
    outcomes: {
        Outcome("the view with the shape is hit", not: "the view behind is hit", shapeView.touchesBegan)
    },
    claims: {
        Claim(
            "A tap in the middle of the star hits the view.", when: tapped == .middle && shape == .star, shapeView.touchesBegan.happens,
            quotes: Document001.starAndArc.part("a star"))
        Claim(
            "A tap between two tips of the star does not hit the view, although it lies in its bounds.",
            when: asksPath.isOn && isBetweenTips,
            quotes: Document001.shapeByPath, Document001.starAndArc.part("a star")
        ) {
            shapeView.touchesBegan.never
            background.touchesBegan.happens
        }
        Claim(
            "A tap above the chord of the arc, the upper half of a circle, hits the view.",
            when: asksPath.isOn && isAboveTheChord, shapeView.touchesBegan.happens,
            quotes: Document001.starAndArc.part("an arc"))
        Claim(
            "A tap below the chord of the arc does not hit the view, although it lies in its bounds.",
            when: asksPath.isOn && isBelowTheChord,
            quotes: Document001.starAndArc.part("an arc")
        ) {
            shapeView.touchesBegan.never
            background.touchesBegan.happens
        }
        Claim(
            "A tap in a corner of the bounds hits neither the star nor the arc.", when: asksPath.isOn && tapped == .corner,
            shapeView.touchesBegan.never, quotes: Document001.shapeByPath)
        Claim(
            "A shape layer alone does not limit where the view is hit.", when: asksPath.isOff, shapeView.touchesBegan.happens)
    })

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

private final class PathView: LoggedView {
    private let path: UIBezierPath

    init(frame: CGRect, _ path: UIBezierPath) {
        self.path = path
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { path.contains(point) }
}
