import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Content: String, Choice {
    case touches = "handles touches itself"
    case declines = "handles touches itself, and its `gestureRecognizerShouldBegin` returns `false` for other views' pans"
    case pan = "has a pan recognizer of its own"
    case slider = "is a `UISlider`, on whose knob the finger lands"
}
private let content = Variable<Content>("content", "The view")

private enum Direction: String, Choice {
    case down
    case sideways = "to the left"
}
private let direction = Variable<Direction>("drag", "On the view in the sheet a finger drags")

/// Draws by its touch methods; can keep pans of other views from beginning.
private final class DrawingView: UIView {
    var declines = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !declines || gestureRecognizer.view === self
    }
}

private let drawing = Named<DrawingView>("drawing")
private let slider = Named<UISlider>("slider")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let delegate = Named<DismissalDelegate>("delegate")

/// The pull of a sheet against a view that wants the drag.
let sheetAgainstDrawing: Experiment = Experiment(
    id: "SheetAgainstDrawing",
    title: "A drawing, an index bar or a slider in a sheet: the pull cancels its touches",
    question:
        "A view in a page sheet handles touches itself, has a pan of its own, or is a slider. A finger drags on it, down or to the left. Who gets the drag, the view or the sheet?",
    answer:
        "A drag down on a view with touch methods moves the sheet, and the view receives `touchesCancelled`. A view whose `gestureRecognizerShouldBegin(_:)` returns `false` keeps the touch, because the hit view is asked about the sheet's pan too. A pan of the app's own on a view in the sheet wins. A drag down on a slider's knob moves the sheet too, and the slider sends `touchCancel`. Drags to the side leave the sheet alone.",
    remedy:
        "Override `gestureRecognizerShouldBegin(_:)` in the view (for a slider, in a subclass) and return `false` for pan recognizers of other views, or use a pan recognizer in place of touch methods. To keep drags from dismissing the sheet, set `isModalInPresentation = true`: the sheet still stretches, changes its detent, and cancels the view's touches.",
    symptoms: [
        "modal sheet steals touches from a custom view iOS 13",
        "touchesCancelled when dragging down in a page sheet",
        "signature pad in a sheet dismisses the sheet",
        "drawing canvas in a modal: sheet moves instead of drawing",
        "index bar or range slider does not work in a page sheet",
    ],
    variables: [content, direction],
    stage: { stage in
        let presented = stage.keep(UIViewController())
        presented.presentationController?.delegate = stage.name(DismissalDelegate(), delegate)
        let frame = CGRect(x: 45, y: 100, width: 300, height: 300)
        switch stage[content] {
        case .touches, .declines, .pan:
            let view = stage.name(DrawingView(frame: frame), drawing)
            view.declines = stage[content] == .declines
            presented.view.addSubview(view)
            if stage[content] == .pan { stage.add(UIPanGestureRecognizer(), pan, to: view) }
        case .slider:
            let view = stage.name(UISlider(frame: CGRect(x: 45, y: 150, width: 300, height: 31)), slider)
            view.value = 0.5
            stage.addTargets(to: view, for: [.touchDown, .valueChanged, .touchCancel])
            presented.view.addSubview(view)
        }
        stage.present(presented)
        let finger = stage.script.finger(1)
        let start = (x: 195.0, y: 54 + 165.5)
        finger.down(at: .point(x: start.x, y: start.y))
        stage.script.wait(0.1)
        let isDown = stage[direction] == .down
        finger.move(to: .point(x: isDown ? start.x : start.x - 100, y: isDown ? start.y + 150 : start.y), over: 0.2)
        stage.script.wait(0.3)
        finger.up()
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the sheet takes the drag", not: "the sheet stays", delegate.presentationControllerWillDismiss)
    },
    claims: {
        Claim(
            "A view with touch methods loses the touch to a pull down.", when: content == .touches && direction == .down,
            explanation: "The sheet's pan cancels touches like any other recognizer.", rules: [.sheetPull]
        ) {
            drawing.touchesBegan
            drawing.touchesCancelled
            drawing.touchesEnded.never
        }
        Claim(
            "If the view's `gestureRecognizerShouldBegin` returns `false`, the view keeps the touch and the sheet stays.",
            when: content == .declines,
            explanation: "A merged fix of a library does this.", rules: [.shouldBegin]
        ) {
            drawing.touchesEnded.happens
            delegate.everything.never
        }
        Claim(
            "A pan of the app's own on the view wins.", when: content == .pan,
            explanation: "Of two that recognize in one event, the one on the deeper view wins.", rules: [.deepestLatestWins]
        ) {
            pan.action(.began).happens
            delegate.everything.never
        }
        Claim(
            "A drag to the side does not move the sheet.", when: direction == .sideways, delegate.everything.never, rules: [.sheetPull],
            unnoticed: "No change that is tried turns a drag round: the claim says what does not happen.")
    })
