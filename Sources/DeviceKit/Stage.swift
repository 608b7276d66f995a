import UIKit

/// What the system does between a finger and the application.
enum Interruption { case call, alert, systemGesture, background, foreground, statusBarTap }

/// A version of iOS. A device has the one that it has.
struct SystemVersion: Hashable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, VariableValue {
    let number: Double

    init(_ major: UInt8, _ minor: UInt8 = 0) { number = Double(major) + Double(minor) / 10 }
    init(integerLiteral number: Int) { self.number = Double(number) }
    init(floatLiteral number: Double) { self.number = number }

    init?(spelled spelling: String) {
        guard spelling.hasPrefix("iOS "), let number = Double(spelling.dropFirst(4)) else { return nil }
        self.number = number
    }
    var spelling: String { "iOS \(Value.number(number))" }

    static let oldest: SystemVersion = 13
    static let newest: SystemVersion = 26
    static func < (left: SystemVersion, right: SystemVersion) -> Bool { left.number < right.number }
}

/// What the stage asks of the world around the application: of the person who holds the device.
enum Request {
    case interrupt(Interruption, at: Double)
    case shake(at: Double)
    case press(UIPress.PressType, at: Double)
    case remoteControl(UIEvent.EventSubtype, at: Double)
    case movePointer(to: CGPoint?, buttons: UIEvent.ButtonMask, at: Double)
    case tap(UITouch.TouchType, finger: Int, at: CGPoint, time: Double, hold: Double)
    case keepBusy(until: Double)
    case foreground(Bool)
    case systemVersion(SystemVersion)
    case focus(UIView?)
    case type(String)
    case pressKey(String, UIKeyModifierFlags)
    case pressDelete
    case chooseFromEditMenu(String)
    /// One of the numbers by which gestures are recognized, which a device has of its own.
    case threshold(String, Double)

    /// The time, and the instruction for the person.
    fileprivate var words: (time: Double?, String) {
        switch self {
        case .interrupt(let interruption, let time):
            switch interruption {
            case .call: (time, "have somebody call this phone")
            case .alert: (time, "have an alert of the system appear")
            case .systemGesture: (time, "swipe up from the lower edge of the screen")
            case .background: (time, "leave the app for the home screen")
            case .foreground: (time, "come back to the app")
            case .statusBarTap: (time, "tap the status bar")
            }
        case .shake(let time): (time, "shake the device")
        case .press(let type, let time): (time, "press key or button \(type.rawValue) of a keyboard or remote control")
        case .remoteControl(_, let time): (time, "use the buttons of the headphones")
        case .movePointer(let point, _, let time):
            (time, point.map { "move the pointer to \(Place.point($0).words)" } ?? "take the pointer away")
        case .tap(let type, _, let point, let time, _):
            (time, "tap \(Place.point(point).words)" + (type == .pencil ? " with the pencil" : ""))
        case .keepBusy(let time): (nil, "the app is busy until \(Value.number(time)) s")
        case .foreground(let isInFront): (nil, isInFront ? "have the app in front" : "leave the app for the home screen, and touch there")
        case .systemVersion(let version): (nil, "this is about \(version.spelling)")
        case .focus(let view): (nil, view.map { "move the focus to \(called($0))" } ?? "take the focus away")
        case .type(let text): (nil, "type “\(text.replacingOccurrences(of: "\n", with: "⏎"))”")
        case .pressKey(let input, let modifiers):
            (nil, "press \(input == "\r" ? "⏎" : input) on a hardware keyboard\(modifiers.isEmpty ? "" : " with \(modifiers.words)")")
        case .pressDelete: (nil, "press the delete key")
        case .chooseFromEditMenu(let action): (nil, "choose \(action) from the edit menu")
        case .threshold(let name, let number): (nil, "this is about \(name) = \(Value.number(number)); the device has a number of its own")
        }
    }
}

/// Where an experiment sets up one case: a window with a root controller, names for what matters, the case's values, and the script.
final class Stage {
    static var size: CGSize { CGSize(width: 390, height: 844) }
    static var bounds: CGRect { CGRect(origin: .zero, size: size) }
    static var place: CGRect { CGRect(x: 95, y: 200, width: 200, height: 200) }

    let window: UIWindow
    let script = Script()
    /// Takes what is asked of the world; true if it has happened at once.
    var ask: (Request) -> Bool = { _ in false }
    /// What the screen shows to the person, as it is asked for.
    var show: (String) -> Void = { _ in }
    private let values: [String: String]
    private var kept: [AnyObject] = []

    /// `values` by the names of the variables, as the top of the file has them; the first of each stands in for one that is missing.
    init(_ window: UIWindow, _ values: [String: String]) {
        self.window = window
        self.values = values
        name(window, "window")
        name(rootViewController, "root_controller")
        name(view, "root")
        name(UIApplication.shared, "application")
    }

