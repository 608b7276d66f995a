import ExperimentKit

/// The part of the window that a picture shows: the named views and the fingers, with a margin.
struct PictureFrame {
    static let margin = 12.0

    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(_ stage: StageRecord) {
        let named = stage.views.filter { !$0.name.isEmpty && !PictureFrame.fills($0, stage) }
        let spots = named.flatMap { $0.corners } + (named.isEmpty ? [] : stage.paths.flatMap { $0.samples.map { $0.spot } })
        guard let first = spots.first else {
            (x, y, width, height) = (0, 0, stage.width, stage.height)
            return
        }
        let left = spots.reduce(first.x) { min($0, $1.x) } - PictureFrame.margin
        let top = spots.reduce(first.y) { min($0, $1.y) } - PictureFrame.margin
        (x, y) = (left, top)
        width = spots.reduce(first.x) { max($0, $1.x) } + PictureFrame.margin - left
        height = spots.reduce(first.y) { max($0, $1.y) } + PictureFrame.margin - top
    }

    /// Whether the view's upper left corner is inside, so that its name would stand there.
    func shows(_ view: StagedView) -> Bool {
        view.corners.contains { $0.x >= x && $0.x <= x + width && $0.y >= y && $0.y <= y + height }
    }

    /// The window, and views as large as it, would only make the rest small.
    private static func fills(_ view: StagedView, _ stage: StageRecord) -> Bool {
        view.depth == 0 || (view.frame.width >= stage.width && view.frame.height >= stage.height)
    }
}
