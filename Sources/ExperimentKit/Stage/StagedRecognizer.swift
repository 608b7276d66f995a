/// A gesture recognizer at the beginning of the script, or during a live run.
public struct StagedRecognizer: Hashable, Sendable {
    public let name: String
    /// The gesture in readers' words: `tap`, `double tap`, `long press`, `swipe ←`, `pan`; empty for other classes of the experiment.
    public let gesture: String
    /// The names of recognizers that must fail first, by `require(toFail:)`.
    public let requirements: [String]
    /// The name of the delegate; empty without one.
    public let delegate: String
    public let isEnabled: Bool
    /// The state during a live run, spelled as in `UIGestureRecognizer.State`; empty for possible.
    public let state: String

    public init(
        name: String, gesture: String = "", requirements: [String] = [], delegate: String = "", isEnabled: Bool = true, state: String = ""
    ) {
        self.name = name
        self.gesture = gesture
        self.requirements = requirements
        self.delegate = delegate
        self.isEnabled = isEnabled
        self.state = state
    }
}
