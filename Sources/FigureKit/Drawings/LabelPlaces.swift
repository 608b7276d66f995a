import ExperimentKit

/// Finds room for texts, so that none covers another.
struct LabelPlaces {
    /// Font size of the stage's texts, in points.
    static let size = 13.0
    private static let letterWidth = 7.9

    private var taken: [(x: Double, y: Double, width: Double)] = []

    static func width(of text: String) -> Double { Double(text.unicodeScalars.count) * letterWidth }

    /// The wanted place, or the next line below it that is free, within `left` and `right`.
    mutating func place(_ text: String, near wanted: Spot, left: Double, right: Double) -> Spot {
        let width = LabelPlaces.width(of: text)
        let x = max(left, min(wanted.x, right - width))
        var y = wanted.y
        while taken.contains(where: { abs($0.y - y) < LabelPlaces.size + 2 && $0.x < x + width + 4 && x < $0.x + $0.width + 4 }) {
            y += LabelPlaces.size + 3
        }
        taken.append((x, y, width))
        return Spot(x: x, y: y)
    }
}
