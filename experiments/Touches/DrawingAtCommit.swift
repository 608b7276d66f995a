import EventTrace
import ExperimentKit
import UIKit

private enum Marks: String, Choice {
    case never = "does not call `setNeedsDisplay`"
    case once = "calls `setNeedsDisplay` once"
    case thrice = "calls `setNeedsDisplay` three times"
}
private let marks = Variable<Marks>("marks", "How often `touchesBegan` calls `setNeedsDisplay`", clause: "`touchesBegan` {value}")
private let asksForLayout = Variable<Bool>(
    "layout", "`touchesBegan` then calls `setNeedsLayout` as well", off: "`touchesBegan` does not call `setNeedsLayout`")

/// Draws, and is laid out.
private final class Canvas: UIView {
    var whenTouched: ((Canvas) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { whenTouched?(self) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func draw(_ rect: CGRect) {}
}

private let canvas = Named<Canvas>("canvas")
private let touchMethodEnds = Mark("the touch method ends")

/// When a view that follows a finger draws.
let drawingAtCommit: Experiment = Experiment(
    id: "DrawingAtCommit",
    title: "When `draw(_:)` is called after `setNeedsDisplay`",
    question:
        "`canvas` overrides `draw(_:)` and calls `setNeedsDisplay` in `touchesBegan`, never, once or three times. When does it draw, and how often?",
    answer:
        "The view draws once when it is new in its window, and once for each turn of the run loop in which `setNeedsDisplay()` was called, however often. The call only marks the view, which never draws inside `touchesBegan`: the view draws at the commit at the end of the turn, after layout.",
    remedy:
        "To redraw, call `setNeedsDisplay()` once, however much has changed; `setNeedsLayout()` alone does not redraw. For a redraw at each new size, set `contentMode = .redraw`. If `draw(_:)` is never called, check that the view is in a window, that its size is not zero, and that `setNeedsDisplay()` is called on the main thread; `UIImageView` never calls `draw(_:)` of a subclass.",
    symptoms: [
        "draw(_:) is not called",
        "setNeedsDisplay does not redraw immediately",
        "does calling setNeedsDisplay several times draw several times",
        "setNeedsLayout does not trigger drawRect",
        "custom view does not update while the finger is drawing",
    ],
    variables: [marks, asksForLayout],
    stage: { stage in
        let canvas = stage.name(Canvas(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), canvas)
        stage.view.addSubview(canvas)
        let (count, wantsLayout) = (stage[marks] == .never ? 0 : stage[marks] == .once ? 1 : 3, stage[asksForLayout])
        canvas.whenTouched = { canvas in
            for _ in 0..<count { canvas.setNeedsDisplay() }
            if wantsLayout { canvas.setNeedsLayout() }
            stage.mark(touchMethodEnds)
        }
        stage.script.wait(0.1)
        stage.script.tap(canvas)
    },
    outcomes: {
        Outcome("the view draws again", not: "the view does not draw again", canvas.draw.times(2))
        Outcome(
            "the view is laid out again", not: "the view is not laid out again", .order([touchMethodEnds.written, canvas.layoutSubviews]))
        Outcome(
            "the view never draws inside `touchesBegan`", not: "the view draws inside `touchesBegan`",
            constant: "Drawing waits for the commit, whoever asks for it.", canvas.draw.outermost)
    },
    claims: {
        Claim(
            "A new view is laid out and drawn before anything touches it.",
            explanation: "The first commit lays out and then draws what is new in the window.", rules: [.drawAtCommit]
        ) {
            canvas.layoutSubviews
            canvas.draw
            canvas.touchesBegan
        }
        Claim(
            "A view on which `setNeedsDisplay` is not called does not draw again, even if it is laid out.",
            when: marks == .never, canvas.draw.times(1),
            explanation: "`setNeedsLayout` marks a view for layout only.", rules: [.layoutAtCommit])
        Claim(
            "However often `setNeedsDisplay` is called in one turn, the view draws once more.",
            when: marks != .never, canvas.draw.times(2),
            explanation: "Marks are not counted; the commit draws a marked view once.", rules: [.drawAtCommit])
        Claim(
            "The view draws after the touch method, not inside it.",
            when: marks != .never,
            explanation: "`setNeedsDisplay` returns at once; the view draws at the commit of this turn.", rules: [.drawAtCommit]
        ) {
            canvas.touchesBegan
            touchMethodEnds.written
            canvas.draw
        }
        Claim(
            "Layout comes before drawing, although the view was marked for layout last.",
            when: marks != .never && asksForLayout.isOn,
            explanation: "A commit lays out and then draws.", rules: [.drawAtCommit]
        ) {
            touchMethodEnds.written
            canvas.layoutSubviews
            canvas.draw
        }
    })
