import EventTrace

/// The rules of text fields and the keyboard.
extension Rule {
    static let text: [Rule] = [
        .editingBegins, .editingEnds, .typing, .returnKey, .tapFocuses, .forcedEnd, .keyboardNotifications,
        .keyboardAfterEditingBegins, .selectionChanges, .selectionBeforeText, .eventsOfEditing, .typingByCode, .refusedDismissal,
        .returnGoesOn,
        .refusedForce, .replacedByInput, .clearButton, .alertField, .textSetByCode, .keyboardHeight,
        .keyboardOfKeyWindow, .returnTypesLineFeed,
    ]

    public static var editingBegins: Rule {
        Rule(
            .text, 1,
            .documented(
                "When editing begins, the delegate receives `textFieldShouldBeginEditing`, the field becomes first responder after the one before it has resigned, the delegate receives `textFieldDidBeginEditing`, the field sends editingDidBegin, and textDidBeginEditing is posted; `canBecomeFirstResponder`, asked by code of a field that is not first responder, calls `textFieldShouldBeginEditing` too.",
                without: "The delegate of a text field receives no calls when editing begins.",
                sources: [
                    .observation("textfield-delegate-doc-order"), .observation("becomefirstresponder-doc-order"),
                    .observation("can-become-asks-should-begin"), .document("UITextFieldDelegate"),
                    .observation("clears-on-begin-sends-no-changed"),
                    .choice("Whether the control event, the delegate or the notification comes first is not documented."),
                ]))
    }

    public static var editingEnds: Rule {
        Rule(
            .text, 2,
            .documented(
                "When editing ends, the delegate receives `textFieldShouldEndEditing`, the field resigns, the delegate receives `textFieldDidEndEditing`, with a reason if it has that method, the field sends editingDidEnd, and textDidEndEditing is posted.",
                without: "The delegate of a text field receives no calls when editing ends.",
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
                "For each key the delegate receives `shouldChangeCharactersIn`, then the text changes, the field sends editingChanged, and textDidChange is posted; `insertText` and `deleteBackward` called by code do not ask the delegate.",
                without: "The delegate of a text field is not asked about typed text.",
                sources: [
                    .observation("textfield-delegate-doc-order"), .observation("textfield-watchers-writeup"),
                    .document("UITextFieldDelegate"), .choice("Writers of keyboards report that calls by code do not ask the delegate."),
                ]))
    }

    public static var returnKey: Rule {
        Rule(
            .text, 4,
            .measured(
                "The return key asks `textFieldShouldReturn`; unless it returns false, the field sends editingDidEndOnExit and primaryActionTriggered in one pass, and resigns if it has an action for editingDidEndOnExit.",
                without: "The delegate of a text field is not asked about the return key.",
                sources: [
                    .document("UITextFieldDelegate, textFieldShouldReturn(_:)"), .observation("return-key-ends-editing"),
                    .observation("textfield-return-moves-to-textview"), .choice("The order of the two events is not documented."),
                ]))
    }

    public static var tapFocuses: Rule {
        Rule(
            .text, 5,
            .assumed(
                "A tap on a text field makes the field first responder, through a recognizer of the field, which wins over taps of views above and cancels the field's touch; the field sends touchDown and touchCancel but no touchUpInside.",
                without: "A tap on a text field does not make the field first responder.",
                sources: [
                    .observation("becomefirstresponder-doc-order"), .observation("textfield-touch-cancel"),
                    .choice(
                        "A field inside a view with a tap that dismisses the keyboard is known to get the tap, and to send no touchUpInside."
                    ),
                ]))
    }

    public static var forcedEnd: Rule {
        Rule(
            .text, 6,
            .documented(
                "`endEditing(_:)` makes the field in a view resign; with force before iOS 26, and in every version if a field leaves its window, editing ends even if the delegate refuses.",
                without: "The delegate of a text field can refuse a forced end of editing.",
                sources: [.document("UIView, endEditing(_:)"), .document("UITextFieldDelegate, comment in the SDK header")]))
    }

    public static var keyboardNotifications: Rule {
        Rule(
            .text, 7,
            .documented(
                "When a responder that takes keys becomes first responder, keyboardWillChangeFrame and keyboardWillShow are posted, and their Did counterparts when the keyboard is in place; when the responder resigns, the Hide notifications are posted, before `textFieldDidEndEditing`; when another one takes over, only the ChangeFrame notifications are posted.",
                without: "No notifications about the keyboard are posted.",
                sources: [
                    .document("UITextField, Validate text and manage the editing process"),
                    .document("UIResponder, keyboardWillShowNotification"),
                    .document("UIResponder, keyboardWillChangeFrameNotification"),
                    .choice("A published log of an iPhone has ChangeFrame before Show."),
                    .choice(
                        "Apps report that the keyboard moves for 0.25 s and that the keyboard of this screen is 336 points high; neither is documented."
                    ),
                ]))
    }

