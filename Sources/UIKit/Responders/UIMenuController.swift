import EventTrace

/// The commands of the app's edit menu. The menu takes no room and no touch hits it; `chooseCommand(_:)` stands for a tap on it.
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    open class var shared: UIMenuController { Simulation.running("UIMenuController.shared").shared.menuController }

    /// The commands beside the standard ones.
    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    /// Whether the menu is visible; setting it calls `setMenuVisible` without an animation.
    open var isMenuVisible: Bool {
        get { !commands.isEmpty }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The actions of the shown commands.
    fileprivate final var commands: [Selector] = []

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        commands = []
        if menuVisible { update() }
    }

    /// Has no effect: the menu has no place.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { setMenuVisible(true, animated: true) }
    open func hideMenu(from targetView: UIView) { hideMenu() }
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// RC.15: asks again which commands can be performed.
    open func update() { showCommands(in: .current) }
}

extension UIMenuController {
    private final func showCommands(in simulation: Simulation?) {
        commands = standardCommands(in: simulation) + (menuItems ?? []).map { $0.action }.filter { isPerformed($0, in: simulation) }
    }

    private final func standardCommands(in simulation: Simulation?) -> [Selector] {
        [
            Selector("cut(_:)", UIResponder.cut), Selector("copy(_:)", UIResponder.copy), Selector("paste(_:)", UIResponder.paste),
            Selector("select(_:)", UIResponder.select), Selector("selectAll(_:)", UIResponder.selectAll),
            Selector("delete(_:)", UIResponder.delete),
        ].filter { isPerformed($0, in: simulation) }
    }

    private final func isPerformed(_ action: Selector, in simulation: Simulation?) -> Bool {
        guard let simulation, simulation.holds(.editMenu) else { return true }
        let application: UIApplication = simulation.application
        guard let first = application.firstResponder, let target = first.askTarget(for: action, application, in: simulation) else {
            return false
        }
        let command = simulation.recorder.intern(action.description)
        simulation.recorder.decide(.show, simulation.subject(ofAny: target as AnyObject), command, by: .editMenu)
        return true
    }

    /// Chooses a shown command by the name of its action, and hides the menu; false if the menu does not show the command.
    final func chooseCommand(_ name: String, in simulation: Simulation) -> Bool {
        guard let command = commands.first(where: { $0.description == name }) else { return false }
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
