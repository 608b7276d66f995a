import EventTrace
import Foundation
import Studies

/// The experiments about the same things: they vary the same names of the API, or their claims rest on the same rules. A trait shared by
/// few experiments counts for more.
struct Kinship {
    private static let most = 4

    private let traits: [[String]]
    private let owners: [String: [Int]]

    init(_ results: [ExperimentResult]) {
        traits = results.map { result in
            let experiment = result.experiment
            let texts = [experiment.title, experiment.question, experiment.answer ?? ""] + experiment.variables.map(\.title)
            let rules = result.claims.flatMap { $0.claim.rules.map(\.id.description) + ($0.footing ?? []).map(\.id.description) }
            return Set(texts.flatMap(Kinship.names) + rules).sorted()
        }
        var owners: [String: [Int]] = [:]
        for (index, traits) in traits.enumerated() {
            for trait in traits { owners[trait, default: []].append(index) }
        }
        self.owners = owners
    }

    /// The longer words of the pieces of code in backticks.
    private static func names(in text: String) -> [String] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.flatMap { parts[$0].split { !$0.isLetter }.filter { $0.count > 3 }.map(String.init) }
    }

    /// Positions of the nearest of the other experiments, the nearest first. O(traits × owners).
    func nearest(to index: Int) -> [Int] {
        var shared: [Int: Double] = [:]
        for trait in traits[index] {
            let owners = owners[trait] ?? []
            let weight = log(Double(traits.count + 1) / Double(owners.count))
            for other in owners where other != index { shared[other, default: 0] += weight }
        }
        let ranked = shared.map { (index: $0.key, likeness: $0.value / (Double(traits[$0.key].count) + 8).squareRoot()) }
        return ranked.sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }.prefix(Kinship.most).map(\.index)
    }
}
