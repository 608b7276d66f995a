import SwiftSyntax

/// A method or property of a class that stands in an extension and takes part in overriding, which there only Objective-C can. It stays where it is under
/// another name, and the class gets a member of the old name that calls it.
struct ExtensionMember {
    /// What the class gets, in one line.
    let forwarding: String
    let newName: String

    init(_ node: FunctionDeclSyntax, in group: ExtensionDeclSyntax) {
        newName = ExtensionMember.renamed(node.name.text)
        let parameters = node.signature.parameterClause.parameters
        let values = parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
            return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = node.signature.effectSpecifiers
        let calling = (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
        forwarding =
            ExtensionMember.modifiers(node.modifiers, in: group)
            + "func \(node.name.text)\(ExtensionMember.oneLine(node.signature)) "
            + "{ \(calling)\(newName)(\(values.joined(separator: ", "))) }"
    }

    /// Nil for what cannot be called in its place: a property with observers.
    init?(_ node: VariableDeclSyntax, in group: ExtensionDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let accessors = binding.accessorBlock?.accessors
        else { return nil }
        newName = ExtensionMember.renamed(name)
        var body = newName
        if case .accessors(let list) = accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            guard kinds.contains("get") else { return nil }
            if kinds.contains("set") { body = "get { \(newName) } set { \(newName) = newValue }" }
        }
        forwarding =
            ExtensionMember.modifiers(node.modifiers, in: group)
            + "var \(name)\(ExtensionMember.oneLine(type)) { \(body) }"
    }

    private static func renamed(_ name: String) -> String { "imported_\(name)" }

    /// Those of the member, and the access that its extension gives it; a private one would stand in the way of overriding.
    private static func modifiers(_ own: DeclModifierListSyntax, in group: ExtensionDeclSyntax) -> String {
        let names = own.map(\.name.text).filter { !["final", "private", "fileprivate"].contains($0) }
        let access: Set = ["open", "public"]
        let inherited = names.contains(where: access.contains) ? [] : group.modifiers.map(\.name.text).filter(access.contains)
        return (inherited + names).map { "\($0) " }.joined()
    }

    private static func oneLine(_ node: some SyntaxProtocol) -> String {
        node.description.split { $0.isWhitespace }.joined(separator: " ")
    }
}

extension Declarations {
    /// Nil for a member that may stay as it is, and for one whose class is not among the files.
    func moved(_ node: some DeclSyntaxProtocol) -> ExtensionMember? {
        guard let group = node.extensionAround, group.genericWhereClause == nil, let type = Declarations.enclosingType(of: node),
            classes.contains(type)
        else { return nil }
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.modifiers.has("override") ? ExtensionMember(variable, in: group) : nil
        }
        guard let method = node.as(FunctionDeclSyntax.self) else { return nil }
        let isOverridden = overrides.contains { $0.value.contains(method.fullName) && ancestors(of: $0.key).contains(type) }
        return method.modifiers.has("override") || isOverridden ? ExtensionMember(method, in: group) : nil
    }

    /// Members that a class gets, in place of those of its extensions.
    func forwardings(of type: String) -> [String] { inExtensions[type]?.compactMap { moved($0)?.forwarding } ?? [] }

    /// Superclasses among the files, and protocols.
    private func ancestors(of type: String) -> Set<String> {
        var found: Set<String> = []
        var next = inherited[type] ?? []
        while let name = next.popLast() {
            if found.insert(name).inserted { next += inherited[name] ?? [] }
        }
        return found
    }
}

extension SyntaxProtocol {
    /// The extension whose member this is.
    var extensionAround: ExtensionDeclSyntax? { parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}
