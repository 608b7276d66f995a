import EventTrace
import ExperimentKit
import UIKit

/// A claim over a family of worlds, in the language of claims.
///
///     let endsOnce = Law(
///         id: "EndsOnce", "A view that receives `touchesBegan` receives `touchesEnded` or `touchesCancelled`.", over: family, upTo: 3
///     ) { world in
///         for view in world.names { view.touchesBegan.isAnswered(by: view.touchesEnded, view.touchesCancelled) }
///     }
///
/// The engine tries every world up to a size. Laws run hosted only: this module has no Embedded build yet, although worlds and laws use
/// nothing that Embedded Swift lacks.
public struct Law: Sendable {
    /// The id, which names the page and never changes once published.
    public let id: String
    /// The sentence, in Markdown.
    public let statement: String
    /// An explanation for readers, in Markdown; nil for none.
    public let note: String?
    public let sources: [LawSource]
    public let family: WorldFamily
    /// The largest size that `evdoc check` tries.
    public let bound: Int
    /// Selects the worlds that the law is about.
    public let condition: @Sendable (World) -> Bool
    let test: Test
    public let location: Location

    enum Test: Sendable {
        /// The record of each world fulfils an expectation.
        case expectation(@Sendable (World) -> Expectation)
        /// The matching calls of a world are those of its partner. A world without a partner says nothing.
        case sameCalls(@Sendable (World) -> World?, among: @Sendable (World) -> [TokenPattern])
    }

    /// A law about each world by itself; `expect` runs once for each world.
    public init(
        id: String, _ statement: String, note: String? = nil, sources: [LawSource] = [], over family: WorldFamily, upTo bound: Int,
        when condition: @escaping @Sendable (World) -> Bool = { _ in true }, fileID: String = #fileID, line: Int = #line,
        @ExpectationBuilder expect: @escaping @Sendable (World) -> Expectation
    ) {
        self.init(id, statement, note, sources, family, bound, condition, .expectation(expect), Location(fileID: fileID, line: line))
    }

    /// A law that compares each world with a partner: both have the same matching calls.
    public init(
        id: String, _ statement: String, note: String? = nil, sources: [LawSource] = [], over family: WorldFamily, upTo bound: Int,
        when condition: @escaping @Sendable (World) -> Bool = { _ in true },
        among calls: @escaping @Sendable (World) -> [TokenPattern] = { _ in [] }, fileID: String = #fileID, line: Int = #line,
        sameAs partner: @escaping @Sendable (World) -> World?
    ) {
        self.init(
            id, statement, note, sources, family, bound, condition, .sameCalls(partner, among: calls),
            Location(fileID: fileID, line: line))
    }

    private init(
        _ id: String, _ statement: String, _ note: String?, _ sources: [LawSource], _ family: WorldFamily, _ bound: Int,
        _ condition: @escaping @Sendable (World) -> Bool, _ test: Test, _ location: Location
    ) {
        precondition(bound >= 1, "a law is tried in worlds of at least one view")
        self.id = id
        self.statement = statement
        self.note = note
        self.sources = sources
        self.family = family
        self.bound = bound
        self.condition = condition
        self.test = test
        self.location = location
    }
}
