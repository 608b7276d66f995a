import ExperimentKit
import ReportKit

/// A method that resembles one of UIKit's delegates, and that the engine does not have: it compiles and is never called.
struct UncalledDelegateMethod {
    let method: ImportedSource.DelegateMethod
    /// The probable meaning.
    let nearest: String?

    /// Nil for a method that the engine calls, and for a method that does not resemble any of the protocols' methods.
    init?(_ method: ImportedSource.DelegateMethod) {
        let known = method.protocols.flatMap { UncalledDelegateMethod.requirements[$0] ?? [] }
        let looksLikeOne = method.protocols.contains { method.name.hasPrefix(UncalledDelegateMethod.subject(of: $0)) }
        guard looksLikeOne, !known.contains(method.name) else { return nil }
        self.method = method
        // A name that differs by more than a slip is another method of UIKit's, which the engine lacks.
        nearest = NearMiss(of: method.name, among: known).word.flatMap { NearMiss.isSlip(method.name, for: $0) ? $0 : nil }
    }

    private static let requirements = Dictionary(grouping: APISymbols.all.filter { $0.kind == .delegateMethod }) { $0.owner ?? "" }
        .mapValues { $0.map(\.title) }

    /// The beginning of the names of a protocol's methods: `scrollView` for `UIScrollViewDelegate`.
    private static func subject(of name: String) -> String {
        let word = name.dropFirst(2).replacing("Delegate", with: "").replacing("DataSource", with: "")
        return word.prefix(1).lowercased() + word.dropFirst()
    }
}
