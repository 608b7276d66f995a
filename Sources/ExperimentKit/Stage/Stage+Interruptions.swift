import UIKit

/// What the system does between a finger and the application.
extension Stage {
    public enum Interruption: Hashable, Sendable {
        case call, alert
        /// A gesture of the system's own, as the one that leads to the home screen.
        case systemGesture
        /// The application leaves the foreground, and comes back.
        case background, foreground
    }

    /// The system interrupts at this time, in seconds of virtual time. Fingers whose touches it has taken away still lift; nobody hears of it.
    public func interrupt(by interruption: Interruption, at time: Double) {
        switch interruption {
        case .call: simulation.interrupt(.call, at: time)
        case .alert: simulation.interrupt(.alert, at: time)
        case .systemGesture: simulation.interrupt(.systemGesture, at: time)
        case .background: simulation.interrupt(.background, at: time)
        case .foreground: simulation.interrupt(.foreground, at: time)
        }
    }
}
