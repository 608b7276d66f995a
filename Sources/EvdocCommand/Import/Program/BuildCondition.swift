import SwiftSyntax

/// Whether code that stands under `#if` is that of an app on an iPhone.
enum BuildCondition {
    private static let modules: Set = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch"]

    /// Nil where it hangs on a flag of the project.
    static func holds(_ condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" { return holds(not.expression).map { !$0 } }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return answer(call) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return combined(Array(sequence.elements)) }
        return nil
    }

    private static func answer(_ call: FunctionCallExprSyntax) -> Bool? {
        let value = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return value == "iOS"
        case "canImport": return modules.contains(value)
        case "targetEnvironment": return false
        default: return nil
        }
    }

    /// `&&` binds more tightly than `||`.
    private static func combined(_ elements: [ExprSyntax]) -> Bool? {
        let parts = elements.split { $0.trimmedDescription == "||" }
        let answers = parts.map { part in
            let all = part.filter { $0.trimmedDescription != "&&" }.map(holds)
            return all.contains(false) ? false : all.contains(nil) ? nil : true
        }
        return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }
}
