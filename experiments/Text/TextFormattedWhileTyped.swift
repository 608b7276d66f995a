import EventTrace
import ExperimentKit
import UIKit

private enum Edit: String, Choice {
    case middle = "a digit behind “12” in the middle"
    case newGroup = "the digit after “1234”"
    case separator = "the delete key behind the space"
}
private let edit = Variable<Edit>("key", "The key is")

private enum Way: String, Choice {
    case changed = "in `editingChanged`"
    case changedAtOffset = "in `editingChanged` with the caret at its old offset"
    case changedBehindDigits = "in `editingChanged` with the caret behind the same digits"
    case refused = "in `shouldChangeCharactersIn` returning false"
    case allowed = "in `shouldChangeCharactersIn` returning true"
    case refusedBehindDigits =
        "in `shouldChangeCharactersIn`, which puts the caret behind the same digits, sends `editingChanged` and returns false"
}
private let way = Variable<Way>("way", "The app sets the grouped text")

/// Groups the digits of a card number by four.
private final class Grouping: UITextFieldDelegate {
    var way = Way.changed
    private var isSetting = false

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let text = Array(textField.text ?? "")
        var head = digits(text[..<range.location])
        switch way {
        case .changed, .changedAtOffset, .changedBehindDigits: return true
        case .refused, .allowed: break
        case .refusedBehindDigits:
            // Only a space would go, and come back: the digit before it goes too.
            if string.isEmpty, digits(text[range.location..<(range.location + range.length)]).isEmpty { head = String(head.dropLast()) }
        }
        head += string
        textField.text = grouped(head + digits(text[(range.location + range.length)...]))
        if way == .refusedBehindDigits {
            putCaret(of: textField, behind: head.count)
            isSetting = true
            textField.sendActions(for: .editingChanged)
            isSetting = false
        }
        return way == .allowed
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {}

    /// The action for `editingChanged`.
    func changed(_ field: UITextField) {
        guard !isSetting, way == .changed || way == .changedAtOffset || way == .changedBehindDigits else { return }
        let text = Array(field.text ?? "")
        let offset = caret(of: field)
        field.text = grouped(digits(text[...]))
        if way == .changedAtOffset { putCaret(of: field, at: offset) }
        if way == .changedBehindDigits { putCaret(of: field, behind: digits(text[..<offset]).count) }
    }

    func caret(of field: UITextField) -> Int {
        guard let range = field.selectedTextRange else { return 0 }
        return field.offset(from: field.beginningOfDocument, to: range.start)
    }

    func putCaret(of field: UITextField, at offset: Int) {
        guard let position = field.position(from: field.beginningOfDocument, offset: offset) else { return }
        field.selectedTextRange = field.textRange(from: position, to: position)
    }

    private func putCaret(of field: UITextField, behind count: Int) {
        var (offset, seen) = (0, 0)
        for character in field.text ?? "" where seen < count {
            offset += 1
            if character != " " { seen += 1 }
        }
        putCaret(of: field, at: offset)
    }

    private func digits(_ text: ArraySlice<Character>) -> String { String(text.filter { $0 != " " }) }

    private func grouped(_ digits: String) -> String {
        var (text, count) = ("", 0)
        for digit in digits {
            if count > 0, count % 4 == 0 { text += " " }
            text.append(digit)
            count += 1
        }
        return text
    }
}

private let field = Named<UITextField>("field")
private let delegate = Named<Grouping>("delegate")
private let isInPlace = Mark("the caret is where the user types")
private let isAtEnd = Mark("the caret is at the end")
private let isElsewhere = Mark("the caret is one place too early")
private let isRight = Mark("the text is right")
private let isDoubled = Mark("the key has worked again, at the end")
private let isAsBefore = Mark("the text is as before")

private let isInEditingChanged = Condition(
    "the text is set in `editingChanged`", not: "the text is set in `shouldChangeCharactersIn`",
    way.isOneOf(.changed, .changedAtOffset, .changedBehindDigits))

