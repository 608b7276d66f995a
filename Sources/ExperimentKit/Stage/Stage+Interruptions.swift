import EventTrace
import UIKit

/// What the system does between a finger and the application.
extension Stage {
    /// The system interrupts at this time, in seconds of virtual time. Fingers whose touches it has taken away still lift; nobody receives it.
    public func interrupt(by interruption: Interruption, at time: Double, fileID: String = #fileID, line: Int = #line) {
        if accepts(time, "an interruption comes at", Location(fileID: fileID, line: line)) { simulation.interrupt(interruption, at: time) }
    }
}
