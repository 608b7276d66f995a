import EventTrace
import ExperimentKit

/// Finds claims that quote a statement that no document has, or that test nothing of it.
public struct DocumentCheck {
    private let documents: [Document]
    private let experiments: [Experiment]
    private let known: Set<Statement>

    public init(_ documents: [Document], _ experiments: [Experiment]) {
        self.documents = documents
        self.experiments = experiments
        known = Set(documents.flatMap { $0.statements })
    }

    /// The author's mistakes. O(claims + statements).
    public var diagnostics: [Diagnostic] {
        let claims = experiments.flatMap { $0.claims }
        return claims.flatMap { claim in (claim.quotes + claim.contradicts).flatMap { mistakes(in: $0, of: claim) } }
            + claims.flatMap { engineAlone($0) } + experiments.flatMap { strangers(among: $0.origins, at: $0.location) }
    }

    private func mistakes(in quoted: Statement, of claim: Claim) -> [Diagnostic] {
        strangers(among: [quoted], at: claim.location) + untestable(quoted, claim) + unknownPart(quoted, claim)
    }

    /// The mistakes of statements that their document does not list; a document that is not given lists nothing.
    private func strangers(among statements: [Statement], at location: Location) -> [Diagnostic] {
        let numbers = Set(documents.map { $0.number })
        return statements.filter { numbers.contains($0.document) && !known.contains($0.whole) }.map { statement in
            Diagnostic(
                location, "document \(statement.document) does not list the statement '\(statement.text)'",
                remedy: "Add it to the document's statements.")
        }
    }

    private func untestable(_ quoted: Statement, _ claim: Claim) -> [Diagnostic] {
        guard quoted.representative.untestable != nil else { return [] }
        return [
            Diagnostic(
                claim.location, "the claim quotes \(quoted.reference), which is said to be untestable",
                remedy: "Test it and say so there, or do not quote it.")
        ]
    }

    private func unknownPart(_ quoted: Statement, _ claim: Claim) -> [Diagnostic] {
        guard let part = quoted.quotedPart, !quoted.parts.contains(part) else { return [] }
        return [
            Diagnostic(
                claim.location, "'\(part)' is no part of the statement of \(quoted.reference)",
                remedy: NearMiss(of: part, among: quoted.parts).word.map { "Did you mean '\($0)'?" }
                    ?? "Its parts are: \(quoted.parts.joined(separator: "; ")).")
        ]
    }

    /// The mistake of a claim that tests only the engine's decisions, which are no evidence for a document about UIKit.
    private func engineAlone(_ claim: Claim) -> [Diagnostic] {
        guard !claim.quotes.isEmpty, !claim.expectation.isAboutCalls else { return [] }
        return [
            Diagnostic(
                claim.location, "the claim quotes \(claim.quotes[0].reference) and rests on the engine's decisions alone",
                remedy: "Expect a call that app code receives.")
        ]
    }
}

extension Expectation {
    /// Whether the claim expects something of calls, which app code could see, and not of the engine's decisions only.
    fileprivate var isAboutCalls: Bool {
        switch self {
        case .decided, .neverDecided, .ruleAtWork, .ruleNotAtWork: false
        case .all(let parts): parts.contains { $0.isAboutCalls }
        default: true
        }
    }
}
