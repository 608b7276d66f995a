extension UIScene {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// The state of the scene; only in the foreground does it get events.
    public final var activationState: ActivationState { application?.activation ?? .unattached }
}

extension UIApplication {
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public final var applicationState: State {
        switch activation {
        case .foregroundActive: .active
        case .foregroundInactive, .unattached: .inactive
        case .background: .background
        }
    }
}
