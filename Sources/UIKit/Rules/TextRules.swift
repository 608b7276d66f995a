import EventTrace

/// The rules of text fields and the keyboard.
extension Rule {
    static let text: [Rule] = [
        .editingBegins, .editingEnds, .typing, .returnKey, .tapFocuses, .forcedEnd, .keyboardNotifications,
        .keyboardAfterEditingBegins, .selectionChanges, .selectionBeforeText,
    ]

    public static var editingBegins: Rule {
        Rule(
            .text, 1,
            .documented(
                "The delegate is asked `textFieldShouldBeginEditing`; the field becomes first responder, the one before it having resigned; the delegate receives `textFieldDidBeginEditing`; editingDidBegin is sent; textDidBeginEditing is posted.",
                without: "A text field’s delegate receives no calls when editing begins.",
                sources: [
                    .observation("textfield-delegate-doc-order"), .observation("becomefirstresponder-doc-order"),
                    .document("UITextFieldDelegate"),
                    .choice("Whether the control event, the delegate or the notification comes first is not documented."),
                ]))
    }

    public static var editingEnds: Rule {
        Rule(
            .text, 2,
            .documented(
                "The delegate is asked `textFieldShouldEndEditing`; the field resigns; the delegate receives `textFieldDidEndEditing`, with a reason if it has that method; editingDidEnd is sent; textDidEndEditing is posted.",
                without: "A text field’s delegate receives no calls when editing ends.",
                sources: [
                    .observation("textfield-delegate-doc-order"),
                    .document("UITextFieldDelegate"),
                    .choice("Whether the control event, the delegate or the notification comes first is not documented."),
                ]))
    }

    public static var typing: Rule {
        Rule(
            .text, 3,
            .documented(
                "For each key the delegate is asked `shouldChangeCharactersIn`, which `insertText` and `deleteBackward` called by code ask of nobody, then the text changes, editingChanged is sent and textDidChange is posted.",
                without: "A text field’s delegate is not asked about what is typed.",
                sources: [
                    .observation("textfield-delegate-doc-order"), .observation("textfield-watchers-writeup"),
                    .document("UITextFieldDelegate"), .choice("That code's own calls ask nobody is what writers of keyboards report."),
                ]))
    }

    public static var returnKey: Rule {
        Rule(
            .text, 4,
            .measured(
                "The return key asks `textFieldShouldReturn`; unless it says no, editingDidEndOnExit and primaryActionTriggered are sent in one pass, and a field with an action for editingDidEndOnExit resigns.",
                without: "A text field’s delegate is not asked about the return key.",
                sources: [
                    .document("UITextFieldDelegate, textFieldShouldReturn(_:)"), .observation("return-key-ends-editing"),
                    .observation("textfield-return-moves-to-textview"), .choice("The order of the two events is not documented."),
                ]))
    }

    public static var tapFocuses: Rule {
        Rule(
            .text, 5,
            .assumed(
                "A tap on a text field makes it first responder, through a recognizer of its own, which wins over taps of views above and cancels the field's touch: it sends touchDown and touchCancel and no touchUpInside.",
                without: "A tap on a text field does not make it first responder.",
                sources: [
                    .observation("becomefirstresponder-doc-order"), .observation("textfield-touch-cancel"),
                    .choice(
                        "Fields inside views with a tap that dismisses the keyboard are known to get it, and to send no touchUpInside."),
                ]))
    }

    public static var forcedEnd: Rule {
        Rule(
            .text, 6,
            .documented(
                "`endEditing(_:)` makes the field in a view resign; with force, as when a field leaves its window, editing ends although the delegate says no.",
                without: "A text field’s delegate can keep it editing when it is forced to end.",
                sources: [.document("UIView, endEditing(_:)"), .document("UITextFieldDelegate, comment in the SDK header")]))
    }

    public static var keyboardNotifications: Rule {
        Rule(
            .text, 7,
            .documented(
                "When a responder that takes keys becomes first responder, keyboardWillChangeFrame and keyboardWillShow are posted, and the two with Did when the keyboard has come; when it resigns, those with Hide, before `textFieldDidEndEditing`; when another takes its place, those with ChangeFrame alone.",
                without: "Nobody receives a notification of the keyboard.",
                sources: [
                    .document("UITextField, Validate text and manage the editing process"),
                    .document("UIResponder, keyboardWillShowNotification"),
                    .document("UIResponder, keyboardWillChangeFrameNotification"),
                    .choice("That ChangeFrame comes before Show is what a published log of an iPhone has."),
                    .choice(
                        "The way takes 0.25 s, and the keyboard of this screen is 336 points high, as apps report; it is not documented."),
                ]))
    }

    public static var keyboardAfterEditingBegins: Rule {
        Rule(
            .text, 8,
            .assumed(
                "The delegate of a text field receives `textFieldDidBeginEditing` before the keyboard's notifications are posted, that of a text view `textViewDidBeginEditing` after them.",
                without: "The keyboard's notifications come before `textFieldDidBeginEditing`, as Apple's documentation has it.",
                sources: [
                    .choice("Writers of several apps and of a keyboard manager report it so, against the documentation of `UITextField`.")
                ]))
    }
    public static var selectionChanges: Rule {
        Rule(
            .text, 9,
            .documented(
                "When the caret or the selection has become another, by a key or by code, the delegate of a text view receives `textViewDidChangeSelection`, that of a text field `textFieldDidChangeSelection`.",
                without: "The delegate receives no calls about the selection.",
                sources: [
                    .document("UITextViewDelegate, textViewDidChangeSelection(_:)"),
                    .document("UITextFieldDelegate, textFieldDidChangeSelection(_:)"),
                    .choice(
                        "That code which selects causes it is what writers of an editor report, that the delete key causes it once those of another; that code which sets the text causes it is assumed."
                    ),
                ]))
    }

    public static var selectionBeforeText: Rule {
        Rule(
            .text, 10,
            .assumed(
                "When the text has changed, the delegate of a text view receives `textViewDidChangeSelection` before `textViewDidChange`, and that of a text field `textFieldDidChangeSelection` before editingChanged is sent.",
                without: "The call about the selection comes after those about the text.",
                sources: [
                    .choice("Writers of two editors report it of text views; that text fields keep the same order is taken over.")
                ]))
    }
}