    public static var keyboardAfterEditingBegins: Rule {
        Rule(
            .text, 8,
            .assumed(
                "The delegate of a text field receives `textFieldDidBeginEditing` before the keyboard's notifications are posted; the delegate of a text view receives `textViewDidBeginEditing` after them.",
                without: "The keyboard's notifications come before `textFieldDidBeginEditing`, as Apple's documentation has it.",
                sources: [
                    .choice(
                        "Writers of several apps and of a keyboard manager report this order, against the documentation of `UITextField`.")
                ]))
    }
    public static var selectionChanges: Rule {
        Rule(
            .text, 9,
            .documented(
                "When the caret or the selection changes, by a key or by code, the delegate of a text view receives `textViewDidChangeSelection`, and that of a text field receives `textFieldDidChangeSelection`.",
                without: "The delegate receives no calls about the selection.",
                sources: [
                    .document("UITextViewDelegate, textViewDidChangeSelection(_:)"),
                    .document("UITextFieldDelegate, textFieldDidChangeSelection(_:)"),
                    .choice(
                        "Writers of one editor report the call after code selects, those of another editor one call for the delete key; the call after code sets the text is assumed."
                    ),
                ]))
    }

    public static var selectionBeforeText: Rule {
        Rule(
            .text, 10,
            .assumed(
                "When the text changes, the delegate of a text view receives `textViewDidChangeSelection` before `textViewDidChange`, and that of a text field receives `textFieldDidChangeSelection` before editingChanged is sent.",
                without: "The call about the selection comes after the calls about the text.",
                sources: [
                    .choice("Writers of two editors report this order for text views; text fields are taken to keep it.")
                ]))
    }

