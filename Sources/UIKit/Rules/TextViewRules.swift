import EventTrace

/// The rules of text views, which are scroll views.
extension Rule {
    static let textViews: [Rule] = [.textViewEditing]

    public static var textViewEditing: Rule {
        Rule(
            .scrolling, 60,
            .documented(
                "The delegate of a text view receives `textViewShouldBeginEditing` before the view becomes first responder and `textViewDidBeginEditing` after it, and likewise at the end; each key brings `shouldChangeTextIn` and, once the text has changed, `textViewDidChange`; the notification of each Did call is posted after the call.",
                without: "The delegate of a text view receives no calls about editing.",
                sources: [
                    .document("UITextViewDelegate, textViewShouldBeginEditing(_:)"),
                    .document("UITextViewDelegate, textViewShouldEndEditing(_:)"),
                    .document("UITextViewDelegate, textView(_:shouldChangeTextIn:replacementText:)"),
                    .document("UITextViewDelegate, textViewDidChange(_:)"),
                    .choice("Whether the delegate or the notification comes first is not documented."),
                    .choice("As in text fields, `insertText` called by code is taken not to ask the delegate."),
                ]))
    }
}
