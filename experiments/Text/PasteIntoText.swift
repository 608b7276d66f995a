import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Editor: String, Choice {
    case textField = "a text field"
    case textView = "a text view"
}
private let editor = Variable<Editor>("editor", "The text is in")

private enum Command: String, Choice {
    case paste
    case cut
    case copy
}
private let command = Variable<Command>("command", "The user chooses to")
private let selects = Variable<Bool>("selection", "“ab” is selected", off: "the caret is at the end", default: true)
private let reply = Variable<YesOrNo>("answer", "The delegate answers `shouldChange…` with")

/// Learns of each command.
private final class EditedField: UITextField {
    override func paste(_ sender: AnyOrObject?) { super.paste(sender) }
    override func cut(_ sender: AnyOrObject?) { super.cut(sender) }
    override func copy(_ sender: AnyOrObject?) { super.copy(sender) }
}

/// Learns of each command.
private final class EditedTextView: UITextView {
    override func paste(_ sender: AnyOrObject?) { super.paste(sender) }
    override func cut(_ sender: AnyOrObject?) { super.cut(sender) }
    override func copy(_ sender: AnyOrObject?) { super.copy(sender) }
}

private final class ChangeListener: UITextFieldDelegate, UITextViewDelegate {
    var reply = true
    var write: (Mark) -> Void = { _ in }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        decide(string)
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { decide(text) }
    func textViewDidChange(_ textView: UITextView) {}

    private func decide(_ new: String) -> Bool {
        write(new == "wxyz" ? whole : new.isEmpty ? empty : other)
        return reply
    }
}

private let field = Named<UITextField>("field")
private let textView = Named<UITextView>("textView")
private let delegate = Named<ChangeListener>("delegate")

private let changed = Mark("the text has changed")
private let kept = Mark("the text is as before")
private let copied = Mark("“ab” is on the pasteboard")
private let whole = Mark("asked about “wxyz”")
private let empty = Mark("asked about an empty text")
private let other = Mark("asked about another text")
private let missing = Mark("the menu does not have the command")

private let isOffered = Condition(
    "the menu has the command", not: "the menu does not have the command", command == .paste || selects.isOn)
private let asks = Condition(
    "the command changes the text", not: "the command changes no text", command == .paste || command == .cut && selects.isOn)

