/// What one change does to an experiment.
struct ChangeEffect {
    /// In how many cases the ordering is another.
    let changed: Int
    /// The claims, by their places in the experiment, that notice, in their order.
    let claims: [Int]

    static let nothing = ChangeEffect(changed: 0, claims: [])
}
