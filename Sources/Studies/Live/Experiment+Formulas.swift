import EventTrace
import ExperimentKit

extension Experiment {
    /// The condition and the expectation of each claim as JSON, for an engine that has the experiment without its claims.
    ///
    /// Both are lists that begin with a `FormulaWord`; values of variables are spelled as in reports.
    package var formulas: JSONText { .list(claims.map { formula(of: $0) }) }

    /// The formula of one of the experiment's claims.
    package func formula(of claim: Claim) -> JSONText {
        // Without the code of a test there is no telling whether a claim holds: its formula expects nothing.
        .list([claim.condition.formula, claim.expectation.formula(testSentences) ?? list(.all, [])])
    }

    private var testSentences: [String] { tests.compactMap { if case .holds(let sentence, _) = $0 { sentence } else { nil } } }
}

extension Condition {
    fileprivate var formula: JSONText {
        switch self {
        case .always: list(.always, [])
        case .never: list(.never, [])
        case .isOneOf(let name, let values): list(.isOneOf, [JSONText(name)] + values.map { JSONText($0.description) })
        case .not(let condition): list(.not, [condition.formula])
        case .all(let conditions): list(.all, conditions.map { $0.formula })
        case .any(let conditions): list(.any, conditions.map { $0.formula })
        // Its name is a text.
        case .named(_, _, let condition): condition.formula
        }
    }
}

extension Expectation {
    /// `tests` has the sentences of the experiment's tests. Nil for a test that is not among them, and with such a part.
    fileprivate func formula(_ tests: [String]) -> JSONText? {
        switch self {
        case .order(let patterns): list(.order, texts(patterns))
        case .ordering(let patterns, let among): list(.ordering, [.list(texts(patterns)), .list(texts(among))])
        case .never(let pattern): list(.never, texts([pattern]))
        case .happens(let pattern): list(.happens, texts([pattern]))
        case .exactly(let number, let pattern): list(.exactly, [JSONText(number)] + texts([pattern]))
        case .before(let one, let other): list(.before, texts([one, other]))
        case .nested(let inner, let outer): list(.nested, texts([inner, outer]))
        case .outermost(let pattern): list(.outermost, texts([pattern]))
        case .receivers(let number, let pattern): list(.receivers, [JSONText(number)] + texts([pattern]))
        case .interval(let start, let end, let range):
            list(.interval, [number(range.lowerBound), number(range.upperBound)] + texts([end] + (start.map { [$0] } ?? [])))
        case .answer(let pattern, let answer): list(.answer, texts([pattern]) + [JSONText(answer)])
        case .noCalls: list(.noCalls, [])
        case .same(let variable, let among): list(.same, [JSONText(variable.name)] + texts(among))
        case .differs(let variable, let among): list(.differs, [JSONText(variable.name)] + texts(among))
        case .entries(let patterns): list(.entries, texts(patterns))
        case .decided(let pattern): list(.decided, texts([pattern]))
        case .neverDecided(let pattern): list(.neverDecided, texts([pattern]))
        case .ruleAtWork(let rule): list(.ruleAtWork, [JSONText(rule.id.description)])
        case .ruleNotAtWork(let rule): list(.ruleNotAtWork, [JSONText(rule.id.description)])
        case .all(let expectations): all(expectations, tests)
        case .holds(let sentence, _): tests.firstIndex(of: sentence).map { list(.test, [JSONText($0)]) }
        }
    }

    private func all(_ expectations: [Expectation], _ tests: [String]) -> JSONText? {
        let formulas = expectations.compactMap { $0.formula(tests) }
        return formulas.count == expectations.count ? list(.all, formulas) : nil
    }
}

private func list(_ word: FormulaWord, _ rest: [JSONText]) -> JSONText { .list([JSONText(word.rawValue)] + rest) }
private func texts(_ patterns: [TokenPattern]) -> [JSONText] { patterns.map { JSONText($0.description) } }

/// JSON has no infinity: `null` stands for the end that a range does not have.
private func number(_ milliseconds: Double) -> JSONText {
    guard milliseconds.isFinite else { return JSONText(json: "null") }
    return JSONText(json: Int64(exactly: milliseconds).map { "\($0)" } ?? "\(milliseconds)")
}
