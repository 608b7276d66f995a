import EventTrace
import Testing

@testable import UIKit

struct KeyCommandTests {
    private final class CommandView: UIView {
        var commands: [UIKeyCommand]?
        var senders: [UIKeyCommand] = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }
        func run(_ command: UIKeyCommand) { senders.append(command) }
    }

    private final class Receiver: UIViewController {
        var senders: [UIKeyCommand] = []
        func run(_ command: UIKeyCommand) { senders.append(command) }
    }

    private func command(_ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: flags, action: Selector("run(_:)", CommandView.run))
    }

    @Test(arguments: [false, true]) func `RC.68 the command of a responder up the chain runs`(_ isOff: Bool) {
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.keyCommands.id : nil))
        let (parent, first) = (CommandView(), CommandView())
        world.simulation.perform {
            _ = world.add(parent, "parent")
            parent.addSubview(first)
            world.simulation.name(first, "first")
            first.becomeFirstResponder()
            parent.commands = [command("s", .command), command("s")]
        }
        world.simulation.pressKey("s", .command)
        world.simulation.pressKey("s", .shift)
        // The action goes to the first object that has it.
        #expect(first.senders.map(\.modifierFlags) == (isOff ? [] : [.command]))
        #expect(first.senders.map(\.input) == (isOff ? [] : ["s"]))
        #expect(parent.senders.isEmpty)
    }

    @Test func `RC.68 a command that nobody performs leaves its key to the text`() {
        let world = World()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        world.simulation.perform {
            let view = CommandView()
            _ = world.add(view, "view")
            view.addSubview(field)
            let stray = UIKeyCommand(input: "s", modifierFlags: [], action: Selector("run(_:)", Receiver.run))
            stray.wantsPriorityOverSystemBehavior = true
            view.commands = [stray]
            #expect(stray.action == Selector("run(_:)", Receiver.run))
            field.becomeFirstResponder()
        }
        world.simulation.pressKey("s", [])
        #expect(world.simulation.perform { field.text } == "s")
    }

    @Test(arguments: [(26, false, "p"), (26, true, ""), (14, false, ""), (14, true, "")] as [(SystemVersion, Bool, String)])
    func `RC.69 text takes a letter before a command without priority, since iOS 15`(
        version: SystemVersion, hasPriority: Bool, text: String
    ) {
        let world = World()
        let (view, field) = (CommandView(), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
        world.simulation.systemVersion = version
        world.simulation.perform {
            _ = world.add(view, "view")
            view.addSubview(field)
            view.commands = [command("p")]
            view.commands?[0].wantsPriorityOverSystemBehavior = hasPriority
            field.becomeFirstResponder()
        }
        world.simulation.pressKey("p", [])
        #expect(world.simulation.perform { field.text } == text)
        #expect(view.senders.count == (text.isEmpty ? 1 : 0))
    }

    @Test(arguments: [
        UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
        UIKeyCommand.inputEscape,
    ])
    func `RC.69 text takes arrows, and leaves Escape to commands`(key: String) {
        let world = World()
        let (view, field) = (CommandView(), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
        world.simulation.perform {
            _ = world.add(view, "view")
            view.addSubview(field)
            view.commands = [command(key)]
            field.becomeFirstResponder()
        }
        world.simulation.pressKey(key, [])
        #expect(view.senders.count == (key == UIKeyCommand.inputEscape ? 1 : 0))
        #expect(world.simulation.perform { field.text } == "")
    }

    @Test func `a controller has the commands that are added to it`() {
        let world = World()
        world.simulation.perform {
            let (controller, own) = (UIViewController(), command("s", .command))
            #expect(controller.keyCommands == nil)
            controller.addKeyCommand(own)
            #expect(controller.keyCommands?.count == 1)
            controller.removeKeyCommand(own)
            #expect(controller.keyCommands == nil)
        }
    }
}
