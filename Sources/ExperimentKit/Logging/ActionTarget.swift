import UIKit

/// A target for actions: `button.addTarget(target, action: ActionTarget.fire, for: .touchUpInside)`. The caller keeps it alive.
public final class ActionTarget {
    private let action: () -> Void

    /// `action` runs each time; without one the action is in the record and does nothing.
    public init(_ action: @escaping () -> Void = {}) {
        self.action = action
    }

    public func fire() { action() }

    public static let fire = Selector("fire", ActionTarget.fire)
}
