import ExperimentKit
import ReportKit

/// A method that looks like one of a delegate of UIKit, and is none that the engine has: it compiles and is never called.
struct UncalledDelegateMethod {
    let method: ImportedSource.DelegateMethod
    /// What may have been meant.
    let nearest: String?

    /// Nil for a method that the engine calls, and for one that looks like none of the protocols'.
    init?(_ method: ImportedSource.DelegateMethod) {
        let known = method.protocols.flatMap { UncalledDelegateMethod.requirements[$0] ?? [] }
        let looksLikeOne = method.protocols.contains { method.name.hasPrefix(UncalledDelegateMethod.subject(of: $0)) }
        guard looksLikeOne, !known.contains(method.name) else { return nil }
        self.method = method
        nearest = NearMiss(of: method.name, among: known).word
    }

    private static let requirements = Dictionary(grouping: APISymbols.all.filter { $0.kind == .delegateMethod }) { $0.owner ?? "" }
        .mapValues { $0.map(\.title) }

    /// `scrollView` of `UIScrollViewDelegate`: with what the names of its methods begin.
    private static func subject(of name: String) -> String {
        let word = name.dropFirst(2).replacing("Delegate", with: "").replacing("DataSource", with: "")
        return word.prefix(1).lowercased() + word.dropFirst()
    }
}
