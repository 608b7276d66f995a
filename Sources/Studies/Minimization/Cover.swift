/// The cheapest choice of cubes that together contain every wanted point: exact, by branch and bound.
struct Cover {
    struct Candidate {
        let cube: Cube
        /// A bit for each wanted point that the cube contains.
        let points: UInt64
        let cost: Cost
    }

    /// The most nodes that a search visits; a longer search would end with the best cover found until then. Random worlds of 64 cases stay
    /// below a hundredth of it.
    static let mostNodes = 200_000

    private let candidates: [Candidate]
    /// For each wanted point the candidates that contain it, the cheapest first.
    private let choices: [[Int]]
    private var best: [Int] = []
    private var bestCost: Cost?
    private var nodes = 0

    /// Takes at most 64 wanted points.
    init(of pointCount: Int, by unsorted: [Candidate]) {
        let candidates = Cover.withoutDominated(unsorted)
        self.candidates = candidates
        precondition((0...64).contains(pointCount), "a set of points is 64 bits")
        choices = (0..<pointCount).map { point in
            candidates.indices.filter { candidates[$0].points & (1 << UInt64(point)) != 0 }
        }
        precondition(choices.allSatisfy { !$0.isEmpty }, "each wanted point is in a cube")
    }

    /// The chosen cubes, in the order of the first wanted point that each contains.
    mutating func solve() -> [Candidate] {
        search(chosen: [], cost: Cost(), uncovered: Cube.all(choices.count))
        return best.map { candidates[$0] }.sorted { $0.points.trailingZeroBitCount < $1.points.trailingZeroBitCount }
    }

    private mutating func search(chosen: [Int], cost: Cost, uncovered: UInt64) {
        nodes += 1
        guard uncovered != 0 else {
            if bestCost.map({ cost < $0 }) ?? true { (best, bestCost) = (chosen, cost) }
            return
        }
        let (floor, point) = bound(uncovered)
        for choice in choices[point] where nodes < Cover.mostNodes {
            if let bestCost, !(cost + floor < bestCost) { return }
            let candidate = candidates[choice]
            search(chosen: chosen + [choice], cost: cost + candidate.cost, uncovered: uncovered & ~candidate.points)
        }
    }

    /// A lower bound for the cost of any cover of these points, and the point with the fewest choices.
    ///
    /// Points that share no candidate need one candidate each; the cheapest of each adds up.
    private func bound(_ uncovered: UInt64) -> (Cost, Int) {
        var (rest, floor) = (uncovered, Cost())
        var hardest = uncovered.trailingZeroBitCount
        for point in bits(uncovered) where choices[point].count < choices[hardest].count { hardest = point }
        var next: Int? = hardest
        while let point = next {
            floor = floor + candidates[choices[point][0]].cost
            for choice in choices[point] { rest &= ~candidates[choice].points }
            next = rest == 0 ? nil : rest.trailingZeroBitCount
        }
        return (floor, hardest)
    }

    private func bits(_ set: UInt64) -> [Int] { (0..<choices.count).filter { set & (1 << UInt64($0)) != 0 } }

    /// The candidates, the cheapest first, without those that another replaces at no more cost.
    private static func withoutDominated(_ unsorted: [Candidate]) -> [Candidate] {
        let order = unsorted.indices.sorted { (unsorted[$0].cost, $0) < (unsorted[$1].cost, $1) }
        var kept: [Candidate] = []
        for index in order where !kept.contains(where: { unsorted[index].points & ~$0.points == 0 }) { kept.append(unsorted[index]) }
        return kept
    }
}
