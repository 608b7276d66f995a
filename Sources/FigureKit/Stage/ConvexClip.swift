import ExperimentKit

/// A convex polygon in the window: what is left of a view when its superviews have clipped it.
struct ConvexClip {
    /// In the order of a walk around it; fewer than 3 when nothing is left.
    private(set) var corners: [Spot]

    var isEmpty: Bool { corners.count < 3 }

    /// What both cover. O(corners of both), by cutting along each side of the other.
    func intersection(_ other: ConvexClip) -> ConvexClip {
        guard !isEmpty, !other.isEmpty else { return ConvexClip(corners: []) }
        let turn = other.signedArea < 0 ? -1.0 : 1.0
        var rest = corners
        for (index, start) in other.corners.enumerated() {
            let end = other.corners[(index + 1) % other.corners.count]
            rest = ConvexClip.cut(rest) { turn * ((end.x - start.x) * ($0.y - start.y) - (end.y - start.y) * ($0.x - start.x)) }
            if rest.count < 3 { break }
        }
        return ConvexClip(corners: rest)
    }

    /// Twice the area; negative when its corners run the other way around.
    private var signedArea: Double {
        corners.indices.reduce(0) { sum, index in
            let (one, next) = (corners[index], corners[(index + 1) % corners.count])
            return sum + one.x * next.y - next.x * one.y
        }
    }

    /// The part where `distance` is not negative.
    private static func cut(_ corners: [Spot], _ distance: (Spot) -> Double) -> [Spot] {
        var kept: [Spot] = []
        for (index, end) in corners.enumerated() {
            let start = corners[(index + corners.count - 1) % corners.count]
            let (before, after) = (distance(start), distance(end))
            if (before < 0) != (after < 0) {
                let part = before / (before - after)
                kept.append(Spot(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            }
            if after >= 0 { kept.append(end) }
        }
        return kept
    }
}

extension ConvexClip {
    static func rectangle(width: Double, height: Double) -> ConvexClip {
        ConvexClip(corners: [Spot(x: 0, y: 0), Spot(x: width, y: 0), Spot(x: width, y: height), Spot(x: 0, y: height)])
    }
}
