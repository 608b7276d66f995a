/// A declaration of the API that client code can use: what it is called, where it stands and how Swift writes it.
public struct APISymbol: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case type, property, method, function
        /// Of an enumeration or of a set of options.
        case `case`
        /// Of a delegate or a data source: the client implements it.
        case delegateMethod = "delegate method"
    }

    /// What Apple's documentation files it under: `UIKit`, `QuartzCore`, `Dispatch`, `Foundation`.
    public let framework: String
    /// The type that declares it, `UIControl.Event`; nil for what stands by itself. Of a nested type the one around it.
    public let owner: String?
    /// As Swift names it, with the labels of a method: `hitTest(_:with:)`. Of a nested type without the type around it.
    public let title: String
    public let kind: Kind
    /// In one line: `var cancelsTouchesInView: Bool`.
    public let declaration: String
    /// Of a class; nil for one that has none here.
    public let superclass: String?

    public init(framework: String, owner: String?, title: String, kind: Kind, declaration: String, superclass: String? = nil) {
        self.framework = framework
        self.owner = owner
        self.title = title
        self.kind = kind
        self.declaration = declaration
        self.superclass = superclass
    }

    /// `UIView.hitTest(_:with:)`; several methods have one where they differ in types only.
    public var qualifiedName: String { owner.map { "\($0).\(title)" } ?? title }

    /// Without labels: `hitTest`.
    public var baseName: String { String(title.prefix { $0 != "(" }) }

    /// Those of the arguments that have one, in order: `with`.
    public var labels: [String] {
        guard let open = title.firstIndex(of: "(") else { return [] }
        return title[open...].dropFirst().split(separator: ":").map(String.init).filter { $0 != "_" && $0 != ")" }
    }
}
