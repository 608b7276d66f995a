/// For each diagonal of the edit graph, the farthest position in the old lines that has been reached.
struct Frontier {
    private var reach: [Int32]
    private let limit: Int

    /// Diagonals from `-limit - 1` to `limit + 1`.
    init(limit: Int) {
        precondition(limit >= 0, "differences are counted")
        self.limit = limit
        reach = [Int32](repeating: 0, count: 2 * limit + 3)
    }

    subscript(diagonal: Int) -> Int {
        get { Int(reach[diagonal + limit + 1]) }
        set { reach[diagonal + limit + 1] = Int32(newValue) }
    }

    /// A copy that keeps only the diagonals that so many differences can reach.
    func trimmed(to differences: Int) -> Frontier {
        var copy = Frontier(limit: differences)
        for diagonal in -(min(differences, limit) + 1)...(min(differences, limit) + 1) { copy[diagonal] = self[diagonal] }
        return copy
    }
}
