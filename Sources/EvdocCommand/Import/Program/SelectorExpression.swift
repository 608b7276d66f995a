import SwiftSyntax

/// `#selector(…)` as a name and a method: `Selector("tap(_:)", Pad.tap(_:))`.
struct SelectorExpression {
    private let declarations: Declarations
    private let enclosingType: String?

    init(in node: some SyntaxProtocol, _ declarations: Declarations) {
        self.declarations = declarations
        enclosingType = Declarations.enclosingType(of: node)
    }

    /// Nil where the type of the method cannot be seen.
    func text(_ arguments: LabeledExprListSyntax) -> String? {
        guard arguments.count == 1, let argument = arguments.first, argument.label == nil else { return nil }
        return text(argument.expression)
    }

    private func text(_ expression: ExprSyntax) -> String? {
        // `handle as (Pad) -> () -> Void` chooses one of several.
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first, let method = method(first) {
            let rest = sequence.elements.dropFirst().map(\.description).joined()
            return "Selector(\"\(method.name)\", \(method.reference) \(rest))"
        }
        return method(expression).map { "Selector(\"\($0.name)\", \($0.reference))" }
    }

    private func method(_ expression: ExprSyntax) -> (name: String, reference: String)? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return method(only.expression)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return enclosingType.map { method(reference, of: $0) } }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription else { return nil }
        return type(base).map { method(member.declName, of: $0) }
    }

    private func method(_ reference: DeclReferenceExprSyntax, of type: String) -> (name: String, reference: String) {
        let base = reference.baseName.text
        let known = declarations.methods[type]?[base] ?? []
        let written = base + (reference.argumentNames?.trimmedDescription ?? "")
        let name = reference.argumentNames == nil && known.count == 1 ? known[0] : written
        // A method without parameters is named without parentheses.
        return (name.replacing("()", with: ""), "\(type).\(written.replacing("()", with: ""))")
    }

    /// Of an object whose method is named.
    private func type(_ base: String) -> String? {
        if base == "self" || base == "super" || base == "Self" { return enclosingType }
        if base.first?.isUppercase == true { return base }
        let name = base.hasPrefix("self.") ? String(base.dropFirst(5)) : base
        return enclosingType.flatMap { declarations.properties[$0]?[name.filter { $0 != "?" && $0 != "!" }] }
    }
}
