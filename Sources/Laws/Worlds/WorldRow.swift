/// Worlds of a family from the smallest on, as one row of numbers: those of size 1, then those of size 2, and so on.
public struct WorldRow: Sendable {
    public let family: WorldFamily
    /// The largest size.
    public let size: Int
    private let numberings: [Numbering]
    /// For each size the number of worlds before its first.
    private let starts: [Int]
    /// The number of worlds.
    public let count: Int

    /// The worlds of up to this size; nil if there are more than 2⁶³.
    public init?(_ family: WorldFamily, upTo size: Int) {
        self.family = family
        self.size = size
        numberings = (1...max(1, size)).map { Numbering(family, size: $0) }
        var starts: [Int] = []
        var total = 0
        for numbering in numberings {
            starts.append(total)
            guard let count = numbering.count, let sum = Counting.sum([total, count]) else { return nil }
            total = sum
        }
        self.starts = starts
        count = total
    }

    /// The world at this place of the row, and its number among those of its size.
    package func world(at place: Int) -> (world: World, number: Int) {
        precondition((0..<count).contains(place), "a place in the row")
        let index = starts.lastIndex { $0 <= place } ?? 0
        let number = place - starts[index]
        return (numberings[index].decode(number), number)
    }
}
