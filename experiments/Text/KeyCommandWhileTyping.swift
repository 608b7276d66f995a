import EventTrace
import ExperimentKit
import UIKit

private enum Key: String, Choice {
    case letter = "the letter P"
    case returnKey = "the return key"
    case arrow = "the up arrow"
    case commandLetter = "Command and P"
}
private let key = Variable<Key>("key", "The key is")
private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 14])
private let priority = Variable<Bool>("priority", "`wantsPriorityOverSystemBehavior`")

extension Key {
    var input: String {
        switch self {
        case .letter, .commandLetter: "p"
        case .returnKey: "\r"
        case .arrow: UIKeyCommand.inputUpArrow
        }
    }
    var modifiers: UIKeyModifierFlags { self == .commandLetter ? .command : [] }
}

/// Has a command for one key.
private final class CommandController: UIViewController {
    var commands: [UIKeyCommand] = []
    var tell: () -> Void = {}

    override var keyCommands: [UIKeyCommand]? { commands }
    func run(_ command: UIKeyCommand) { tell() }
}

private final class TypingListener: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {}
}

private let controller = Named<CommandController>("controller")
private let editor = Named<UITextView>("editor")
private let delegate = Named<TypingListener>("delegate")
private let commandRuns = Mark("the command runs")

private let textTakesKey = Condition(
    "the key is one of the text’s", not: "the key is pressed with Command", key != .commandLetter)

/// Whether text or a key command gets a key.
let keyCommandWhileTyping: Experiment = Experiment(
    id: "KeyCommandWhileTyping",
    title: "`UIKeyCommand` while a text view is edited: command or text?",
    question:
        "A controller has a key command for a letter, the return key, an arrow or a letter with Command. A text view inside is being edited, and the key is pressed on a hardware keyboard. Does the command run, or does the text view get the key?",
    answer:
        "Since iOS 15 the text view gets letters, return and arrows, and the command does not run, unless `wantsPriorityOverSystemBehavior` is true. Up to iOS 14 the command runs, and the letter is not typed. Command and P, a key of which the text makes no use, runs the command in both versions.",
    remedy:
        "Set `wantsPriorityOverSystemBehavior = true` on a command for arrows, return or Shift and return that has to work while text is edited; leave the command out of `keyCommands` while `markedTextRange` is not nil, since Chinese or Japanese input needs these keys. The focus system takes arrows and Tab in the same way where no text is edited, as in a list: the property helps there too. Give commands for single letters a modifier, or leave them out of `keyCommands` while a field is first responder: up to iOS 14, and with that property, they swallow what is typed. The text view’s own commands, such as Command and B, come before yours too, by a report.",
    symptoms: [
        "UIKeyCommand arrow keys not called since iOS 15",
        "wantsPriorityOverSystemBehavior",
        "UIKeyCommand for return or shift+return not called in UITextView",
        "send message with enter on hardware keyboard, keyCommands",
        "UIKeyCommand fires while typing in a text field",
        "cannot type letters with external keyboard, shortcuts run instead",
        "single key shortcut swallows letters in a search field",
    ],
    variables: [key, system, priority],
    base: key == .letter,
    stage: { stage in
        stage.systemVersion = stage[system]
        let choice = stage[key]
        let controller = stage.name(CommandController(), controller)
        let command = UIKeyCommand(
            input: choice.input, modifierFlags: choice.modifiers, action: Selector("run(_:)", CommandController.run))
        command.wantsPriorityOverSystemBehavior = stage[priority]
        controller.commands = [command]
        controller.tell = { stage.mark(commandRuns) }
        stage.window.rootViewController = controller
        let view = stage.add(UITextView(), editor, at: CGRect(x: 45, y: 200, width: 300, height: 200), in: controller.view)
        view.becomeFirstResponder()
        view.delegate = stage.name(TypingListener(), delegate)
        stage.script.wait(0.1)
        stage.script.perform { stage.pressKey(choice.input, with: choice.modifiers) }
    },
    outcomes: {
        Outcome("the command runs", not: "the command does not run", "the command runs")
        Outcome("the text changes", not: "the text stays as it is", delegate.textViewDidChange)
    },
    claims: {
        Claim(
            "Since iOS 15 the text view gets letters, return and arrows before a command without priority.",
            when: system == 26 && priority.isOff && textTakesKey, commandRuns.written.never,
            explanation: "Documented for `wantsPriorityOverSystemBehavior`; which keys the text takes is not listed there.",
            rules: [.textBeforeKeyCommands])
        Claim(
            "With `wantsPriorityOverSystemBehavior` the command runs, and the text stays as it is.",
            when: system == 26 && priority.isOn, rules: [.keyCommands]
        ) {
            commandRuns.written.happens
            delegate.textViewDidChange.never
        }
        Claim(
            "Up to iOS 14 the command runs, and the key is not typed.", when: system == 14,
            explanation: "Documented with the property that is new in iOS 15; a report of iPadOS 14 has a search field without letters.",
            rules: [.keyCommands]
        ) {
            commandRuns.written.happens
            delegate.textViewDidChange.never
        }
        Claim(
            "Command and P runs the command in both versions.", when: key == .commandLetter, commandRuns.written.happens,
            explanation:
                "The text view has no command of its own for this key; by a report, its own ones, such as Command and B, come first.",
            rules: [.keyCommands])
    })
