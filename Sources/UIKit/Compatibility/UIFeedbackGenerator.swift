/// Haptic feedback, which is only counted, because no event follows from it.
open class UIFeedbackGenerator: NSObject {
    /// The number of times that feedback was given.
    package final var count = 0

    public override init() {
        super.init()
    }

    open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    open func impactOccurred() { count += 1 }
    open func impactOccurred(intensity: CGFloat) { count += 1 }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { count += 1 }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) { count += 1 }
}
