import UIKit

/// What surrounds the application.
extension Stage {
    /// Whether the application is in front; touches go to the home screen while it is not.
    public var isApplicationInForeground: Bool {
        get { simulation.isApplicationInForeground }
        set { simulation.isApplicationInForeground = newValue }
    }

    /// Keeps the main thread busy up to this time, in seconds of virtual time; what comes in meanwhile waits in the queue.
    public func keepBusy(until time: Double) { simulation.busyUntil = time }

    /// The device is shaken at this time, in seconds of virtual time.
    public func shake(at time: Double) { simulation.shake(at: time) }

    /// A button of a keyboard or remote control is pressed at this time, in seconds of virtual time.
    public func press(_ type: UIPress.PressType, at time: Double) { simulation.press(type, at: time) }

    /// A command of a remote control comes at this time, in seconds of virtual time.
    public func remoteControl(_ command: UIEvent.EventSubtype, at time: Double) { simulation.remoteControl(command, at: time) }

    /// Types on the keyboard, character by character; a line break is the return key. For code that runs during the script.
    public func type(_ text: String) { simulation.type(text) }

    /// Presses the delete key of the keyboard. For code that runs during the script.
    public func pressDelete() { simulation.pressDelete() }
}