/// Commands of the edit menu in a text.
let pasteIntoText: Experiment = Experiment(
    id: "PasteIntoText",
    title: "Paste, Cut and Copy in a text field or text view: what is called",
    question:
        "The text is “abc”, and “wxyz” is on the pasteboard. The user chooses Paste, Cut or Copy from the edit menu. Is the delegate asked, with which text, and is the change reported?",
    answer: """
        Paste calls `shouldChangeCharactersIn`, or `shouldChangeTextIn` of a text view, once, with the selected range and the whole pasted \
        text; Cut calls it with an empty text. If the delegate returns `true`, the text changes, and `editingChanged` is sent or \
        `textViewDidChange` is called, as for a key; if it returns `false`, the text stays as it is. Copy asks nothing. Without a \
        selection the menu has neither Cut nor Copy. Whether a refused Cut has copied is not documented; here it has.
        """,
    remedy: """
        Check the text that would result, not the length of the new one: in a field \
        `((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)`, in a text view \
        `(textView.text as NSString).replacingCharacters(in: range, with: text)`, where `text` is the replacement; let all through while \
        `markedTextRange` is not nil. To let in the part that fits, call `insertText(_:)` with it and return `false`. To learn of a \
        paste, override `paste(_:)` in a subclass and call `super`: a replacement of several letters may also be a suggestion, AutoFill or \
        dictation. To allow no paste, return `false` for it from `canPerformAction(_:withSender:)` of a subclass; a `pasteDelegate` can \
        change what is pasted or dropped. A space that comes with a pasted word is smart insertion: `smartInsertDeleteType = .no`. Since \
        iOS 16 code that reads `UIPasteboard.general.string` makes iOS ask the user if another app copied the text; Paste chosen from the \
        menu and a `UIPasteControl` do not. Since iOS 26 a delegate can implement methods that take several ranges instead, such as \
        `textField(_:shouldChangeCharactersInRanges:replacementString:)`.
        """,
    symptoms: [
        "shouldChangeCharactersIn when text is pasted",
        "is shouldChangeTextIn called for each pasted character",
        "detect paste in a UITextField or UITextView",
        "pasted text is longer than the maximum length",
        "pasting letters into a digits only field",
        "disable paste in a UITextField",
        "Cut calls shouldChangeCharactersIn with an empty string",
        "pasted text has an extra space",
    ],
    variables: [editor, command, selects, reply],
    excluding: Exclusion(
        reply == .no && (command == .copy || command == .cut && selects.isOff), because: "The delegate is not asked."),
    stage: { stage in
        UIPasteboard.general.string = "wxyz"
        let frame = CGRect(x: 45, y: 200, width: 300, height: 60)
        let listener = stage.name(ChangeListener(), delegate)
        listener.reply = stage[reply] == .yes
        listener.write = { stage.mark($0) }
        let input: any UIResponder & UITextInput
        switch stage[editor] {
        case .textField:
            let field = stage.add(EditedField(), field, at: frame)
            field.text = "abc"
            stage.addTarget(to: field, for: .editingChanged)
            input = field
        case .textView:
            let view = stage.add(EditedTextView(), textView, at: frame)
            view.text = "abc"
            input = view
        }
        input.becomeFirstResponder()
        if stage[selects], let end = input.position(from: input.beginningOfDocument, offset: 2) {
            input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: end)
        }
        (input as? UITextField)?.delegate = listener
        (input as? UITextView)?.delegate = listener
        let name =
            switch stage[command] {
            case .paste: "paste(_:)"
            case .cut: "cut(_:)"
            case .copy: "copy(_:)"
            }
        stage.script.perform {
            UIMenuController.shared.showMenu(from: stage.view, rect: frame)
            if !stage.chooseFromEditMenu(name) { stage.mark(missing) }
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            stage.mark(all.flatMap { input.text(in: $0) } == "abc" ? kept : changed)
            if UIPasteboard.general.string == "ab" { stage.mark(copied) }
        }
    },
    outcomes: {
        Outcome("the delegate", otherwise: "is not asked") {
            Outcome.State("is asked about the whole pasted text at once", whole.written)
            Outcome.State("is asked about an empty text", empty.written)
        }
        Outcome("the change", otherwise: "is not reported") {
            Outcome.State("is reported by `editingChanged`", field.action(.editingChanged))
            Outcome.State("is reported by `textViewDidChange`", delegate.textViewDidChange)
        }
        Outcome("the text changes", not: "the text stays as it is", changed.written)
        Outcome("the selected text is copied", not: "nothing is copied", copied.written)
        Outcome("the menu does not have the command", not: "the menu has the command", missing.written)
    },
    claims: {
        Claim(
            "Paste asks the delegate once, with the whole pasted text.", when: command == .paste,
            explanation: "Apple documents that the replacement may have several characters if the user pastes text.",
            rules: [.editCommands]
        ) {
            only(among: "asked*") { whole.written }
        }
        Claim(
            "If the delegate agrees, the text changes after the question.",
            when: asks && reply == .yes,
            explanation: "Apple documents that the question comes before the change.", rules: [.editCommands]
        ) {
            anyone.call("*hould*hange*")
            changed.written
        }
        Claim(
            "If the delegate returns `false`, the text stays as it is.", when: asks && reply == .no,
            explanation:
                "Apple documents for a field that user actions that change the text ask; for a text view a log of a paste shows the question.",
            rules: [.editCommands]
        ) {
            kept.written.happens
            field.action(.editingChanged).never
            delegate.textViewDidChange.never
        }
        Claim(
            "Cut asks with an empty text.", when: command == .cut && selects.isOn, empty.written.happens,
            explanation: "Apple documents an empty replacement for deleted characters.", rules: [.editCommands])
        Claim(
            "Copy asks the delegate nothing.", when: command == .copy, anyone.call("*hould*hange*").never,
            unnoticed: "No rule has Copy ask: the claim says what does not happen.")
        Claim(
            "Without a selection the menu has neither Cut nor Copy.", when: !isOffered,
            missing.written.happens,
            explanation: "So Apple's page of `canPerformAction(_:withSender:)` has it for Copy as an example.", grade: .assumed)
    })
