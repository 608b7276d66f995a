import EventTrace

extension RuleID {
    static var editingBegins: RuleID { RuleID(.text, 1) }
    static var editingEnds: RuleID { RuleID(.text, 2) }
    static var typing: RuleID { RuleID(.text, 3) }
    static var returnKey: RuleID { RuleID(.text, 4) }
    static var tapFocuses: RuleID { RuleID(.text, 5) }
    static var forcedEnd: RuleID { RuleID(.text, 6) }
}

extension Rule {
    static let text: [Rule] = [
        Rule(
            .editingBegins, .documented,
            "The delegate is asked `textFieldShouldBeginEditing`; the field becomes first responder, the one before it having resigned; the delegate is told `textFieldDidBeginEditing`; editingDidBegin is sent.",
            sources: [
                .observation("textfield-delegate-doc-order"), .observation("becomefirstresponder-doc-order"),
                .choice("Whether the control event or the delegate comes first is not documented."),
            ]),
        Rule(
            .editingEnds, .documented,
            "The delegate is asked `textFieldShouldEndEditing`; the field resigns; the delegate is told `textFieldDidEndEditing`, with a reason if it has that method; editingDidEnd is sent.",
            sources: [
                .observation("textfield-delegate-doc-order"),
                .choice("Whether the control event or the delegate comes first is not documented."),
            ]),
        Rule(
            .typing, .documented,
            "For each key the delegate is asked `shouldChangeCharactersIn`; then the text changes and editingChanged is sent. `insertText` and `deleteBackward` called by code ask nobody; setting the text sends nothing.",
            sources: [
                .observation("textfield-delegate-doc-order"), .observation("textfield-watchers-writeup"),
                .document("UITextFieldDelegate"),
                .choice("That code's own calls ask nobody is what writers of keyboards report."),
            ]),
        Rule(
            .returnKey, .assumed,
            "The return key asks `textFieldShouldReturn`; unless it says no, editingDidEndOnExit and primaryActionTriggered are sent in one pass, and a field with an action for editingDidEndOnExit resigns.",
            sources: [
                .document("UITextFieldDelegate, textFieldShouldReturn(_:)"), .choice("The order of the two events is not documented."),
            ]),
        Rule(
            .tapFocuses, .assumed,
            "A tap on a text field makes it first responder, through a recognizer of its own, which wins over taps of views above and cancels the field's touch: it sends touchDown and touchCancel and no touchUpInside.",
            sources: [
                .observation("becomefirstresponder-doc-order"), .observation("textfield-touch-cancel"),
                .choice("Fields inside views with a tap that dismisses the keyboard are known to get it, and to send no touchUpInside."),
            ]),
        Rule(
            .forcedEnd, .documented,
            "`endEditing(_:)` makes the field in a view resign; with force, as when a field leaves its window, editing ends although the delegate says no.",
            sources: [.document("UIView, endEditing(_:)"), .document("UITextFieldDelegate, comment in the SDK header")]),
    ]
}
