/// The effect of one change on an experiment.
struct ChangeEffect {
    /// The number of cases with another ordering.
    let changed: Int
    /// The claims that notice, by their places in the experiment, ascending.
    let claims: [Int]

    static let nothing = ChangeEffect(changed: 0, claims: [])
}