    public static var eventsOfEditing: Rule {
        Rule(
            .text, 11,
            .assumed(
                "A field sends editingDidBegin after `textFieldDidBeginEditing`, and editingDidEndOnExit, then editingDidEnd for a return key.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Apple documents the events and the calls, and not their order.")]))
    }

    public static var typingByCode: Rule {
        Rule(
            .text, 12,
            .assumed(
                "`insertText` and `deleteBackward` send editingChanged, and the delegate is not asked.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Developers of keyboards report it.")]))
    }

    public static var refusedDismissal: Rule {
        Rule(
            .text, 13,
            .assumed(
                "A field whose keyboard is dismissed by a drag asks its delegate, and goes on editing if the delegate refuses.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("The field resigns first responder as it does without force.")]))
    }

    public static var returnGoesOn: Rule {
        Rule(
            .text, 14,
            .assumed(
                "A return key that `textFieldShouldReturn` lets through is handled by the responder that is first by then: another field sends the events of the key and resigns if it has an action for editingDidEndOnExit, a text view types a line break.",
                without: "The field whose delegate was asked handles the return key, whatever responder is first by then.",
                sources: [
                    .observation("return-moves-on-and-resigns"),
                    .choice(
                        "Without a first responder the field that was asked sends the events; that a text view types a line break follows from the same."
                    ),
                ]))
    }

    public static var refusedForce: Rule {
        Rule(
            .text, 15, in: .since(26),
            .measured(
                "`endEditing(true)` asks the delegate and returns true, but editing goes on if the delegate refuses.",
                without: "`endEditing(true)` ends editing even if the delegate refuses.",
                sources: [
                    .observation("ouk-force-end-refused"),
                    .choice(
                        "Measured on a simulator of 26.1, against the header and the accounts of older versions; which version changed it is not known. Text views are taken to be alike."
                    ),
                ]))
    }

    public static var replacedByInput: Rule {
        Rule(
            .text, 16,
            .assumed(
                "After `replace(_:withText:)` or `setMarkedText(_:selectedRange:)` by code, the delegate of a text field receives `textFieldDidChangeSelection` and textDidChange is posted; `shouldChangeCharactersIn` is not asked, and editingChanged is not sent.",
                without: "A text field sends editingChanged after `replace(_:withText:)` and `setMarkedText(_:selectedRange:)`.",
                sources: [
                    .observation("ouk-textinput-calls-tell-selection-only"), .observation("ouk-marked-text-nil-and-empty"),
                    .choice(
                        "One project's account of its probes on Mac Catalyst 26.1, without lines; text views go on to receive `textViewDidChange`."
                    ),
                ]))
    }

    public static var clearButton: Rule {
        Rule(
            .text, 17,
            .assumed(
                "The clear button of a text field, which is there for a text that is not empty unless a right view is, takes its own touches; it asks `textFieldShouldClear`, then the text is empty, editingChanged is sent and textDidChange posted, and a field that is not edited becomes first responder.",
                without: "The clear button does not ask `textFieldShouldClear`, and leaves the first responder as it is.",
                sources: [
                    .observation("ouk-clear-button-editing-changed"), .document("UITextFieldDelegate, textFieldShouldClear(_:)"),
                    .document("UITextField, clearButtonMode"),
                    .choice("That the field then becomes first responder is what engineers report who want to prevent it."),
                ]))
    }

    public static var alertField: Rule {
        Rule(
            .text, 18,
            .assumed(
                "The first text field of an alert becomes first responder while the alert appears, before its `viewDidAppear`.",
                without: "No text field of an alert becomes first responder until it is tapped.",
                sources: [
                    .observation("ouk-alert-field-first-responder"),
                    .choice("One author tells that the field is first responder once the alert is there; the moment is not known."),
                ]))
    }

    public static var textSetByCode: Rule {
        Rule(
            .text, 30,
            .assumed(
                "Code that sets `text` of a text field or text view puts the caret at the end of the new text.",
                without: "The selection stays at its offset when code sets `text`.",
                sources: [
                    .account(
                        "JasonD, 2013, Stack Overflow, answer to question 11157791: positions of the old text are lost, so that an offset has to be remembered"
                    ),
                    .account(
                        "Stack Overflow, question 1500233, 2009: text that is formatted by code moves the caret to the end"
                    ),
                    .account("neofight, 2012: the cursor is reset to the end whenever the text of a field is set"),
                    .account("fjcaetano/NSStringMask, pull request 8: the selection is set after the text, which moves it to the end"),
                    .choice("Apple's pages do not say it. Text views are taken to be alike, and a text that is equal to the old one too."),
                ]))
    }

    public static var keyboardHeight: Rule {
        Rule(
            .text, 31,
            .assumed(
                "The keyboard is as high as the input view of the first responder, or the system's keyboard if the responder takes keys, and its input accessory view, looked up along the responder chain; it is there if this height is not 0, and if the next first responder, or the same after `reloadInputViews()`, needs another height, keyboardWillChangeFrame and keyboardWillShow are posted again, without a Hide.",
                without: "The keyboard comes for responders that take keys, with the same height for all.",
                sources: [
                    .document("UIResponder, inputAccessoryView"), .document("UIResponder, inputView"),
                    .document("UIResponder, reloadInputViews()"),
                    .account(
                        "kirillzyusko/react-native-keyboard-controller, pull request 1304, 2026: keyboardWillShow and keyboardDidShow after a bar is set and the input views are reloaded"
                    ),
                    .account(
                        "MessageKit/MessageKit, issue 977, 2019: keyboardWillShow is posted when a controller with a bar comes, without a keyboard"
                    ),
                    .account("RxSwiftCommunity/RxKeyboard, issue 116, 2022: keyboardWillShow is posted for the accessory view alone"),
                    .account(
                        "michaeltyson/TPKeyboardAvoiding, pull request 8, 2012: from the keyboard to an input view of another height keyboardWillShow comes without keyboardWillHide"
                    ),
                    .account("futuredapp/FuntastyKit, issue 46, 2018: keyboardWillShow is posted when the keyboard gets another height"),
                    .account(
                        "radar 22383652, lionheart/openradar-mirror, issue 5951: notifications came on iOS 8.4, not in a beta of iOS 9"),
                    .choice(
                        "Apple's pages do not tell of notifications about these views. The height of a view is that of its bounds, or the intrinsic one if they are empty; the safe area adds nothing."
                    ),
                ]))
    }

    public static var keyboardOfKeyWindow: Rule {
        Rule(
            .text, 32,
            .assumed(
                "The keyboard is there for a first responder in the key window: the keyboard goes when another window becomes key, while the responder stays first responder, and comes again when that window is key again.",
                without: "The keyboard is there for the first responder, whichever window is key.",
                sources: [
                    .document("UIWindow, makeKey()"),
                    .account(
                        "hyperoslo/Whisper, pull request 186, 2017: a message in a window that is made key takes the keyboard away, one that is only shown does not"
                    ),
                    .account("SwiftKickMobile/SwiftMessages, issue 45, 2016: the keyboard goes with the message and comes again after it"),
                    .account("krimpedance/KRProgressHUD, issue 25, 2017, and exyte/PopupView, issue 297, 2026: the same"),
                    .account(
                        "huri000/SwiftEntryKit, issue 123, and Mijick/Popups, issue 203, 2025: a field in a window that is not key brings no keyboard"
                    ),
                    .choice(
                        "Apple documents that keys go to the key window. The keyboard goes after `becomeKey`, and no report tells of a call of the delegate, so editing does not end."
                    ),
                ]))
    }

    public static var returnTypesLineFeed: Rule {
        Rule(
            .text, 33,
            .assumed(
                "A return key that `textFieldShouldReturn` lets through asks `shouldChangeCharactersIn` about a line feed; if that returns false, the field sends no event of the key and does not resign.",
                without: "The return key does not ask `shouldChangeCharactersIn`.",
                sources: [
                    .document("UITextFieldDelegate, textField(_:shouldChangeCharactersIn:replacementString:)"),
                    .account(
                        "M. Neuburg, Programming iOS, examples of chapter 10, text field delegate, iOS 13 to 15: the line feed has to be let through, or the keyboard is not dismissed"
                    ),
                    .account(
                        "Stack Overflow, answers to question 1773687: a limit of length lets the line feed through, for the return key"),
                    .account(
                        "facebookarchive/three20, issue 464, 2011: `textFieldShouldReturn` comes before the line feed, and false keeps the line feed back"
                    ),
                    .choice("That primaryActionTriggered is kept back too follows from the pass that both events share."),
                ]))
    }
}
