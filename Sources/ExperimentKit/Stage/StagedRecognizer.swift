/// A gesture recognizer as it stood when the script began, or as it stands in a live run.
public struct StagedRecognizer: Hashable, Sendable {
    public let name: String
    /// What it is for, as readers call it: `tap`, `double tap`, `long press`, `swipe ←`, `pan`; empty for one of a class of the
    /// experiment's that is none of these.
    public let gesture: String
    /// The names of those that have to fail before it, by `require(toFail:)`.
    public let requirements: [String]
    /// The name of its delegate; empty where it has none.
    public let delegate: String
    public let isEnabled: Bool
    /// Its state in a run that goes on, as `UIGestureRecognizer.State` spells it; empty where it is possible, as before a script.
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
