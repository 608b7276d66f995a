import Testing

@testable import ExperimentKit
@testable import Studies

struct RegionTests {
    private func square(_ x: Double, _ y: Double, _ side: Double) -> Region {
        Region(corners: [Spot(x: x, y: y), Spot(x: x + side, y: y), Spot(x: x + side, y: y + side), Spot(x: x, y: y + side)])
    }

    private func bounds(_ region: Region) -> [Double] {
        let (xs, ys) = (region.corners.map(\.x), region.corners.map(\.y))
        return region.corners.isEmpty ? [] : [xs.min()!, ys.min()!, xs.max()!, ys.max()!]
    }

    @Test func `what is in both squares is left, whichever way around their corners go`() {
        let mirrored = Region(corners: square(5, 5, 10).corners.reversed())
        for other in [square(5, 5, 10), mirrored] {
            #expect(bounds(square(0, 0, 10).intersection(other)) == [5, 5, 10, 10])
            #expect(bounds(other.intersection(square(0, 0, 10))) == [5, 5, 10, 10])
        }
    }

    @Test func `nothing is left of squares side by side, nor within a view of no size`() {
        #expect(square(0, 0, 10).intersection(square(20, 0, 10)).corners.isEmpty)
        #expect(square(0, 0, 10).intersection(square(5, 5, 0)).corners.isEmpty)
        #expect(Region(corners: []).intersection(square(0, 0, 10)).corners.isEmpty)
    }

    @Test func `a corner is cut off by a square that is turned`() {
        let turned = Region(corners: [Spot(x: 0, y: -10), Spot(x: 10, y: 0), Spot(x: 0, y: 10), Spot(x: -10, y: 0)])
        #expect(square(0, 0, 10).intersection(turned).corners == [Spot(x: 0, y: 0), Spot(x: 10, y: 0), Spot(x: 0, y: 10)])
    }
}
