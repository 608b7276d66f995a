import ExperimentKit

/// The part of the screen that a picture of the stage shows: its whole width, and as much of its height as something named stands in.
struct StageFrame {
    static let margin = 14.0
    /// Less than this would leave no room for names.
    private static let leastHeight = 120.0

    let top: Double
    let bottom: Double

    init(whole stage: StageRecord) { (top, bottom) = (0, stage.height) }

    init(_ stage: StageRecord, _ visible: [Region]) {
        let spots = zip(stage.views, visible).filter { !$0.0.name.isEmpty && !StageFrame.fills($0.0, stage) }.flatMap { $0.1.corners }
        let touched = stage.paths.flatMap { $0.samples.map { $0.spot } }
        let heights = (spots + touched).map { min(max($0.y, 0), stage.height) }
        guard let least = heights.min(), let most = heights.max(), !spots.isEmpty else {
            (top, bottom) = (0, stage.height)
            return
        }
        // What is nearly at an edge of the screen shows the edge.
        let start = least < 60 ? 0 : least - StageFrame.margin * 2
        let end = most > stage.height - 60 ? stage.height : most + StageFrame.margin * 2
        (top, bottom) = (start, max(end, min(start + StageFrame.leastHeight, stage.height)))
    }

    /// The window, and views as large as it, would only make the rest small.
    private static func fills(_ view: StagedView, _ stage: StageRecord) -> Bool {
        view.depth == 0 || (view.frame.width >= stage.width && view.frame.height >= stage.height)
    }
}
