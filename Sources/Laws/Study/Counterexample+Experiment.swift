import EventTrace
import ExperimentKit
import Studies
import UIKit

extension Law {
    /// Whether the world is set up as its partner; the variable of the experiment of a law that compares.
    public static let partnerVariable = Variable<Bool>("changed", "The world is changed", off: "the world is as it was")

    /// The calls that readers follow, which the claim about a counterexample lists.
    static let followed: [TokenPattern] = ["view_*.touches*", "root.touches*", "*.action*"]

    /// A world as an experiment, which runs, has pictures, and answers why.
    public func experiment(of world: World) -> Experiment {
        let family = family
        let id = counterexampleID
        guard case .sameCalls(let partner, let among) = test, let other = partner(world) else {
            let expectation: Expectation? = if case .expectation(let expect) = test { expect(world) } else { nil }
            return Experiment(
                id: id, title: statement, question: statement, stage: { world.setUp($0, family.bystanders) },
                claims: { if let expectation { Claim(statement, expectation, knownRefutation: Law.refutation) } })
        }
        let patterns = among(world)
        return Experiment(
            id: id, title: statement, question: statement, variables: [Law.partnerVariable],
            stage: { stage in (stage[Law.partnerVariable] ? other : world).setUp(stage, family.bystanders) },
            claims: {
                Claim(statement, .same(whatever: Law.partnerVariable, among: patterns), knownRefutation: Law.refutation)
            })
    }

    /// The id of an experiment that shows one of the law's worlds.
    public var counterexampleID: String { "\(id)Counterexample" }

    static let refutation = "This is the smallest world in which the law fails."

    /// The experiment as a Swift file.
    public func source(of world: World) -> String { CounterexampleSource(law: self, world: world).text }
}

/// The Swift file of a counterexample: names, stage, script, the law's own claim if it can be spelled, and what happens instead.
private struct CounterexampleSource {
    let law: Law
    let world: World

    private var partner: World? {
        if case .sameCalls(let partner, _) = law.test { return partner(world) }
        return nil
    }

    var text: String {
        let own = WorldSource(world: world, family: law.family)
        let its = partner.map { WorldSource(world: $0, family: law.family) }
        var names = own.names
        for name in its?.names ?? [] where !names.contains(name) { names.append(name) }
        var lines = ["import ExperimentKit", "import UIKit", ""]
        if its != nil {
            lines.append("private let changed = Variable<Bool>(\"changed\", \"The world is changed\", off: \"the world is as it was\")")
        }
        lines += names
        lines += [
            "", "let \(lowercasedID): Experiment = Experiment(", "    id: \"\(law.counterexampleID)\",",
            "    question: \(literal(law.statement)),",
        ]
        if its != nil { lines.append("    variables: [changed],") }
        lines.append("    stage: { stage in")
        if let its {
            lines.append("        if stage[changed] {")
            lines += its.stage.map { "            \($0)" }
            lines.append("        } else {")
            lines += own.stage.map { "            \($0)" }
            lines.append("        }")
        } else {
            lines += own.stage.map { "        \($0)" }
        }
        lines.append("    },")
        lines.append("    claims: {")
        lines += (claims).map { "        \($0)" }
        lines.append("    })")
        return lines.joined(separator: "\n") + "\n"
    }

    private var lowercasedID: String { law.id.prefix(1).lowercased() + law.id.dropFirst() + "Counterexample" }

    private var claims: [String] {
        var lines: [String] = []
        switch law.test {
        case .expectation(let expect):
            if let spelled = expect(world).source {
                lines.append("Claim(\(literal(law.statement)), knownRefutation: \(literal(Law.refutation))) {")
                lines += spelled.map { "    \($0)" }
                lines.append("}")
            }
            lines += observed(WorldRun(world, law.family).trace, "What happens.", nil)
        case .sameCalls(let partner, let among):
            let patterns = among(world).map { literal($0.description) }.joined(separator: ", ")
            lines.append(
                "Claim(\(literal(law.statement)), changed.changesNothing(among: \(patterns)), knownRefutation: \(literal(Law.refutation)))")
            lines += observed(WorldRun(world, law.family).trace, "What happens in the world.", "changed.isOff")
            if let other = partner(world) {
                lines += observed(WorldRun(other, law.family).trace, "What happens in the changed world.", "changed.isOn")
            }
        }
        return lines
    }

    private func observed(_ trace: Trace, _ statement: String, _ condition: String?) -> [String] {
        let tokens = trace.tokens.filter { token in Law.followed.contains { $0.matches(token) } }
        let among = Law.followed.map { literal($0.description) }.joined(separator: ", ")
        let head = "Claim(\(literal(statement))\(condition.map { ", when: \($0)" } ?? "")) {"
        return [head, "    only(among: \(among)) {"] + tokens.map { "        \(literal($0))" } + ["    }", "}"]
    }
}

private func literal(_ text: String) -> String {
    var literal = "\""
    for character in text.unicodeScalars {
        switch character {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        default: literal.unicodeScalars.append(character)
        }
    }
    return literal + "\""
}

extension Expectation {
    /// The expectation as lines of a claim; nil for a test by code, which has no spelling.
    fileprivate var source: [String]? {
        switch self {
        case .order(let patterns): ["order {"] + patterns.map { "    \(literal($0.description))" } + ["}"]
        case .never(let pattern): ["Expectation.never(\(literal(pattern.description)))"]
        case .happens(let pattern): ["Expectation.happens(\(literal(pattern.description)))"]
        case .exactly(let count, let pattern): ["Expectation.exactly(\(count), \(literal(pattern.description)))"]
        case .before(let one, let other): ["Expectation.before(\(literal(one.description)), \(literal(other.description)))"]
        case .interval(nil, let pattern, let range):
            [
                "Expectation.interval(to: \(literal(pattern.description)), milliseconds: "
                    + "\(Value.number(range.lowerBound))...\(Value.number(range.upperBound)))"
            ]
        case .noCalls: ["Expectation.noCalls"]
        case .all(let parts):
            parts.compactMap { $0.source }.count == parts.count ? parts.flatMap { $0.source ?? [] } : nil
        default: nil
        }
    }
}
