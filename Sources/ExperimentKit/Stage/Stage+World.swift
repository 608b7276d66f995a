import UIKit

/// What surrounds the application.
extension Stage {
    /// Whether the application is in front; touches go to the home screen while it is not.
    public var isApplicationInForeground: Bool {
        get { simulation.isApplicationInForeground }
        set { simulation.isApplicationInForeground = newValue }
    }
}
