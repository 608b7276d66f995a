import ExperimentKit

/// The state of one outcome of an experiment in each of its cases.
public struct OutcomeStates: Sendable {
    public let outcome: Outcome
    /// The position among the outcome's states, one for each case, in order.
    public let states: [Int]

    init(outcome: Outcome, states: [Int]) {
        self.outcome = outcome
        self.states = states
    }

    /// The state in this case.
    public func state(ofCase index: Int) -> Outcome.State { outcome.states[states[index]] }
}
