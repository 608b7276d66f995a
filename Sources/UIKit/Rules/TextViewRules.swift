import EventTrace

/// The rules of text views, which are scroll views.
extension Rule {
    static let textViews: [Rule] = [.textViewEditing]

    public static var textViewEditing: Rule {
        Rule(
            .scrolling, 60,
            .documented(
                "The delegate of a text view is asked `textViewShouldBeginEditing` before the view becomes first responder and receives `textViewDidBeginEditing` after it, and likewise at the end; for each key it is asked `shouldChangeTextIn`, and it receives `textViewDidChange` when the text has changed; the notification of each of the three is posted after it.",
                without: "The delegate of a text view receives no calls about editing.",
                sources: [
                    .document("UITextViewDelegate, textViewShouldBeginEditing(_:)"),
                    .document("UITextViewDelegate, textViewShouldEndEditing(_:)"),
                    .document("UITextViewDelegate, textView(_:shouldChangeTextIn:replacementText:)"),
                    .document("UITextViewDelegate, textViewDidChange(_:)"),
                    .choice("Whether the delegate or the notification comes first is not documented."),
                    .choice("That `insertText` called by code asks nobody is taken over from text fields."),
                ]))
    }
}
