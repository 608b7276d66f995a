import EventTrace

/// The rules of text views, which are scroll views.
extension Rule {
    static let textViews: [Rule] = [
        .textViewEditing, .selectableTextTakesTaps, .textTapComesFirst, .textLinks, .actionOfALink, .tapPlacesCaret,
        .editCommands, .selectableFirstResponder,
    ]

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

    public static var selectableTextTakesTaps: Rule {
        Rule(
            .text, 25,
            .assumed(
                "A text view that is selectable and not editable takes taps by a recognizer of its own, which cancels the touch, on plain text too.",
                without: "A text view that is not editable takes taps on links only.",
                sources: [
                    .account(
                        "lionheart/openradar-mirror, issue 18278: since iOS 11 a text view without editing and scrolling keeps its row from being selected; on iOS 10 only taps on links did"
                    ),
                    .account("tophat/RichTextView, issue 99: a maintainer has the text view made not selectable for `didSelectItemAt`"),
                    .account(
                        "A published list of a text view's recognizers (jianshu.com/p/23c910607941, 2018) has taps that cancel touches in the view"
                    ),
                    .choice("That the row is not selected because such a recognizer cancels the touch is inferred."),
                ]))
    }

    public static var textTapComesFirst: Rule {
        Rule(
            .text, 26,
            .assumed(
                "If the tap of a text view and a single tap of the app's on the same text view are recognized together, the text view's wins, unless a delegate allows both.",
                without: "The app's tap, which was added later, wins over the tap of the text view.",
                sources: [
                    .account("lixiang1994/AttributedString, issue 64: taps of its own on a text view fire only if that is not selectable"),
                    .account("tophat/RichTextView, issue 99: an added tap on a selectable text view is not called"),
                    .choice(
                        "Other reports say that such a tap fires now and then; which of a text view's recognizers prevents it is not known."
                    ),
                ]))
    }

    public static var textLinks: Rule {
        Rule(
            .text, 27,
            .documented(
                "If a text view is selectable and not editable, a tap on a link asks `textView(_:shouldInteractWith:in:interaction:)` with `.invokeDefaultAction`, unless since iOS 17 the delegate has `textView(_:primaryActionFor:defaultAction:)`; in any other text view the link is plain text.",
                without: "Links are plain text.",
                sources: [
                    .document("UITextViewDelegate, textView(_:shouldInteractWith:in:interaction:)"),
                    .document("UITextView, isSelectable"), .document("UITextView, dataDetectorTypes"),
                    .account("wordpress-mobile/WordPress-iOS, pull request 12548: on iOS 13 links of an editable text view react as well"),
                    .choice(
                        "Since iOS 13 the method is reported to be called more than once for a tap; one call at the lift is what the engine makes."
                    ),
                ]))
    }

    public static var actionOfALink: Rule {
        Rule(
            .text, 28, in: .since(17),
            .documented(
                "A tap on a link asks `textView(_:primaryActionFor:defaultAction:)`, if the delegate has it, and performs the action that it returns; nil performs none.",
                without: "A tap on a link asks `shouldInteractWith` only.",
                sources: [
                    .document("UITextViewDelegate, textView(_:primaryActionFor:defaultAction:)"),
                    .choice(
                        "Whether `shouldInteractWith`, which this method replaces, is called besides is not documented; a delegate without it is taken to be asked as before."
                    ),
                    .choice(
                        "With nil, Apple documents that the text view asks for a menu instead, if possible; menus of text items are not modelled."
                    ),
                ]))
    }

    public static var tapPlacesCaret: Rule {
        Rule(
            .text, 29,
            .assumed(
                "A tap that makes a text field or text view first responder places the caret after the calls about the beginning of editing, so that a selection made in these is lost.",
                without: "A selection made when editing begins stays, whatever began it.",
                sources: [
                    .document("UITextField, clearsOnBeginEditing"),
                    .account("mozilla-mobile/firefox-ios, pull request 177: selectAll in textFieldDidBeginEditing works now and then"),
                    .account("nicklockwood/FXForms, issue 185: after a tap all text is selected, but sometimes the cursor is at the end"),
                    .choice(
                        "Apple documents that the tap places the insertion point, and not when; reports have it sometimes. The engine's caret goes to the end."
                    ),
                ]))
    }

    public static var editCommands: Rule {
        Rule(
            .text, 35,
            .documented(
                "Paste asks the delegate of a text field or text view once, with the selected range and the whole pasted text, and Cut with an empty text; if the delegate agrees, the text changes with the calls of a key; a text has Cut and Copy, which asks nothing, if a part of it is selected and it is not secure, and Paste if the pasteboard has a text.",
                without: "Cut, Copy and Paste of the edit menu do nothing in a text.",
                sources: [
                    .observation("paste-asks-should-change"),
                    .document("UITextFieldDelegate, textField(_:shouldChangeCharactersIn:replacementString:)"),
                    .document("UITextViewDelegate, textView(_:shouldChangeTextIn:replacementText:)"),
                    .document("UIResponder, canPerformAction(_:withSender:)"), .document("UITextInputTraits, isSecureTextEntry"),
                    .account("sookim-1.github.io, 2024: at a paste `shouldChangeCharactersIn` comes first, then editingChanged"),
                    .choice(
                        "Apple says that a pasted replacement may have several characters and that a deletion has an empty one; that Paste asks once, and Cut too, is from accounts."
                    ),
                    .choice(
                        "When a text has which command is Apple's example for views of one's own; the space that smart insertion adds to a pasted word is not modelled, nor is the question to the user."
                    ),
                ]))
    }

    public static var selectableFirstResponder: Rule {
        Rule(
            .text, 34,
            .assumed(
                "A text view that is selectable and not editable can become first responder, without a keyboard and without calls about editing; `isEditable` or `isSelectable` set to false makes a text view resign.",
                without: "A text view that is not editable cannot become first responder, and stays first responder when code makes it so.",
                sources: [
                    .account(
                        "danielamitay/DAKeyboardControl, issues 37 and 67, and hackiftekhar/IQKeyboardManager, issue 155: the keyboard's notifications come, with the bar alone, when text that is only read is selected"
                    ),
                    .account("radar 16875796 (lionheart/openradar-mirror, issue 3634) and radar 36241680: the same on iOS 7.1 and 11.2"),
                    .account("simonbs/Runestone, issue 60: a text view resigns when editing or selection is switched off"),
                    .choice(
                        "The reports are of a selection by a finger, which is not modelled; that `becomeFirstResponder()` by code succeeds too follows from it."
                    ),
                ]))
    }
}
