import EventTrace
import ExperimentKit
import UIKit

private enum Owner: String, Choice {
    case pad = "`pad`"
    case child = "the child controller"
    case parent = "the parent controller"
    case sharing = "the parent controller, for a method that the child has too"
}
private let owner = Variable<Owner>("owner", "`keyCommands` is overridden in")

private enum First: String, Choice {
    case field = "the text field"
    case pad = "`pad`"
    case child = "the child controller"
    case parent = "the parent controller"
}
private let first = Variable<First>("first", "The first responder is")

private final class CommandPad: UIView {
    var commands: [UIKeyCommand]?
    var tell: () -> Void = {}

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    func erase(_ command: UIKeyCommand) { tell() }
}

private class CommandScreen: UIViewController {
    var commands: [UIKeyCommand]?
    var tell: () -> Void = {}

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    func save(_ command: UIKeyCommand) { tell() }
}

/// Has a method that the child does not have.
private final class ParentScreen: CommandScreen {
    func saveAll(_ command: UIKeyCommand) { tell() }
}

private let parent = Named<ParentScreen>("parent")
private let child = Named<CommandScreen>("child")
private let pad = Named<CommandPad>("pad")
private let field = Named<UITextField>("field")
private let ownerRuns = Mark("the owner performs it")
private let childRuns = Mark("the child performs it")

private let isOnTheChain = Condition(
    "the owner is first responder, or above it", not: "the owner is not on the chain from the first responder",
    owner.isOneOf(.parent, .sharing) || owner == .child && first != .parent || owner == .pad && first == .pad)
private let childIsNearer = Condition(
    "the child has the method too, and is nearer to the first responder", not: "only the owner has the method on the chain",
    owner == .sharing && first != .parent)

/// Whose key commands count.
let keyCommandsOfTheChain: Experiment = Experiment(
    id: "KeyCommandsOfTheChain",
    title: "`keyCommands` is not called: who has to be first responder?",
    question:
        "A text field and `pad` are in the view of a child controller. Command and S is a key command of `pad`, of the child or of its parent. For which first responder does the command run, and who performs it?",
    answer:
        "The command runs if its owner, the object whose `keyCommands` has the command, is first responder or further up the chain from the first responder. It does not run if its owner is a view beside the first responder, or a child controller whose view does not contain the first responder. The first object of the chain that has the action's method performs the action; this can be another object than the owner.",
    remedy:
        "Put key commands into a controller, and make sure that something in its view, or the controller itself (`canBecomeFirstResponder` true, `becomeFirstResponder()` in `viewDidAppear`), is first responder; a view that neither is nor contains the first responder is not asked for `keyCommands`. A presentation takes first responder away, and after a push the controller that was left is not on the chain: the new controller needs commands of its own. Since iOS 15 keys that a text view or the focus system uses, such as arrows, return and Tab, need `wantsPriorityOverSystemBehavior = true` (see KeyCommandWhileTyping). Give the actions names of their own: a controller nearer to the first responder with a method of the same name takes the command. What counts while nothing is first responder is not documented.",
    symptoms: [
        "keyCommands is not called in my view controller",
        "UIKeyCommand does not work",
        "keyboard shortcuts stop working after presenting or pushing",
        "hardware keyboard shortcut works only after tapping a text field",
        "keyCommands of a subview or child view controller ignored",
        "addKeyCommand has no effect",
    ],
    variables: [owner, first],
    stage: { stage in
        let parent = stage.name(ParentScreen(), parent)
        let child = stage.name(CommandScreen(), child)
        stage.window.rootViewController = parent
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let pad = stage.add(CommandPad(), pad, at: CGRect(x: 45, y: 300, width: 300, height: 100), in: child.view)
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40), in: child.view)
        let tell = { stage.mark(ownerRuns) }
        switch stage[owner] {
        case .pad:
            (pad.commands, pad.tell) = (
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("erase(_:)", CommandPad.erase))], tell
            )
        case .child:
            (child.commands, child.tell) = (
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save(_:)", CommandScreen.save))], tell
            )
        case .parent:
            (parent.commands, parent.tell) = (
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("saveAll(_:)", ParentScreen.saveAll))], tell
            )
        case .sharing:
            (parent.commands, parent.tell) = (
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save(_:)", CommandScreen.save))], tell
            )
            child.tell = { stage.mark(childRuns) }
        }
        switch stage[first] {
        case .field: field.becomeFirstResponder()
        case .pad: pad.becomeFirstResponder()
        case .child: child.becomeFirstResponder()
        case .parent: parent.becomeFirstResponder()
        }
        stage.script.wait(0.1)
        stage.script.perform { stage.pressKey("s", with: .command) }
    },
    outcomes: {
        Outcome("the action", otherwise: "is not sent") {
            Outcome.State("is performed by the owner of the command", "the owner performs it")
            Outcome.State("is performed by the child", "the child performs it")
        }
    },
    claims: {
        Claim(
            "A command runs if its owner is first responder, or above the first responder in the chain.",
            when: isOnTheChain && !childIsNearer, ownerRuns.written.happens,
            explanation: "Apple documents that the commands of the responder chain apply.", rules: [.keyCommands])
        Claim(
            "A command of a view or controller that is not on the chain from the first responder does not run.", when: !isOnTheChain,
            ownerRuns.written.never,
            explanation: "The authors of a video player found that the commands of a view that is not first responder are never asked for.",
            grade: .assumed, unnoticed: "No rule looks for commands beside the chain: the claim says what does not happen.")
        Claim(
            "An object nearer to the first responder that has a method of the same name performs the action in place of the owner.",
            when: childIsNearer,
            explanation: "Apple documents that the first object of the chain with the method performs the action.", rules: [.keyCommands]
        ) {
            childRuns.written.happens
            ownerRuns.written.never
        }
    })
