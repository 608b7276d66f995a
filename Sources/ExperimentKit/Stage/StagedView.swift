/// A view at the beginning of the script.
public struct StagedView: Hashable, Sendable {
    /// The given name; empty without one.
    public let name: String
    /// The number of views around it: 0 for the window.
    public let depth: Int
    /// The frame in the superview's coordinates: x, y, width, height, in points.
    public let frame: Frame
    /// The corners of its bounds in the window: upper left, upper right, lower right, lower left.
    public let corners: [Spot]
    /// The named recognizers, in the order of addition.
    public let recognizers: [StagedRecognizer]
    /// Properties that differ from a plain view's: `hidden`, `interaction disabled`, `alpha 0.5`, `disabled`.
    public let traits: [String]
    /// Whether parts outside of the bounds are hidden.
    public let clips: Bool
    /// The look of the view on a screen.
    public let face: StagedFace

    public init(
        name: String, depth: Int, frame: Frame, corners: [Spot], recognizers: [StagedRecognizer] = [], traits: [String] = [],
        clips: Bool = false, face: StagedFace = .plain
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
        self.face = face
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
