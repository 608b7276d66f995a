import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Content: String, Choice {
    case view = "a view"
    case button = "a button"
}
private let content = Variable<Content>("content", "The content is")
private let canCancel = Variable<Bool>("canCancelContentTouches", "`canCancelContentTouches`", default: true)

private enum Reply: String, Choice {
    case whatSuperSays = "what `super` says"
    case yes = "`true`"
    case no = "`false`"
}
private let reply = Variable<Reply>("answer", "`touchesShouldCancel(in:)` answers")

private final class AskedScroll: UIScrollView {
    var answer = Reply.whatSuperSays

    override func touchesShouldCancel(in view: UIView) -> Bool {
        answer == .whatSuperSays ? super.touchesShouldCancel(in: view) : answer == .yes
    }
}

private final class TouchedButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
}

private let contentView = Named<UIView>("content")
private let scroll = Named<AskedScroll>("scroll")
private let delegate = Named<LoggedDrags>("delegate")

/// Whether a drag takes a touch that the content has got.
let takingTouchesFromContent: Experiment = Experiment(
    id: "TakingTouchesFromContent",
    title: "`canCancelContentTouches`: can a drag cancel the touch?",
    question:
        "A finger holds still for 300 ms, so that the content has received its touch, and then drags. The content is a view or a button. Does the scroll view scroll?",
    answer:
        "The scroll view scrolls if `canCancelContentTouches` is on and `touchesShouldCancel(in:)` returns `true`. Unless the method is overridden, it returns `true` for a view and `false` for a control. In all other cases the content keeps the touch to its end, once it has received the touch.",
    remedy:
        "To scroll from buttons too, override `touchesShouldCancel(in:)` in the scroll view, table or collection view: return `true` for a `UIButton` and the value of `super` otherwise, so that sliders keep their drags. To let a view keep its drags, return `false` for that view. A quick drag scrolls in any case while `delaysContentTouches` is on, since the content has no touch yet: for a drawing view set `delaysContentTouches = false` too.",
    symptoms: [
        "scroll view takes touches away from my drawing view",
        "touchesCancelled called when dragging in a scroll view",
        "keep UIScrollView from cancelling touches of a subview",
        "canCancelContentTouches and touchesShouldCancel(in:) explained",
        "list does not scroll after pressing and holding a button",
    ],
    variables: [content, canCancel, reply],
    stage: { stage in
        let scroll = stage.addTall(AskedScroll())
        scroll.answer = stage[reply]
        scroll.canCancelContentTouches = stage[canCancel]
        let frame = CGRect(x: 0, y: 0, width: 300, height: 900)
        if stage[content] == .button {
            stage.add(TouchedButton(), contentView, at: frame, in: scroll)
        } else {
            stage.add(LoggedView(), contentView, at: frame, in: scroll)
        }
        stage.script.play(.holdsThenDrags, x: 150, y: 200, in: contentView)
    },
    outcomes: {
        Outcome("the scroll view scrolls", not: "the scroll view does not scroll", delegate.scrollViewWillBeginDragging)
        Outcome("the content's touch is cancelled", not: "the content's touch ends", contentView.touchesCancelled)
        Outcome("`touchesShouldCancel(in:)`", otherwise: "is not asked") {
            Outcome.State("returns `true`", scroll.touchesShouldCancel.returns(true))
            Outcome.State("returns `false`", scroll.touchesShouldCancel.returns(false))
        }
    },
    claims: {
        Claim(
            "If `canCancelContentTouches` is false, `touchesShouldCancel(in:)` is not called and nothing scrolls.",
            when: canCancel.isOff,
            explanation: "The method is called only for a scroll view that may cancel touches.", rules: [.contentTouchCancelled]
        ) {
            scroll.touchesShouldCancel.never
            delegate.everything.never
            contentView.touchesEnded.happens
        }
        Claim(
            "If `touchesShouldCancel(in:)` returns `true`, the content's touch is cancelled and the scroll view scrolls, even if the content is a button.",
            when: canCancel.isOn && reply == .yes
        ) {
            contentView.touchesBegan
            scroll.touchesShouldCancel
            contentView.touchesCancelled
            delegate.scrollViewWillBeginDragging.happens
            contentView.touchesEnded.never
        }
        Claim(
            "If `touchesShouldCancel(in:)` returns `false`, the content keeps the touch and nothing scrolls.",
            when: canCancel.isOn && reply == .no,
            explanation: "If the method returns `false`, the scroll view gives up the drag.", rules: [.contentTouchCancelled]
        ) {
            scroll.touchesShouldCancel.happens
            contentView.touchesEnded.happens
            delegate.everything.never
        }
        Claim(
            "Unless it is overridden, `touchesShouldCancel(in:)` returns `true` for a view that is not a control.",
            when: canCancel.isOn && reply == .whatSuperSays && content == .view
        ) {
            scroll.touchesShouldCancel.returns(true)
            delegate.scrollViewWillBeginDragging.happens
        }
        Claim(
            "Unless it is overridden, `touchesShouldCancel(in:)` returns `false` for a control.",
            when: canCancel.isOn && reply == .whatSuperSays && content == .button,
            explanation: "The documentation of the method says so.", rules: [.contentTouchCancelled]
        ) {
            scroll.touchesShouldCancel.returns(false)
            delegate.everything.never
        }
    })
