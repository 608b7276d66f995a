/// An action that runs a closure.
public final class UIAction: UIMenuElement {
    /// The identity of an action; adding a second one with the same identifier replaces the first.
    public struct Identifier: Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The attributes of an action in a menu, which no event depends on.
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

    public var discoverabilityTitle: String?
    public var attributes: Attributes
    public var state: State
    public let identifier: Identifier
    /// The sender, while the action runs.
    public internal(set) var sender: AnyOrObject?

    private let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.identifier = identifier ?? Identifier(UIMenuElement.nextIdentifier("action", in: .current))
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the closure for this sender.
    public func performWithSender(_ sender: AnyOrObject?, target: AnyOrObject?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
