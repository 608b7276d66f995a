import SwiftSyntax

/// What all the files declare, as far as rewriting a place in one of them has to know.
struct Declarations {
    /// Full names of methods, `tap(_:)`, by the type's name and their own without labels.
    private(set) var methods: [String: [String: [String]]] = [:]
    /// Names of the types of properties, by the type's name and their own.
    private(set) var properties: [String: [String: String]] = [:]
    /// Protocols and superclasses by the type's name, those of extensions among them.
    private(set) var inherited: [String: [String]] = [:]
    private(set) var classes: Set<String> = []
    /// Full names of methods that a class overrides, by the class's name.
    private(set) var overrides: [String: Set<String>] = [:]
    /// Methods and properties of extensions, by the class's name.
    private(set) var inExtensions: [String: [DeclSyntax]] = [:]
    /// Names without labels of methods that a protocol of Objective-C leaves open.
    private(set) var optionalRequirements: Set<String> = []
    /// Names without labels of methods that selectors name.
    private(set) var actions: Set<String> = []

    mutating func collect(_ tree: SourceFileSyntax) {
        let collector = Collector(self)
        collector.walk(tree)
        self = collector.declarations
        let selectors = SelectorCollector(viewMode: .sourceAccurate)
        selectors.walk(tree)
        actions.formUnion(selectors.names)
    }

    /// `Outer.Inner`: the type that something stands in, a protocol too; nil at the top of a file.
    static func enclosingType(of node: some SyntaxProtocol) -> String? {
        var names: [String] = []
        var next = node.parent
        while let parent = next {
            if let group = parent.asProtocol(DeclGroupSyntax.self), let name = name(of: group) { names.insert(name, at: 0) }
            next = parent.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// The full name of a type.
    static func qualified(_ name: String, of node: some SyntaxProtocol) -> String {
        (enclosingType(of: node).map { "\($0)." } ?? "") + name
    }

    private static func name(of group: any DeclGroupSyntax) -> String? {
        if let named = group.asProtocol(NamedDeclSyntax.self) { return named.name.text }
        return group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }

    private final class SelectorCollector: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            let words = node.arguments.trimmedDescription.prefix { $0 != "(" && $0 != " " }
            if node.macroName.text == "selector", let name = words.split(separator: ".").last { names.insert(String(name)) }
            return .visitChildren
        }
    }

    private final class Collector: SyntaxVisitor {
        var declarations: Declarations

        init(_ declarations: Declarations) {
            self.declarations = declarations
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            declarations.classes.insert(Declarations.qualified(node.name.text, of: node))
            return collect(node, node.inheritanceClause)
        }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { collect(node, node.inheritanceClause) }

        private func collect(_ group: some DeclGroupSyntax, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
            guard let own = Declarations.name(of: group) else { return .visitChildren }
            declarations.inherited[Declarations.qualified(own, of: group), default: []] +=
                clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if let type = Declarations.enclosingType(of: node) {
                declarations.methods[type, default: [:]][node.name.text, default: []].append(node.fullName)
                if node.modifiers.has("override") { declarations.overrides[type, default: []].insert(node.fullName) }
                if node.extensionAround != nil { declarations.inExtensions[type, default: []].append(DeclSyntax(node)) }
            }
            if node.modifiers.has("optional") { declarations.optionalRequirements.insert(node.name.text) }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let type = Declarations.enclosingType(of: node) else { return .skipChildren }
            if node.extensionAround != nil { declarations.inExtensions[type, default: []].append(DeclSyntax(node)) }
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                declarations.properties[type, default: [:]][name] = binding.typeName
            }
            return .skipChildren
        }
    }
}

extension FunctionDeclSyntax {
    /// `tap(_:)`, `tap`.
    var fullName: String { name.text + signature.parameterClause.labels }
}

extension FunctionParameterClauseSyntax {
    /// `(_:with:)`; empty without parameters.
    var labels: String { parameters.isEmpty ? "" : "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")" }
}

extension PatternBindingSyntax {
    /// Of its annotation, or of the initializer that is called; nil where it cannot be seen.
    fileprivate var typeName: String? {
        if let annotation = typeAnnotation?.type.trimmedDescription { return annotation.filter { $0 != "?" && $0 != "!" } }
        let called = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return called.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
}
