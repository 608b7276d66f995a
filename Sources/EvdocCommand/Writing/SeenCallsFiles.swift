import EventTrace
import ExperimentKit
import ProjectFiles
import ProjectKit
import Studies

/// The files whose claims expect nothing yet, with the calls that the runs have shown.
struct SeenCallsFiles {
    let results: [ExperimentResult]

    init(_ results: [ExperimentResult]) { self.results = results }

    /// Fills the claims and writes the files; returns the places, in order. A claim about cases with different calls is a mistake.
    func fill(in project: Project) throws -> [Location] {
        var filled: [Location] = []
        let claims = results.flatMap { result in
            result.experiment.claims.filter { $0.expectation.isEmpty }.map { (claim: $0, findings: result.findings) }
        }
        for (file, claims) in Dictionary(grouping: claims, by: { $0.claim.location.file }).sorted(by: { $0.key < $1.key }) {
            let path = Paths.join(project.root, file)
            var source = SeenCalls(String(decoding: try Files.read(path), as: UTF8.self))
            for (claim, findings) in claims {
                let place = claim.location
                guard source.fill(claimOn: place.line, with: try calls(of: claim, in: findings)) else {
                    throw AuthorsMistakes([
                        Diagnostic(place, "the claim has no empty braces to fill", remedy: "Write Claim(\"…\") { } in lines of its own.")
                    ])
                }
                filled.append(place)
            }
            let parts = path.split(separator: "/")
            try Replacement.replace(
                [SiteFile(path: String(parts.last ?? ""), text: source.text)], in: String(path.dropLast((parts.last?.count ?? 0) + 1)))
        }
        return filled
    }

    /// The calls of the cases that the claim is about, which are the same in all of them.
    private func calls(of claim: Claim, in findings: [Finding]) throws(AuthorsMistakes) -> [Call] {
        let orderings = findings.filter { claim.condition.selects($0.case) }.map { $0.trace.ordering }
        guard let first = orderings.first else { return [] }
        guard orderings.allSatisfy({ $0.map { $0.token } == first.map { $0.token } }) else {
            throw AuthorsMistakes([
                Diagnostic(
                    claim.location, "the \(orderings.count) cases of the claim have different calls",
                    remedy: "Narrow the claim with 'when:', or write what they have in common.")
            ])
        }
        return first
    }
}

extension Expectation {
    /// Whether the claim's braces are empty.
    fileprivate var isEmpty: Bool {
        if case .all(let parts) = self { return parts.isEmpty }
        return false
    }
}
