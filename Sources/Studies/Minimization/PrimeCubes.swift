/// The largest cubes that contain some of the wanted points and no unwanted point.
///
/// Combinations that are in neither list do not count. Starts from everything and cuts each unwanted point out in turn, keeping
/// only what no other cube contains.
struct PrimeCubes {
    private(set) var cubes: [Cube]
    private let wanted: [[Int]]

    init(domainSizes: [Int], wanted: [[Int]], unwanted: [[Int]]) {
        precondition((wanted + unwanted).allSatisfy { $0.count == domainSizes.count }, "a point has a position for each variable")
        self.wanted = wanted
        cubes = [Cube(domainSizes: domainSizes)]
        for point in unwanted { cut(out: point) }
    }

    private mutating func cut(out point: [Int]) {
        var kept = cubes.filter { !$0.contains(point) }
        let untouched = kept.count
        for cube in cubes where cube.contains(point) {
            for part in cube.split(around: point) where isUseful(part) && !kept.contains(where: { part.isSubset(of: $0) }) {
                // A part never contains a cube that was not cut: that one would have been inside the whole.
                kept[untouched...].removeAll { $0.isSubset(of: part) }
                kept.append(part)
            }
        }
        cubes = kept
    }

    private func isUseful(_ cube: Cube) -> Bool { wanted.contains { cube.contains($0) } }
}
