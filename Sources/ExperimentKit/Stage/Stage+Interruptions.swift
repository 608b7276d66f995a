import EventTrace
import UIKit

/// Acts of the system during a script.
extension Stage {
    /// Has the system interrupt at this time, in seconds of virtual time. Fingers whose touches the system has taken still lift, without a
    /// receiver.
    public func interrupt(by interruption: Interruption, at time: Double, fileID: String = #fileID, line: Int = #line) {
        if accepts(time, "an interruption comes at", Location(fileID: fileID, line: line)) { simulation.interrupt(interruption, at: time) }
    }
}