/// A card number that is grouped while it is typed.
let textFormattedWhileTyped: Experiment = Experiment(
    id: "TextFormattedWhileTyped",
    title: "Text formatted while it is typed: the caret jumps to the end",
    question:
        "A field groups a card number by four digits. The user types or deletes, and the app sets `text` in `editingChanged` or in `shouldChangeCharactersIn`. Where is the caret afterwards, and is the text right?",
    answer:
        "Setting `text` puts the caret at the end, so the next digit lands there. A caret that is put back at its offset is one place too early once a space has come before it; behind the same number of digits it is right. If `shouldChangeCharactersIn` sets the text and returns false, `editingChanged` is not sent; if it returns true, the key is applied to the new text once more. A space that is deleted comes back, unless the digit before it goes too.",
    remedy:
        "In `shouldChangeCharactersIn`, replace `range` in the old text, count the digits before the caret, set the grouped `text`, and set `selectedTextRange` behind the same number of digits. Send `editingChanged` by `sendActions(for:)` if others listen, and return `false`. If a deletion holds only a separator, take out the digit before it too. Or format in `editingChanged` and restore the caret in the same way; a deleted separator then still comes back, unless `shouldChangeCharactersIn` takes out the digit. A `UITextRange` that was read before `text` is set belongs to the old text: remember a number. Pasted and autofilled text can hold separators: keep its digits only. While `markedTextRange` is not nil, do not set `text`.",
    symptoms: [
        "cursor jumps to the end when formatting text in a text field",
        "format phone number while typing UITextField",
        "credit card number spaces every four digits UITextField",
        "caret position lost after setting text in editingChanged",
        "shouldChangeCharactersIn sets text and returns false, editingChanged not called",
        "digit typed twice when shouldChangeCharactersIn sets the text",
        "backspace stuck at separator in formatted text field",
        "keep cursor position when text field text changes",
        "currency text field cursor jumps",
        "selectedTextRange after setting text",
    ],
    variables: [edit, way],
    stage: { stage in
        let (key, choice) = (stage[edit], stage[way])
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        field.text = key == .newGroup ? "1234" : "1234 5678"
        let grouping = stage.name(Grouping(), delegate)
        grouping.way = choice
        field.becomeFirstResponder()
        grouping.putCaret(of: field, at: key == .middle ? 2 : key == .newGroup ? 4 : 5)
        field.delegate = grouping
        stage.addTarget(to: field, for: .editingChanged) { grouping.changed(field) }
        stage.script.perform {
            switch key {
            case .middle: stage.type("0")
            case .newGroup: stage.type("5")
            case .separator: stage.pressDelete()
            }
        }
        stage.script.wait(1)
        stage.script.perform {
            let (text, caret) = (field.text ?? "", grouping.caret(of: field))
            switch text {
            case "1203 4567 8", "1234 5", "1235 678": stage.mark(isRight)
            case "1234 5678": stage.mark(isAsBefore)
            case "1203 4567 80", "1234 55", "1234 567": stage.mark(isDoubled)
            default: break
            }
            let place = key == .middle ? 3 : key == .newGroup ? 6 : text == "1235 678" ? 3 : 4
            stage.mark(caret == place ? isInPlace : caret == text.count ? isAtEnd : isElsewhere)
        }
    },
    outcomes: {
        Outcome("the caret", otherwise: "is one place too early") {
            Outcome.State("is where the user types", isInPlace.written)
            Outcome.State("is at the end", isAtEnd.written)
        }
        Outcome("the text", otherwise: "is changed at the end too") {
            Outcome.State("is right", isRight.written)
            Outcome.State("is as before", isAsBefore.written)
        }
        Outcome("`editingChanged` is sent", not: "`editingChanged` is not sent", field.action(.editingChanged))
    },
    claims: {
        Claim(
            "If the app only sets the grouped text, the caret goes to the end.",
            when: edit == .middle && way.isOneOf(.changed, .refused), isAtEnd.happens,
            explanation: "Asked in 2009 and 2012, and in many libraries since; Apple's pages do not say it.", rules: [.textSetByCode])
        Claim(
            "Put back at its offset, the caret is one place too early when a space has come before it.",
            when: edit == .newGroup && way == .changedAtOffset, isElsewhere.happens,
            explanation: "The old offset does not count the space, which was not there yet.")
        Claim(
            "Put behind the same number of digits, the caret is where the user types.",
            when: way.isOneOf(.changedBehindDigits, .refusedBehindDigits), isInPlace.happens,
            explanation: "So do the answers with the most votes, and libraries of payment.")
        Claim(
            "If `shouldChangeCharactersIn` sets the text and returns false, `editingChanged` is not sent.",
            when: way == .refused, field.action(.editingChanged).never, explanation: "Neither the refused key nor code sends it.",
            rules: [.typing])
        Claim(
            "If `shouldChangeCharactersIn` sets the text and returns true, the key is applied once more.",
            when: way == .allowed, isDoubled.happens,
            explanation: "The maintainer of a library explains it so.", rules: [.textSetByCode])
        Claim(
            "A space that is deleted comes back, and no digit is deleted.",
            when: edit == .separator && way.isOneOf(.changed, .changedAtOffset, .changedBehindDigits, .refused), isAsBefore.happens,
            explanation: "The range holds only the space.")
        Claim(
            "If the range holds only a space, `shouldChangeCharactersIn` can take out the digit before it.",
            when: edit == .separator && way == .refusedBehindDigits, isRight.happens)
        Claim(
            "Setting `text` in `editingChanged` does not send `editingChanged` again.",
            when: isInEditingChanged, field.action(.editingChanged).times(1),
            explanation: "Otherwise the action would call itself for ever.")
        Claim(
            "The delegate is asked once for the key, and not about the text that code sets.",
            delegate.textFieldShouldChangeCharacters.times(1),
            rules: [.typing])
        Claim(
            "`textFieldDidChangeSelection` comes for the key, for the jump to the end and for the way back.",
            when: edit == .middle && way == .changedBehindDigits, delegate.textFieldDidChangeSelection.times(3),
            explanation: "That it comes after code sets the text is assumed.", rules: [.selectionChanges])
    })
