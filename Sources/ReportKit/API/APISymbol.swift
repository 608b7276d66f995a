/// A declaration of the API that client code can use: its name, its place and its form in Swift.
public struct APISymbol: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case type, property, method, function
        /// A case of an enumeration, or an option of a set.
        case `case`
        /// A method of a delegate or a data source, which the client implements.
        case delegateMethod = "delegate method"
    }

    /// The framework in Apple's documentation: `UIKit`, `QuartzCore`, `Dispatch`, `Foundation`.
    public let framework: String
    /// The type that declares the symbol, `UIControl.Event`; for a nested type the one around it. Nil at the top level.
    public let owner: String?
    /// The name in Swift, with the labels of a method: `hitTest(_:with:)`. A nested type has no outer type in its title.
    public let title: String
    public let kind: Kind
    /// The declaration in one line: `var cancelsTouchesInView: Bool`.
    public let declaration: String
    /// The superclass of a class; nil for a class without a superclass here, and for other symbols.
    public let superclass: String?

    public init(framework: String, owner: String?, title: String, kind: Kind, declaration: String, superclass: String? = nil) {
        self.framework = framework
        self.owner = owner
        self.title = title
        self.kind = kind
        self.declaration = declaration
        self.superclass = superclass
    }

    /// The title with its type, `UIView.hitTest(_:with:)`; methods that differ in types only share it.
    public var qualifiedName: String { owner.map { "\($0).\(title)" } ?? title }

    /// The title without labels: `hitTest`.
    public var baseName: String { String(title.prefix { $0 != "(" }) }

    /// The labels of the arguments that have one, in order: `with`.
    public var labels: [String] {
        guard let open = title.firstIndex(of: "(") else { return [] }
        return title[open...].dropFirst().split(separator: ":").map(String.init).filter { $0 != "_" && $0 != ")" }
    }
}
