import EventTrace

/// The edit menu of the app, as far as its commands go: it takes no room, and no touch hits it. `chooseCommand(_:)` stands for a tap on it.
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    open class var shared: UIMenuController { Simulation.running("UIMenuController.shared").shared.menuController }

    /// Commands beside the standard ones.
    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    /// Setting it is `setMenuVisible` without an animation.
    open var isMenuVisible: Bool {
        get { !commands.isEmpty }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The actions of the commands that it shows.
    private final var commands: [Selector] = []

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        commands = []
        if menuVisible { update() }
    }

    /// Does nothing: the menu has no place.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { setMenuVisible(true, animated: true) }
    open func hideMenu(from targetView: UIView) { hideMenu() }
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// RC.15: asks anew which commands somebody performs.
    open func update() { commands = standardCommands + (menuItems ?? []).map { $0.action }.filter { isPerformed($0) } }
}

extension UIMenuController {
    private final var standardCommands: [Selector] {
        [
            Selector("cut(_:)", UIResponder.cut), Selector("copy(_:)", UIResponder.copy), Selector("paste(_:)", UIResponder.paste),
            Selector("select(_:)", UIResponder.select), Selector("selectAll(_:)", UIResponder.selectAll),
            Selector("delete(_:)", UIResponder.delete),
        ].filter { isPerformed($0) }
    }

    private final func isPerformed(_ action: Selector) -> Bool {
        guard let simulation = Simulation.current, simulation.holds(.editMenu) else { return true }
        let application: UIApplication = simulation.application
        guard let first = application.firstResponder, let target = first.askTarget(for: action, application, simulation) else {
            return false
        }
        let command = simulation.recorder.intern(action.description)
        simulation.recorder.decide(.show, simulation.subject(ofAny: target as AnyObject), command, by: .editMenu)
        return true
    }

    /// The user taps a command that the menu shows, given by the name of its action; the menu goes. False if there is no such command.
    final func chooseCommand(_ name: String) -> Bool {
        guard let command = commands.first(where: { $0.description == name }), let simulation = Simulation.current else { return false }
        commands = []
        let application: UIApplication = simulation.application
        return simulation.ask(.sendAction, of: application, by: .editMenu) {
            application.sendAction(command, to: nil, from: self, for: nil)
        }
    }
}

extension SharedObjects {
    var menuController: UIMenuController {
        mutating get {
            if let menu { return unsafeDowncast(menu, to: UIMenuController.self) }
            let new = UIMenuController()
            menu = new
            return new
        }
    }
}
