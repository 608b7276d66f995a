/// The staging and the movements of the fingers in a case, for pictures.
public struct StageRecord: Hashable, Sendable {
    /// Size of the window in points.
    public let width: Double
    public let height: Double
    /// The views from the window down, each before its subviews, subviews from back to front.
    public let views: [StagedView]
    /// The paths of the fingers, in order of landing.
    public let paths: [FingerPath]
    /// Named objects other than views and recognizers: controllers, delegates.
    public let others: [String]
    /// The last moment of the script, in seconds of virtual time.
    public let duration: Double

    public init(
        width: Double, height: Double, views: [StagedView] = [], paths: [FingerPath] = [], others: [String] = [], duration: Double = 0
    ) {
        precondition(width > 0 && height > 0, "a window has a size")
        precondition(duration >= 0, "a script does not end before it begins")
        self.width = width
        self.height = height
        self.views = views
        self.paths = paths
        self.others = others
        self.duration = duration
    }
}
