/// An entry of a menu.
open class UIMenuElement: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }

    /// A new identifier, numbered within the run: a counter of the process would differ from run to run.
    static func nextIdentifier(_ prefix: String, in simulation: Simulation?) -> String {
        guard let simulation else { return prefix }
        simulation.actionCount += 1
        return "\(prefix)-\(simulation.actionCount)"
    }
}

/// A group of menu elements, as plain data: no menu is shown, which the record notes when a button gets one.
open class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    public final let identifier: Identifier
    public final let options: Options
    public final let children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UIMenuElement.nextIdentifier("menu", in: .current))
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
