/// The words that begin the lists of a formula, each with the kind of condition or expectation that the rest of the list belongs to.
enum FormulaWord: String {
    // Conditions.
    case always, never, isOneOf, not, all, any
    // Expectations, beside `never` and `all`.
    case order, ordering, happens, exactly, before, nested, outermost, receivers, interval, answer, noCalls, same, differs
    case entries, decided, neverDecided, ruleAtWork, ruleNotAtWork
    /// A test by the author's code, by its place among the tests of the experiment.
    case test
}
