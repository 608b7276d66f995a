/// A part of a row of runs, counted from 1: `3/16` is the third of sixteen.
package struct Shard: Hashable, Sendable {
    package let index: Int
    package let count: Int

    package init(_ index: Int, of count: Int) {
        precondition(count >= 1 && (1...count).contains(index), "shards are counted from 1")
        (self.index, self.count) = (index, count)
    }

    /// Reads `3/16`.
    package init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
            throw UsageError("--shard \(text) is no part of a whole", hint: "--shard 3/16 is the third of sixteen")
        }
        self.init(index, of: count)
    }

    /// The shard's places in a row of so many runs. The ranges of all shards follow one another and differ by at most one run.
    package func range(of runs: Int) -> Range<Int> { bound(index - 1, runs)..<bound(index, runs) }

    /// The start of the part with this index, without an overflow for long rows.
    private func bound(_ index: Int, _ runs: Int) -> Int { runs / count * index + min(index, runs % count) }
}
