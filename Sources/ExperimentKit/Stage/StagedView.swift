/// A view as it stood when the script began.
public struct StagedView: Hashable, Sendable {
    /// Empty for a view that the experiment did not name.
    public let name: String
    /// How many views it is in; the window has 0.
    public let depth: Int
    /// Its frame in its superview's coordinates: x, y, width, height, in points.
    public let frame: Frame
    /// Its corners in the window: upper left, upper right, lower right, lower left of its own bounds.
    public let corners: [Spot]
    /// Its recognizers that have a name, in the order they were added.
    public let recognizers: [StagedRecognizer]
    /// What sets it apart: `hidden`, `interaction disabled`, `alpha 0.5`, `disabled`.
    public let traits: [String]
    /// What is outside of its bounds is not shown.
    public let clips: Bool

    public init(
        name: String, depth: Int, frame: Frame, corners: [Spot], recognizers: [StagedRecognizer] = [], traits: [String] = [],
        clips: Bool = false
    ) {
        precondition(depth >= 0, "a view is in no fewer than 0 views")
        precondition(corners.count == 4, "a view has four corners")
        self.name = name
        self.depth = depth
        self.frame = frame
        self.corners = corners
        self.recognizers = recognizers
        self.traits = traits
        self.clips = clips
    }

    public struct Frame: Hashable, Sendable {
        public let x: Double
        public let y: Double
        public let width: Double
        public let height: Double

        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }
}
