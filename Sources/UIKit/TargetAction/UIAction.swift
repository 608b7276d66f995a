/// An action that runs a closure.
public final class UIAction: NSObject {
    /// What tells one action from another; adding a second with the same identifier replaces the first.
    public struct Identifier: Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What an action can look like in a menu; no event depends on it.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    public enum State: Int, Sendable {
        case off, on, mixed
    }

    public var title: String
    public var subtitle: String?
    public var image: UIImage?
    public var discoverabilityTitle: String?
    public var attributes: Attributes
    public var state: State
    public let identifier: Identifier
    /// The object that sends the action, while it runs.
    public internal(set) var sender: AnyOrObject?

    private let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.identifier = identifier ?? Identifier(UIAction.nextIdentifier())
        super.init()
    }

    /// Runs the closure for this sender.
    public func performWithSender(_ sender: AnyOrObject?, target: AnyOrObject?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }

    private static func nextIdentifier() -> String {
        guard let simulation = Simulation.current else { return "action" }
        simulation.actionCount += 1
        return "action-\(simulation.actionCount)"
    }
}
