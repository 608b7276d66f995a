import Testing

@testable import UIKit

@Suite struct EditMenuTests {
    /// Performs the commands of an edit menu that it has text for.
    private final class Editor: UIView {
        var text = "hit"
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
            action == Editor.shout || super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: AnyOrObject?) {
            UIPasteboard.general.string = text
            log.append("copy for \(sender is UIMenuController)")
        }
        func shout(_ sender: UIMenuController) { text = text.uppercased() }
        static let shout = Selector("shout(_:)", Editor.shout)
    }

    private func makeEditor() -> (World, Editor) {
        let made: (World, Editor) = World.with { $0.add(Editor(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "editor") }
        made.0.simulation.perform { _ = made.1.becomeFirstResponder() }
        return made
    }

    @Test func `RC.15 the menu shows what somebody performs, and a chosen command goes there`() {
        let (world, editor) = makeEditor()
        world.simulation.perform {
            let menu = UIMenuController.shared
            menu.menuItems = [UIMenuItem(title: "Shout", action: Editor.shout)]
            menu.showMenu(from: editor, rect: editor.bounds)
            #expect(menu.isMenuVisible)
            #expect(!world.simulation.chooseFromEditMenu("cut(_:)") && menu.isMenuVisible)
            #expect(world.simulation.chooseFromEditMenu("shout(_:)") && !menu.isMenuVisible)
            menu.setMenuVisible(true, animated: false)
            #expect(world.simulation.chooseFromEditMenu("copy(_:)") && UIPasteboard.general.string == "HIT")
        }
        #expect(editor.log == ["copy for true"])
        let calls = world.run()
        #expect(calls.contains("editor.copy") && calls.contains("editor.action(shout(_:))"))
        #expect(world.decisions(by: .editMenu).prefix(2).map { String($0) } == ["editor: show copy(_:)", "editor: show shout(_:)"])
    }

    @Test func `RC.15 no command, no menu; none is chosen from a menu that has gone`() {
        let (world, editor) = makeEditor()
        world.simulation.perform {
            let menu = UIMenuController.shared
            editor.resignFirstResponder()
            menu.isMenuVisible = true
            #expect(!menu.isMenuVisible)
            editor.becomeFirstResponder()
            menu.setTargetRect(editor.bounds, in: editor)
            menu.arrowDirection = .down
            menu.isMenuVisible = true
            #expect(menu.isMenuVisible)
            menu.hideMenu(from: editor)
            #expect(!menu.isMenuVisible && !world.simulation.chooseFromEditMenu("copy(_:)"))
            menu.isMenuVisible = true
            menu.hideMenu()
            #expect(!menu.isMenuVisible)
            let directions: [UIMenuController.ArrowDirection] = [.default, .up, .down, .left, .right]
            #expect(directions.map(\.rawValue) == Array(0...4))
        }
    }

    @Test func `RC.15 update asks again`() {
        let (world, editor) = makeEditor()
        world.simulation.perform {
            UIMenuController.shared.isMenuVisible = true
            editor.resignFirstResponder()
            UIMenuController.shared.update()
            #expect(!UIMenuController.shared.isMenuVisible)
        }
    }

    @Test func `the pasteboard counts its changes`() {
        let world = World()
        world.simulation.perform {
            let pasteboard = UIPasteboard.general
            #expect(!pasteboard.hasStrings && !pasteboard.hasImages && pasteboard.changeCount == 0)
            pasteboard.strings = ["a", "b"]
            #expect(pasteboard.string == "a" && pasteboard.hasStrings && pasteboard.changeCount == 1)
            pasteboard.image = UIImage(named: "a")
            #expect(pasteboard.hasImages && pasteboard.images?.count == 1 && pasteboard.image != nil && pasteboard.changeCount == 2)
        }
    }
}
