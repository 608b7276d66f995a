/// What one change does to an experiment.
struct ChangeEffect {
    /// In how many cases the ordering is another.
    let changed: Int
    /// The claims, by their places in the experiment, that get another verdict.
    let claims: [Int]
}
