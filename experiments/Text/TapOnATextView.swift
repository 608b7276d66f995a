import EventTrace
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case editable = "editable, as it comes"
    case selectable = "selectable and not editable"
    case neither = "neither selectable nor editable"
}
private let kind = Variable<Kind>("kind", "The text view is")

private enum Tap: String, Choice {
    case none = "not added"
    case own = "on the text view"
    case together = "on the text view, with a delegate that allows both"
    case above = "on the superview"
}
private let tap = Variable<Tap>("tap", "The app’s tap recognizer is")
private let hold = Variable<Double>(
    "hold", "Seconds for which the finger stays down", clause: "the finger stays down for {value} s", [0.08, 0.3])

/// A text view whose touch methods stand in the record.
private final class TouchedTextView: UITextView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
}

private final class EditListener: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {}
}

private final class Together: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private let textView = Named<TouchedTextView>("textView")
private let delegate = Named<EditListener>("delegate")
private let recognizer = Named<UITapGestureRecognizer>("tap")
private let together = Named<Together>("together")

private let takesTaps = Condition(
    "the text view is editable or selectable", not: "the text view is neither selectable nor editable", kind != .neither)

/// What a text view makes of a tap, and what is left for the app.
let tapOnATextView: Experiment = Experiment(
    id: "TapOnATextView",
    title: "Tap gesture on a `UITextView`: is it recognized, does editing begin?",
    question: """
        A finger taps a text view that can be edited, only selected, or neither. The app has a tap recognizer on it or on its superview, \
        or overrides the touch methods. What fires, and which touch methods are called?
        """,
    answer: """
        Over an editable or selectable text view no tap recognizer of the app fires, neither on the text view nor on its superview; an \
        editable one begins editing. A quick tap then calls no touch method, and a longer one `touchesBegan` and `touchesCancelled`, never \
        `touchesEnded`. The app’s tap fires if it is on the text view and its delegate allows both, and on a text view that is neither \
        selectable nor editable. For editable or selectable text all of this is assumed, for Apple does not document the recognizers of a \
        text view and reports disagree: in an editor on iOS 26 the app’s own tap fired, and taps no longer moved the caret.
        """,
    remedy: """
        If nothing is to be selected, set `isSelectable = false` and `isEditable = false`: your tap fires, and links no longer react. If \
        the text stays selectable or editable, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of your tap’s \
        delegate. To hear that editing begins, use `textViewDidBeginEditing(_:)` instead of `touchesEnded`. Some reports say that a tap \
        without such a delegate fires now and then: count neither on its call nor on its silence.
        """,
    symptoms: [
        "UITapGestureRecognizer on UITextView not called",
        "tap gesture on UITextView does not fire if isSelectable is true",
        "detect tap on UITextView",
        "touchesEnded not called in UITextView subclass",
        "touchesBegan override in UITextView",
        "tap on UITextView does not reach the superview",
    ],
    variables: [kind, tap, hold],
    stage: { stage in
        let view = stage.add(TouchedTextView(), textView, at: CGRect(x: 45, y: 200, width: 300, height: 100))
        view.text = "Text"
        view.isEditable = stage[kind] == .editable
        view.isSelectable = stage[kind] != .neither
        view.delegate = stage.name(EditListener(), delegate)
        switch stage[tap] {
        case .none: break
        case .own: stage.add(UITapGestureRecognizer(), recognizer, to: textView)
        case .together: stage.add(UITapGestureRecognizer(), recognizer, to: textView).delegate = stage.name(Together(), together)
        case .above: stage.add(UITapGestureRecognizer(), recognizer)
        }
        stage.script.press(view, for: stage[hold])
    },
    outcomes: {
        Outcome("the app’s tap fires", not: "no tap of the app fires", recognizer.action)
        Outcome("editing begins", not: "editing does not begin", delegate.textViewDidBeginEditing)
        Outcome("`touchesEnded` is called", not: "`touchesEnded` is not called", textView.touchesEnded)
    },
    claims: {
        Claim(
            "A tap recognizer on an editable or selectable text view does not fire.", when: takesTaps && tap == .own,
            recognizer.action.never,
            explanation:
                "The text view’s own tap comes first: reported of selectable text in two libraries, not documented, and inferred for editable text.",
            rules: [.textTapComesFirst])
        Claim(
            "If a delegate allows both, the tap recognizer on an editable text view fires, and the text view begins editing.",
            when: kind == .editable && tap == .together
        ) {
            recognizer.action(.ended).happens
            delegate.textViewDidBeginEditing.happens
        }
        Claim(
            "If a delegate allows both, the tap recognizer on a selectable text view fires.", when: kind == .selectable && tap == .together,
            recognizer.action(.ended).happens, rules: [.textTapComesFirst])
        Claim(
            "On a text view that is neither selectable nor editable, the app’s tap fires.", when: kind == .neither && tap != .none,
            recognizer.action(.ended).happens)
        Claim(
            "A tap recognizer on the superview does not fire over an editable or selectable text view.", when: takesTaps && tap == .above,
            recognizer.action.never,
            explanation: "The text view’s own tap is deeper in the view hierarchy.", rules: [.deepestLatestWins])
        Claim(
            "A tap on an editable text view begins editing, whatever tap recognizers the app adds.", when: kind == .editable,
            delegate.textViewDidBeginEditing.happens)
        Claim(
            "A quick tap on an editable or selectable text view calls none of its touch methods.", when: takesTaps && hold == 0.08,
            textView.touches.never,
            explanation: "A scroll view holds touches back for a moment, and the text view’s tap is recognized before.",
            rules: [.contentTouchDelay])
        Claim(
            "A longer tap on an editable or selectable text view calls `touchesBegan` and `touchesCancelled`, and no `touchesEnded`.",
            when: takesTaps && hold == 0.3
        ) {
            textView.touchesCancelled.happens
            textView.touchesEnded.never
        }
        Claim(
            "A text view that is selectable and not editable cancels the touch of a longer tap as well.",
            when: kind == .selectable && tap == .none && hold == 0.3,
            textView.touchesCancelled.happens, rules: [.selectableTextTakesTaps])
        Claim(
            "Without a tap recognizer, a text view that is neither selectable nor editable gets `touchesEnded`.",
            when: kind == .neither && tap == .none
        ) {
            only {
                textView.touchesBegan
                textView.touchesEnded
            }
        }
    })
