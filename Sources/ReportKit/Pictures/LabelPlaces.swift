import ExperimentKit

/// Finds room for names, so that none covers another.
struct LabelPlaces {
    /// Font size in points.
    static let size = 12.0
    private static let letterWidth = 7.3

    private var taken: [(x: Double, y: Double, width: Double)] = []

    /// The wanted place, or the next line below it that is free.
    mutating func place(_ name: String, near wanted: Spot, in frame: PictureFrame) -> Spot {
        let width = Double(name.unicodeScalars.count) * LabelPlaces.letterWidth
        let x = max(frame.x + 2, min(wanted.x, frame.x + frame.width - width - 2))
        var y = wanted.y
        while taken.contains(where: { abs($0.y - y) < LabelPlaces.size && $0.x < x + width && x < $0.x + $0.width }) {
            y += LabelPlaces.size + 1
        }
        taken.append((x, y, width))
        return Spot(x: x, y: y)
    }
}
