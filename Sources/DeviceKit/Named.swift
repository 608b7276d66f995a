import UIKit

/// The name of an object on the stage. On a device it stands in the log; evdoc's claims use it too.
struct Named<Object> {
    let text: String

    init(_ text: String) { self.text = text }
}

/// A line of the experiment's own in the log.
struct Mark {
    let text: String

    init(_ text: String) { self.text = text }
}

extension Stage {
    subscript<Object: AnyObject>(name: Named<Object>) -> Object {
        guard let object = CallLog.current.object(named: name.text) as? Object else {
            fatalError("'\(name.text)' names no object of its type on the stage: add the object first")
        }
        return object
    }

    @discardableResult
    func name<Object: AnyObject>(_ object: Object, _ name: Named<Object>, fileID: String = #fileID, line: Int = #line) -> Object {
        self.name(object, name.text)
    }

    @discardableResult
    func add<View: UIView>(
        _ view: View, _ name: Named<View>, at frame: CGRect? = nil, in superview: UIView? = nil, fileID: String = #fileID, line: Int = #line
    ) -> View {
        add(view, name.text, at: frame, in: superview)
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: Named<Recognizer>, to view: UIView? = nil) -> Recognizer {
        add(recognizer, name.text, to: view)
    }

    @discardableResult
    func add<View: UIView, Superview: UIView>(_ view: View, _ name: Named<View>, at frame: CGRect? = nil, in superview: Named<Superview>)
        -> View
    {
        add(view, name.text, at: frame, in: self[superview])
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer, View: UIView>(_ recognizer: Recognizer, _ name: Named<Recognizer>, to view: Named<View>)
        -> Recognizer
    {
        add(recognizer, name.text, to: self[view])
    }

    @discardableResult
    func show<Window: UIWindow>(_ window: Window, _ name: Named<Window>) -> Window { show(window, name.text) }

    func mark(_ mark: Mark) { self.mark(mark.text) }
    func target(marking mark: Mark) -> ActionTarget { target(marking: mark.text) }
}

extension Place {
    static func middle<View: UIView>(of name: Named<View>) -> Place { .named(name.text, nil) }
    static func point<View: UIView>(x: Double, y: Double, in name: Named<View>) -> Place { .point(x: x, y: y, in: name.text) }
}

extension Script {
    func mark(_ mark: Mark) { self.mark(mark.text) }

    func tap<View: UIView>(_ name: Named<View>, count: Int = 1, hold: Double = Script.tapHold, finger: Int = 1) {
        tap(.middle(of: name), count: count, hold: hold, finger: finger)
    }

    func doubleTap<View: UIView>(_ name: Named<View>, finger: Int = 1) { doubleTap(.middle(of: name), finger: finger) }

    func press<View: UIView>(_ name: Named<View>, for seconds: Double, finger: Int = 1) {
        press(.middle(of: name), for: seconds, finger: finger)
    }
}