    var rootViewController: UIViewController { window.rootViewController! }
    var view: UIView { rootViewController.view }
    var application: UIApplication { UIApplication.shared }
    /// Seconds since the run began.
    var now: Double { CallLog.current.now }

    subscript<V: VariableValue>(variable: Variable<V>) -> V {
        guard let spelling = values[variable.name] else { return variable.values[0] }
        guard let value = V(spelled: spelling), variable.values.contains(value) else {
            fatalError("\(variable.name) can be: \(variable.values.map(\.spelling).joined(separator: ", "))")
        }
        return value
    }

    @discardableResult
    func name<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
        CallLog.current.setName(name, of: object)
        return object
    }

    @discardableResult
    func keep<Object: AnyObject>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    func view(named name: String) -> UIView? { CallLog.current.object(named: name) as? UIView }
    func mark(_ text: String) { CallLog.current.mark(text) }

    @discardableResult
    func add<View: UIView>(_ view: View, _ name: String, at frame: CGRect? = nil, in superview: UIView? = nil) -> View {
        if let frame = frame ?? (view.frame.isEmpty ? Stage.place : nil) { view.frame = frame }
        (superview ?? self.view).addSubview(self.name(view, name))
        return view
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView? = nil) -> Recognizer {
        recognizer.addTarget(keep(ActionTarget()), action: ActionTarget.fire)
        (view ?? self.view).addGestureRecognizer(self.name(recognizer, name))
        return recognizer
    }

    func addTarget(to control: UIControl, for events: UIControl.Event, _ action: @escaping () -> Void = {}) {
        control.addTarget(keep(ActionTarget(action)), action: ActionTarget.fire, for: events)
    }

    func addTargets(to control: UIControl, for events: [UIControl.Event]) {
        for event in events { addTarget(to: control, for: event) }
    }

    /// A target whose action writes this line into the log.
    func target(marking line: String) -> ActionTarget { keep(ActionTarget { [self] in mark(line) }) }

    @discardableResult
    func show<Window: UIWindow>(_ window: Window, _ name: String) -> Window {
        if window.rootViewController == nil { window.rootViewController = UIViewController() }
        self.name(window, name)
        #if canImport(ObjectiveC)
            window.windowScene = self.window.windowScene
        #endif
        window.makeKeyAndVisible()
        return window
    }

    // MARK: What surrounds the application

    func interrupt(by interruption: Interruption, at time: Double) { request(.interrupt(interruption, at: time)) }
    func shake(at time: Double) { request(.shake(at: time)) }
    func press(_ type: UIPress.PressType, at time: Double) { request(.press(type, at: time)) }
    func remoteControl(_ command: UIEvent.EventSubtype, at time: Double) { request(.remoteControl(command, at: time)) }
    func movePointer(to point: CGPoint?, buttons: UIEvent.ButtonMask = [], at time: Double) {
        request(.movePointer(to: point, buttons: buttons, at: time))
    }
    func tap(with type: UITouch.TouchType, finger: Int, at point: CGPoint, time: Double, hold: Double = Script.tapHold) {
        request(.tap(type, finger: finger, at: point, time: time, hold: hold))
    }
    func type(_ text: String) { request(.type(text)) }
    func pressKey(_ input: String, with modifiers: UIKeyModifierFlags = []) { request(.pressKey(input, modifiers)) }
    func pressDelete() { request(.pressDelete) }

    @discardableResult
    func chooseFromEditMenu(_ action: String) -> Bool { request(.chooseFromEditMenu(action)) }

    var isApplicationInForeground = true {
        didSet { request(.foreground(isApplicationInForeground)) }
    }
    var systemVersion = SystemVersion.newest {
        didSet { request(.systemVersion(systemVersion)) }
    }
    var focusedView: UIView? {
        didSet { request(.focus(focusedView)) }
    }
    var thresholds: Thresholds {
        get { Thresholds() }
        set {
            for (name, number) in newValue.numbers { request(.threshold(name, number)) }
        }
    }

    /// The numbers by which gestures are recognized.
    @dynamicMemberLookup
    struct Thresholds {
        fileprivate var numbers: [(String, Double)] = []

        subscript(dynamicMember name: String) -> Double {
            get { numbers.last { $0.0 == name }?.1 ?? 0 }
            set { numbers.append((name, newValue)) }
        }
    }

    /// Keeps the main thread busy up to this time, in seconds since the run began.
    func keepBusy(until time: Double) {
        guard !request(.keepBusy(until: time)) else { return }
        #if canImport(ObjectiveC)
            let rest = time - now
            if rest > 0 { Thread.sleep(forTimeInterval: rest) }
        #endif
    }

    @discardableResult
    private func request(_ request: Request) -> Bool {
        if ask(request) { return true }
        let (time, words) = request.words
        if case .keepBusy = request { return false }
        script.ask(words, at: time)
        show(words)
        return false
    }
}
