extension Expectation {
    /// Every pattern over calls or decisions in it.
    package var tokens: [TokenPattern] { patterns + decisions }
}
