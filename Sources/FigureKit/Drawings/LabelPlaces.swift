import ExperimentKit

/// Finds room for texts without overlaps.
struct LabelPlaces {
    /// An upright rectangle.
    struct Box {
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        var right: Double { x + width }
        var bottom: Double { y + height }

        func overlaps(_ other: Box) -> Bool { x < other.right && other.x < right && y < other.bottom && other.y < bottom }

        func contains(_ other: Box) -> Bool {
            x <= other.x && other.right <= right && y <= other.y && other.bottom <= bottom
        }

        /// The points between this and the other one, across and down; 0 if they touch.
        func distance(to other: Box) -> Double {
            max(0, other.x - right, x - other.right) + max(0, other.y - bottom, y - other.bottom)
        }
    }

    /// The place of a text, and how it stands to its own view.
    struct Place {
        /// The position of the text among those that were offered.
        let text: Int
        let spot: Spot
        /// Whether it is in its own view and in front of no other.
        let isAtHome: Bool
        /// Whether it is beside its own view.
        let isBeside: Bool
    }

    /// Font size of the stage's texts, in points.
    static let size = 13.0
    private static let letterWidth = 7.9
    /// The room around a text: that of the frame of a tag.
    private static let padding = 4.0
    /// The points between the lines that are tried.
    private static let line = 4.0
    /// As many points beside its view a text may be before a shorter one is tried.
    private static let nearby = 24.0

    /// The part of the stage that is seen, which texts do not leave.
    let stage: Box
    /// The visible parts of all views, whose edges strike out no text.
    private let views: [Box]
    private var taken: [Box] = []

    init(stage: Box, views: [Box]) { (self.stage, self.views) = (stage, views) }

    static func width(of text: String) -> Double { Double(FigureWord.letters(of: text)) * letterWidth }

    /// Keeps texts away from here.
    mutating func take(_ box: Box) { taken.append(box) }

    /// Keeps texts away from a text that has its place.
    mutating func take(_ text: String, at spot: Spot) { taken.append(LabelPlaces.box(text, at: spot)) }

    /// A text with the room around it.
    static func box(_ text: String, at spot: Spot) -> Box { box(width(of: text), spot.x, spot.y) }

    /// The place of the first of these texts for which the view has room; each says less than the one before.
    ///
    /// The best place is in front of no other view, the next one in front of others with no edge through the text, the last one in front of
    /// others. Where the view has no room, it is the nearest place of the stage.
    /// A text stands `indent` from the left or the right edge of its view, whichever comes first. `others` are the views that it had better
    /// not stand on.
    mutating func place(_ texts: [String], in view: Box, besides others: [Box], indent: Double, rightFirst: Bool = false) -> Place {
        for (index, text) in texts.enumerated() {
            let width = LabelPlaces.width(of: text)
            if let spot = spot(
                width, in: view, indent, rightFirst, where: { box in !isStruck(box) && !others.contains { $0.overlaps(box) } })
            {
                return take(width, Place(text: index, spot: spot, isAtHome: true, isBeside: false))
            }
        }
        for mayBeStruck in [false, true] {
            for (index, text) in texts.enumerated() {
                let width = LabelPlaces.width(of: text)
                if let spot = spot(width, in: view, indent, rightFirst, where: { mayBeStruck || !isStruck($0) }) {
                    return take(width, Place(text: index, spot: spot, isAtHome: false, isBeside: false))
                }
            }
        }
        var found: (index: Int, spot: Spot, way: Double)?
        for (index, text) in texts.enumerated() {
            guard let (spot, way) = nearest(LabelPlaces.width(of: text), to: view, indent) else { continue }
            if found.map({ way < $0.way }) ?? true { found = (index, spot, way) }
            if way <= LabelPlaces.nearby { break }
        }
        // A stage without any room is not known: its texts would lie on each other.
        let (index, spot, _) = found ?? (texts.count - 1, Spot(x: view.x + indent, y: view.y + LabelPlaces.size + 3), 0)
        return take(LabelPlaces.width(of: texts[index]), Place(text: index, spot: spot, isAtHome: false, isBeside: true))
    }

    private mutating func take(_ width: Double, _ place: Place) -> Place {
        taken.append(LabelPlaces.box(width, place.spot.x, place.spot.y))
        return place
    }

    private static func box(_ width: Double, _ x: Double, _ y: Double) -> Box {
        Box(x: x - padding, y: y - size + 1, width: width + 2 * padding, height: size + 3)
    }

    private func isFree(_ box: Box) -> Bool { stage.contains(box) && !taken.contains { $0.overlaps(box) } }

    private func isStruck(_ box: Box) -> Bool { views.contains { $0.overlaps(box) && !$0.contains(box) } }

    /// Line by line from the top, at the left or at the right, at the one that comes first if both are free.
    private func spot(_ width: Double, in view: Box, _ indent: Double, _ rightFirst: Bool, where isGood: (Box) -> Bool) -> Spot? {
        let least = stage.x + LabelPlaces.padding
        let most = stage.right - LabelPlaces.padding - width
        let (left, right) = (view.x + indent, view.right - indent - width)
        let sides = (rightFirst ? [right, left] : [left, right]).map { max(least, min($0, most)) }
        let first = max(view.y, stage.y) + LabelPlaces.size + 3
        for y in stride(from: first, through: min(view.bottom, stage.bottom) - 3, by: LabelPlaces.line) {
            for x in sides {
                let box = LabelPlaces.box(width, x, y)
                if view.contains(box), isFree(box), isGood(box) { return Spot(x: x, y: y) }
            }
        }
        return nil
    }

    /// The place that is nearest to the view, and the way there; a place with an edge through it counts as further away.
    private func nearest(_ width: Double, to view: Box, _ indent: Double) -> (spot: Spot, way: Double)? {
        let least = stage.x + LabelPlaces.padding
        let most = stage.right - LabelPlaces.padding - width
        guard least <= most else { return nil }
        let sides = [view.x + indent, view.right - indent - width, view.right + indent, view.x - indent - width, least, most].map {
            max(least, min($0, most))
        }
        var best: (spot: Spot, way: Double)?
        for y in stride(from: stage.y + LabelPlaces.size, through: stage.bottom - 4, by: LabelPlaces.line) {
            for x in sides {
                let box = LabelPlaces.box(width, x, y)
                guard isFree(box) else { continue }
                let way = box.distance(to: view) + (isStruck(box) ? LabelPlaces.size : 0)
                if best.map({ way < $0.way }) ?? true { best = (Spot(x: x, y: y), way) }
            }
        }
        return best
    }
}
