import EventTrace
import ExperimentKit

/// Reads the claims of an experiment from the JSON that `Experiment.formulas` writes.
struct FormulaReader {
    private let experiment: Experiment

    init(_ experiment: Experiment) { self.experiment = experiment }

    /// The claims, with neither sentences nor sources. Throws `wrongFormula`.
    func claims(_ text: [UInt8]) throws(LiveError) -> [Claim] {
        let value: JSONValue
        do throws(JSONMistake) { value = try JSONReader.read(text) } catch { throw .wrongFormula }
        guard case .list(let formulas) = value else { throw .wrongFormula }
        return try formulas.map(claim)
    }

    private func claim(_ formula: JSONValue) throws(LiveError) -> Claim {
        guard case .list(let parts) = formula, parts.count == 2 else { throw .wrongFormula }
        return Claim("", when: try condition(parts[0]), try expectation(parts[1]))
    }

    private func condition(_ formula: JSONValue) throws(LiveError) -> Condition {
        var rest = try FormulaParts(formula)
        switch rest.word {
        case .always: return .always
        case .never: return .never
        case .isOneOf: return try values(of: try rest.text(), rest.texts())
        case .not: return .not(try condition(rest.next()))
        case .all: return .all(try rest.all().map(condition))
        case .any: return .any(try rest.all().map(condition))
        default: throw .wrongFormula
        }
    }

    private func values(of name: String, _ spellings: [String]) -> Condition {
        let variable = experiment.variables.first { $0.name == name }
        return .isOneOf(name, spellings.compactMap { variable?.value(spelled: $0) })
    }

    private func expectation(_ formula: JSONValue) throws(LiveError) -> Expectation {
        var rest = try FormulaParts(formula)
        switch rest.word {
        case .order: return .order(try rest.patterns())
        case .ordering: return .ordering(try rest.listOfPatterns(), among: try rest.listOfPatterns())
        case .never: return .never(try rest.pattern())
        case .happens: return .happens(try rest.pattern())
        case .exactly: return .exactly(try rest.whole(), try rest.pattern())
        case .before: return .before(try rest.pattern(), try rest.pattern())
        case .nested: return .nested(try rest.pattern(), in: try rest.pattern())
        case .outermost: return .outermost(try rest.pattern())
        case .receivers: return .receivers(try rest.whole(), of: try rest.pattern())
        case .interval:
            let range: MillisecondRange = try rest.number(else: -.infinity)...rest.number(else: .infinity)
            let end = try rest.pattern()
            return .interval(from: try rest.patterns().first, to: end, milliseconds: range)
        case .answer: return .answer(of: try rest.pattern(), is: try rest.text())
        case .noCalls: return .noCalls
        case .same: return .same(whatever: try rest.variable(), among: try rest.patterns())
        case .differs: return .differs(by: try rest.variable(), among: try rest.patterns())
        case .entries: return .entries(inOrder: try rest.patterns())
        case .decided: return .decided(try rest.pattern())
        case .neverDecided: return .neverDecided(try rest.pattern())
        case .ruleAtWork: return .ruleAtWork(try rest.rule())
        case .ruleNotAtWork: return .ruleNotAtWork(try rest.rule())
        case .all: return .all(try rest.all().map(expectation))
        case .test:
            let index = try rest.whole()
            guard experiment.tests.indices.contains(index) else { throw .wrongFormula }
            return experiment.tests[index]
        case .always, .isOneOf, .not, .any: throw .wrongFormula
        }
    }
}
