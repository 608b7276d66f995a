import EventTrace
import ExperimentKit
import Studies

extension APIEntry {
    /// The entries for all names that variables, claims, calls or written facts name, sorted by title.
    public static func all(_ results: [ExperimentResult], rules: [Rule], documents: [Document], facts: [APIFact]) -> [APIEntry] {
        let mentions = APIMentions(facts)
        var found = Found()
        for result in results { found.add(result, mentions) }
        for rule in rules { for title in mentions.titles(in: rule.sentence) { found.rules[title, default: []].append(rule) } }
        for statement in documents.flatMap(\.statements) {
            for title in mentions.titles(in: statement.text) { found.statements[title, default: []].append(statement) }
        }
        let titles = found.titles.union(facts.map(\.title)).sorted()
        let files = APIFileNames.names(of: titles)
        let byName = Dictionary(facts.map { ($0.name, $0) }) { first, _ in first }
        return titles.compactMap { entry($0, in: files[$0] ?? $0, found, byName, mentions) }
    }

    private static func entry(_ title: String, in file: String, _ found: Found, _ facts: [String: APIFact], _ mentions: APIMentions)
        -> APIEntry?
    {
        let members = members(title, facts)
        guard !members.isEmpty else { return nil }
        let effects = found.effects[title] ?? []
        // A comparison should show the calls that the effect names.
        let shown = members.reduce(into: Set<String>()) { $0.formUnion(mentions.titles(in: $1.fact?.effect ?? "")) }
        let comparisons = found.standing[title, default: []].compactMap {
            SideBySide($0.influence.variable, in: $0.result) { calls in calls.contains { !mentions.titles(of: $0).isDisjoint(with: shown) }
            }
        }
        return APIEntry(
            title: title, fileName: file, members: members, effects: effects, claims: found.claims[title] ?? [],
            rules: found.rules[title] ?? [],
            statements: found.statements[title] ?? [], calls: found.calls[title] ?? [],
            comparisons: comparisons.sorted { $0.rank.lexicographicallyPrecedes($1.rank) })
    }

    private static func members(_ title: String, _ facts: [String: APIFact]) -> [Member] {
        var seen: Set<String> = []
        let members = (APISymbols.byTitle[title] ?? []).filter { seen.insert($0.qualifiedName).inserted }.map {
            Member(
                symbol: $0, declarations: APISymbols.named($0.qualifiedName).map(\.declaration), fact: facts[$0.qualifiedName])
        }
        let described = members.filter { $0.fact != nil }
        return described.isEmpty ? members : described
    }

    /// The findings, by title.
    private struct Found {
        var effects: [String: [NameConclusion.Effect]] = [:]
        /// The effects of variables that matter and are about nothing else.
        var standing: [String: [NameConclusion.Effect]] = [:]
        var claims: [String: [PlacedClaim]] = [:]
        var calls: [String: [APICall]] = [:]
        var rules: [String: [Rule]] = [:]
        var statements: [String: [Statement]] = [:]

        /// The titles with an entry; a rule or a document alone is no reason for one.
        var titles: Set<String> { Set(effects.keys).union(claims.keys).union(calls.keys) }

        mutating func add(_ result: ExperimentResult, _ mentions: APIMentions) {
            for influence in result.influences { add(influence, in: result, mentions) }
            for (index, claim) in result.claims.enumerated() {
                for title in APIEntry.titles(of: claim.claim, mentions) {
                    claims[title, default: []].append(PlacedClaim(result: result, index: index))
                }
            }
            for (title, call) in APICall.all(in: result, mentions) { calls[title, default: []].append(call) }
        }

        private mutating func add(_ influence: Influence, in result: ExperimentResult, _ mentions: APIMentions) {
            let variable = influence.variable
            let (named, told) = (mentions.titles(in: "`\(variable.name)`"), mentions.titles(in: variable.title))
            for title in named.union(told) {
                let effect = NameConclusion.Effect(result: result, influence: influence)
                effects[title, default: []].append(effect)
                let isAbout = named.contains(title) || told.count == 1
                if isAbout, influence.effect == .matters { standing[title, default: []].append(effect) }
            }
        }
    }

    /// The titles in a claim's sentence, explanation and condition, and in the calls that it expects.
    private static func titles(of claim: Claim, _ mentions: APIMentions) -> Set<String> {
        let text = [claim.statement, claim.explanation ?? "", claim.condition.words].joined(separator: " ")
        return claim.expectation.tokens.reduce(into: mentions.titles(in: text)) { $0.formUnion(mentions.titles(in: $1)) }
    }
}
