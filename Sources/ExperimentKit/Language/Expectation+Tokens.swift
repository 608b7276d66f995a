extension Expectation {
    /// The patterns over calls or decisions in the expectation.
    package var tokens: [TokenPattern] { patterns + decisions }
}
