import ExperimentKit

/// Finds room for texts without overlaps.
struct LabelPlaces {
    /// An upright rectangle.
    struct Box {
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        func overlaps(_ other: Box) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
        }

        func contains(_ other: Box) -> Bool {
            x <= other.x && other.x + other.width <= x + width && y <= other.y && other.y + other.height <= y + height
        }
    }

    /// The place of a text, and whether it is in its own view and in front of no other.
    struct Place {
        let spot: Spot
        let isAtHome: Bool
    }

    /// Font size of the stage's texts, in points.
    static let size = 13.0
    private static let letterWidth = 7.9
    /// The room around a text: that of the frame of a tag.
    private static let padding = 4.0

    private var taken: [Box] = []

    static func width(of text: String) -> Double { Double(FigureWord.letters(of: text)) * letterWidth }

    /// Keeps texts away from here.
    mutating func take(_ box: Box) { taken.append(box) }

    /// The first free place in the view, line by line, at the left or at the right; else the first free place from its top down.
    ///
    /// The place is below `top`, a distance from the left edge, and between `left` and `right` of the screen. `others` are the views that a
    /// text of this view does not stand on, if there is room.
    mutating func place(_ text: String, in view: Box, besides others: [Box], indent: Double, top: Double, left: Double, right: Double)
        -> Place
    {
        let width = LabelPlaces.width(of: text)
        func box(_ x: Double, _ y: Double) -> Box {
            Box(
                x: x - LabelPlaces.padding, y: y - LabelPlaces.size + 1, width: width + 2 * LabelPlaces.padding,
                height: LabelPlaces.size + 3)
        }
        func within(_ x: Double) -> Double { max(left, min(x, right - width)) }
        let first = max(view.y, top) + LabelPlaces.size + 3
        let sides = [within(view.x + indent), within(view.x + view.width - indent - width)]
        func isFree(_ place: Box) -> Bool { !taken.contains { $0.overlaps(place) } }
        for y in stride(from: first, through: view.y + view.height - 3, by: 4) {
            for x in sides where view.contains(box(x, y)) && isFree(box(x, y)) && !others.contains(where: { $0.overlaps(box(x, y)) }) {
                taken.append(box(x, y))
                return Place(spot: Spot(x: x, y: y), isAtHome: true)
            }
        }
        var y = first
        while !isFree(box(sides[0], y)) { y += 4 }
        taken.append(box(sides[0], y))
        return Place(spot: Spot(x: sides[0], y: y), isAtHome: false)
    }
}
