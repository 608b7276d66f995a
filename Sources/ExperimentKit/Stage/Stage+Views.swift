import UIKit

/// Setting up in one line: naming, placing, adding.
extension Stage {
    /// Where a view stands that has no frame and is given none: 200 by 200 points in the middle of the upper half.
    public static var place: CGRect { CGRect(x: 95, y: 200, width: 200, height: 200) }

    /// The bounds of the stage's window.
    public static var bounds: CGRect { CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height) }

    /// Names a view, gives it this frame in points of its superview, and adds it: to the root view unless `superview` says otherwise. Without a
    /// frame it keeps its own; an empty one becomes `Stage.place`.
    @discardableResult
    public func add<View: UIView>(
        _ view: View, _ name: String, at frame: CGRect? = nil, in superview: UIView? = nil, fileID: String = #fileID,
        line: Int = #line
    ) -> View {
        if let frame = frame ?? (view.frame.isEmpty ? Stage.place : nil) { view.frame = frame }
        (superview ?? self.view).addSubview(self.name(view, name, fileID: fileID, line: line))
        return view
    }

    /// Names a recognizer, gives it a target so that its actions stand in the record, and adds it: to the root view unless `view` says
    /// otherwise.
    @discardableResult
    public func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView? = nil, fileID: String = #fileID, line: Int = #line
    ) -> Recognizer {
        recognizer.addTarget(keep(ActionTarget()), action: ActionTarget.fire)
        (view ?? self.view).addGestureRecognizer(self.name(recognizer, name, fileID: fileID, line: line))
        return recognizer
    }

    /// Gives a control a target for these events, so that their actions stand in the record; `action` runs each time.
    public func addTarget(to control: UIControl, for events: UIControl.Event, _ action: @escaping () -> Void = {}) {
        control.addTarget(keep(ActionTarget(action)), action: ActionTarget.fire, for: events)
    }

    /// Gives a control one target for each of these events, in this order, so that the record tells them apart.
    public func addTargets(to control: UIControl, for events: [UIControl.Event]) {
        for event in events { addTarget(to: control, for: event) }
    }

    /// A target whose action writes this line into the record; kept for the run.
    public func target(marking line: String) -> ActionTarget {
        marks.append(line)
        return keep(ActionTarget { [self] in mark(line) })
    }

    /// Puts a window on top of the stage's own, with a root controller of its own unless it has one.
    @discardableResult
    public func show<Window: UIWindow>(_ window: Window, _ name: String, fileID: String = #fileID, line: Int = #line) -> Window {
        if window.rootViewController == nil { window.rootViewController = UIViewController() }
        self.name(window, name, fileID: fileID, line: line)
        window.makeKeyAndVisible()
        return window
    }
}
