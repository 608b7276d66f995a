import ExperimentKit

extension OutcomeStates {
    /// Works out the state in each case: the first whose expectation holds, or the last.
    init(_ outcome: Outcome, _ cases: [Observed]) {
        let states = cases.map { observed in
            outcome.states.firstIndex { state in
                guard let expectation = state.expectation else { return true }
                return Judge(selected: [observed]).outcomes(of: expectation) == [.holds]
            } ?? outcome.states.count - 1
        }
        self.init(outcome: outcome, states: states)
    }
}
