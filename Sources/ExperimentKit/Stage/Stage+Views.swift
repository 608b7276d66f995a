import UIKit

/// Naming, placing and adding in one line.
extension Stage {
    /// The place of a view without a frame: 200 by 200 points in the middle of the upper half.
    public static var place: CGRect { CGRect(x: 95, y: 200, width: 200, height: 200) }

    /// The bounds of the stage's window.
    public static var bounds: CGRect { CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height) }

    /// Names a view, gives it a frame in points of its superview, and adds it to the root view or `superview`. Without a frame the view
    /// keeps its own; an empty one becomes `Stage.place`.
    @discardableResult
    public func add<View: UIView>(
        _ view: View, _ name: String, at frame: CGRect? = nil, in superview: UIView? = nil, fileID: String = #fileID,
        line: Int = #line
    ) -> View {
        if let frame = frame ?? (view.frame.isEmpty ? Stage.place : nil) { view.frame = frame }
        (superview ?? self.view).addSubview(self.name(view, name, fileID: fileID, line: line))
        return view
    }

    /// Names a recognizer, gives it a target, so that its actions appear in the record, and adds it to the root view or `view`.
    @discardableResult
    public func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView? = nil, fileID: String = #fileID, line: Int = #line
    ) -> Recognizer {
        recognizer.addTarget(keep(ActionTarget()), action: ActionTarget.fire)
        (view ?? self.view).addGestureRecognizer(self.name(recognizer, name, fileID: fileID, line: line))
        return recognizer
    }

    /// Gives a control a target for these events, so that their actions appear in the record; `action` runs each time.
    public func addTarget(to control: UIControl, for events: UIControl.Event, _ action: @escaping () -> Void = {}) {
        control.addTarget(keep(ActionTarget(action)), action: ActionTarget.fire, for: events)
    }

    /// Gives a control one target for each of these events, in this order, so that the record tells the events apart.
    public func addTargets(to control: UIControl, for events: [UIControl.Event]) {
        for event in events { addTarget(to: control, for: event) }
    }

    /// A target whose action writes this line into the record; the stage retains it.
    public func target(marking line: String) -> ActionTarget {
        marks.append(line)
        return keep(ActionTarget { [self] in mark(line) })
    }

    /// Puts a window in front of the stage's own, with a new root controller if the window has none.
    @discardableResult
    public func show<Window: UIWindow>(_ window: Window, _ name: String, fileID: String = #fileID, line: Int = #line) -> Window {
        if window.rootViewController == nil { window.rootViewController = UIViewController() }
        self.name(window, name, fileID: fileID, line: line)
        window.makeKeyAndVisible()
        return window
    }
}
