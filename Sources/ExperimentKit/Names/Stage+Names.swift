import UIKit

/// Objects under the names that the file has made for them.
extension Stage {
    /// The object of this name, of its type: `stage[pad].isHidden = true`. A name that nothing on the stage has ends the case, and the run
    /// reports it.
    public subscript<Object: AnyObject>(name: Named<Object>) -> Object {
        guard let object = object(named: name.text) as? Object else {
            fatalError("'\(name.text)' names no object of its type on the stage: add the object first")
        }
        return object
    }

    /// Names a view, gives it a frame in points of its superview, and adds it to the root view or `superview`. Without a frame the view
    /// keeps its own; an empty one becomes `Stage.place`.
    @discardableResult
    public func add<View: UIView>(
        _ view: View, _ name: Named<View>, at frame: CGRect? = nil, in superview: UIView? = nil, fileID: String = #fileID,
        line: Int = #line
    ) -> View {
        add(view, name.text, at: frame, in: superview, fileID: fileID, line: line)
    }

    @available(*, unavailable, message: "this name is of another class: Named<Class> has the class of the object that is added")
    @discardableResult
    public func add<View: UIView, Other>(_ view: View, _ name: Named<Other>, at frame: CGRect? = nil, in superview: UIView? = nil) -> View {
        view
    }

    /// Names a recognizer, gives it a target, so that its actions appear in the record, and adds it to the root view or `view`.
    @discardableResult
    public func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: Named<Recognizer>, to view: UIView? = nil, fileID: String = #fileID, line: Int = #line
    ) -> Recognizer {
        add(recognizer, name.text, to: view, fileID: fileID, line: line)
    }

    @available(*, unavailable, message: "this name is of another class: Named<Class> has the class of the object that is added")
    @discardableResult
    public func add<Recognizer: UIGestureRecognizer, Other>(
        _ recognizer: Recognizer, _ name: Named<Other>, to view: UIView? = nil
    ) -> Recognizer { recognizer }

    /// Names a view, gives it a frame in points of the named view, and adds it to that view.
    @discardableResult
    public func add<View: UIView, Superview: UIView>(
        _ view: View, _ name: Named<View>, at frame: CGRect? = nil, in superview: Named<Superview>, fileID: String = #fileID,
        line: Int = #line
    ) -> View {
        add(view, name.text, at: frame, in: self[superview], fileID: fileID, line: line)
    }

    /// Names a recognizer, gives it a target, so that its actions appear in the record, and adds it to the named view.
    @discardableResult
    public func add<Recognizer: UIGestureRecognizer, View: UIView>(
        _ recognizer: Recognizer, _ name: Named<Recognizer>, to view: Named<View>, fileID: String = #fileID, line: Int = #line
    ) -> Recognizer {
        add(recognizer, name.text, to: self[view], fileID: fileID, line: line)
    }

    /// Names an object for the record and for claims, and retains it: a view, recognizer, controller, delegate or target.
    @discardableResult
    public func name<Object: AnyObject>(
        _ object: Object, _ name: Named<Object>, fileID: String = #fileID, line: Int = #line
    ) -> Object {
        self.name(object, name.text, fileID: fileID, line: line)
    }

    /// Names a navigation controller that is the delegate of its bar, which the engine cannot find out in a page.
    @discardableResult
    public func name<Controller: UINavigationController & UINavigationBarDelegate>(
        _ controller: Controller, _ name: Named<Controller>, fileID: String = #fileID, line: Int = #line
    ) -> Controller {
        controller.decidesAboutBar(controller)
        return self.name(controller, name.text, fileID: fileID, line: line)
    }

    /// Puts a window in front of the stage's own, with a new root controller if the window has none.
    @discardableResult
    public func show<Window: UIWindow>(
        _ window: Window, _ name: Named<Window>, fileID: String = #fileID, line: Int = #line
    ) -> Window {
        show(window, name.text, fileID: fileID, line: line)
    }
}

/// Names in the script.
extension Place {
    /// The middle of the named view.
    public static func middle<View: UIView>(of name: Named<View>) -> Place { .named(name.text, nil) }

    /// A point of the named view, in the view's coordinates.
    public static func point<View: UIView>(x: Double, y: Double, in name: Named<View>) -> Place { .point(x: x, y: y, in: name.text) }
}

extension Script {
    /// Taps the middle of the named view `count` times.
    public func tap<View: UIView>(
        _ name: Named<View>, count: Int = 1, hold: Double = Script.tapHold, finger: Int = 1, fileID: String = #fileID, line: Int = #line
    ) {
        tap(.middle(of: name), count: count, hold: hold, finger: finger, fileID: fileID, line: line)
    }

    /// Taps the middle of the named view twice.
    public func doubleTap<View: UIView>(_ name: Named<View>, finger: Int = 1, fileID: String = #fileID, line: Int = #line) {
        doubleTap(.middle(of: name), finger: finger, fileID: fileID, line: line)
    }

    /// Holds still on the middle of the named view for this many seconds.
    public func press<View: UIView>(_ name: Named<View>, for seconds: Double, finger: Int = 1, fileID: String = #fileID, line: Int = #line)
    {
        press(.middle(of: name), for: seconds, finger: finger, fileID: fileID, line: line)
    }
}
