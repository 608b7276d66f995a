import EventTrace
import UIKit

/// The surroundings of the application.
extension Stage {
    /// Whether the application is in the foreground; otherwise touches go to the home screen.
    public var isApplicationInForeground: Bool {
        get { simulation.isApplicationInForeground }
        set { simulation.isApplicationInForeground = newValue }
    }

    /// The version of iOS that the engine models, 13 to 26, by default the newest. Set it before anything else.
    public var systemVersion: SystemVersion {
        get { simulation.systemVersion }
        set {
            guard (SystemVersion.oldest ... .newest).contains(newValue) else {
                return report(
                    Diagnostic(
                        staging.location, "the stage asks for iOS \(newValue)",
                        remedy: "The engine behaves like iOS \(SystemVersion.oldest) to \(SystemVersion.newest)."))
            }
            simulation.systemVersion = newValue
        }
    }

    /// The view with the focus, as on an iPad with a keyboard; nil for none.
    public var focusedView: UIView? {
        get { simulation.focusedView }
        set { simulation.focusedView = newValue }
    }

    /// Keeps the main thread busy until this time, in seconds of virtual time; input waits in the queue meanwhile.
    public func keepBusy(until time: Double, fileID: String = #fileID, line: Int = #line) {
        if accepts(time, "the main thread is busy until", Location(fileID: fileID, line: line)) { simulation.busyUntil = time }
    }

    /// Shakes the device at this time, in seconds of virtual time.
    public func shake(at time: Double, fileID: String = #fileID, line: Int = #line) {
        if accepts(time, "a shake comes at", Location(fileID: fileID, line: line)) { simulation.shake(at: time) }
    }

    /// Presses a button of a keyboard or remote control at this time, in seconds of virtual time.
    public func press(_ type: UIPress.PressType, at time: Double, fileID: String = #fileID, line: Int = #line) {
        if accepts(time, "a press comes at", Location(fileID: fileID, line: line)) { simulation.press(type, at: time) }
    }

    /// Sends a command of a remote control at this time, in seconds of virtual time.
    public func remoteControl(_ command: UIEvent.EventSubtype, at time: Double, fileID: String = #fileID, line: Int = #line) {
        if accepts(time, "a command comes at", Location(fileID: fileID, line: line)) { simulation.remoteControl(command, at: time) }
    }

    /// Moves a pointer to this point of the screen, with these buttons down, at this time in seconds of virtual time; nil removes it.
    public func movePointer(
        to point: CGPoint?, buttons: UIEvent.ButtonMask = [], at time: Double, fileID: String = #fileID, line: Int = #line
    ) {
        let location = Location(fileID: fileID, line: line)
        guard accepts(time, "the pointer moves at", location) else { return }
        if let point, !accepts(point, "the pointer goes to", location) { return }
        simulation.movePointer(to: point, buttons: buttons, at: time)
    }

    /// Taps this point of the screen with a tool, such as a pencil, at this time in seconds of virtual time. `finger` distinguishes it from
    /// the fingers of the script.
    public func tap(
        with type: UITouch.TouchType, finger: Int, at point: CGPoint, time: Double, hold: Double = Script.tapHold, fileID: String = #fileID,
        line: Int = #line
    ) {
        let location = Location(fileID: fileID, line: line)
        guard accepts(time, "a tap comes at", location), accepts(hold, "a tap holds for", location),
            accepts(point, "a tap goes to", location)
        else { return }
        simulation.schedule([FingerSample(finger: finger, .down, at: point, type: type)], at: time)
        simulation.schedule([FingerSample(finger: finger, .up, at: point, type: type)], at: time + hold)
    }

    /// Whether an input can happen at this time; reports a diagnostic if not.
    func accepts(_ time: Double, _ what: String, _ location: Location) -> Bool {
        if Script.isTime(time) { return true }
        report(.noTime(what, time, location))
        return false
    }

    private func accepts(_ point: CGPoint, _ what: String, _ location: Location) -> Bool {
        if Spot(point).isPlace { return true }
        report(.noPlace(what, Spot(point), location))
        return false
    }

    /// The engine's numbers, for experiments that vary one of them.
    package var thresholds: Thresholds {
        get { simulation.thresholds }
        set { simulation.thresholds = newValue }
    }
    /// Chooses a command of the edit menu by the name of its action; false if the menu does not show it. For code that runs during the
    /// script.
    @discardableResult
    public func chooseFromEditMenu(_ action: String) -> Bool { simulation.chooseFromEditMenu(action) }

    /// Types text on the keyboard, character by character; a line break is the return key. For code that runs during the script.
    public func type(_ text: String) { simulation.type(text) }

    /// Presses a key of a hardware keyboard together with modifier keys. For code that runs during the script.
    ///
    /// The input is a character, `"\r"` for the return key, or a name such as `UIKeyCommand.inputUpArrow`.
    public func pressKey(_ input: String, with modifiers: UIKeyModifierFlags = []) { simulation.pressKey(input, modifiers) }

    /// Presses the delete key of the keyboard. For code that runs during the script.
    public func pressDelete() { simulation.pressDelete() }
}
