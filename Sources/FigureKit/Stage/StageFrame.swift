import ExperimentKit
import Studies

/// The part of the screen in a picture of the stage: the whole width, and the height that contains all named views and all
/// views with recognizers.
struct StageFrame {
    static let margin = 14.0
    /// The least height, which leaves room for names.
    private static let leastHeight = 120.0

    let top: Double
    let bottom: Double

    init(whole stage: StageRecord) { (top, bottom) = (0, stage.height) }

    init(_ stage: StageRecord, _ visible: [Region]) {
        let spots = zip(stage.views, visible).filter { view, _ in
            !view.recognizers.isEmpty || !view.name.isEmpty && !StageFrame.fills(view, stage)
        }.flatMap { $0.1.corners }
        let touched = stage.paths.flatMap { $0.samples.map { $0.spot } }
        let heights = (spots + touched).map { min(max($0.y, 0), stage.height) }
        guard let least = heights.min(), let most = heights.max(), !spots.isEmpty else {
            (top, bottom) = (0, stage.height)
            return
        }
        // A view near an edge of the screen shows the edge.
        let start = least < 60 ? 0 : least - StageFrame.margin * 2
        let end = most > stage.height - 60 ? stage.height : most + StageFrame.margin * 2
        (top, bottom) = (start, max(end, min(start + StageFrame.leastHeight, stage.height)))
    }

    /// Whether a view is the window or as large as it, and would only make the rest small.
    private static func fills(_ view: StagedView, _ stage: StageRecord) -> Bool {
        view.depth == 0 || (view.frame.width >= stage.width && view.frame.height >= stage.height)
    }
}
