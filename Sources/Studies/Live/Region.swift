import ExperimentKit

/// A convex polygon.
package struct Region {
    /// The corners in order around the polygon, in either direction; empty for nothing.
    package let corners: [Spot]

    package init(corners: [Spot]) {
        self.corners = corners
    }

    /// The region that is in both. O(corners × corners).
    package func intersection(_ other: Region) -> Region {
        guard other.area != 0 else { return Region(corners: []) }
        var rest = corners
        for index in other.corners.indices {
            let start = other.corners[index]
            let end = other.corners[(index + 1) % other.corners.count]
            rest = Region.part(of: rest, besides: start, end, other.area)
        }
        return Region(corners: rest.count < 3 ? [] : rest)
    }

    /// Twice the polygon's area; negative if the corners go counterclockwise, where y grows downwards.
    private var area: Double {
        var area = 0.0
        for index in corners.indices {
            let (spot, next) = (corners[index], corners[(index + 1) % corners.count])
            area += spot.x * next.y - next.x * spot.y
        }
        return area
    }

    /// The part on the side of the line through the two points on which a polygon of this area lies.
    private static func part(of corners: [Spot], besides start: Spot, _ end: Spot, _ area: Double) -> [Spot] {
        func side(_ spot: Spot) -> Double {
            ((end.x - start.x) * (spot.y - start.y) - (end.y - start.y) * (spot.x - start.x)) * (area < 0 ? -1 : 1)
        }
        var part: [Spot] = []
        for index in corners.indices {
            let (spot, next) = (corners[index], corners[(index + 1) % corners.count])
            let (here, there) = (side(spot), side(next))
            if here >= 0 { part.append(spot) }
            if here > 0 && there < 0 || here < 0 && there > 0 { part.append(spot.along(to: next, here / (here - there))) }
        }
        return part
    }
}
