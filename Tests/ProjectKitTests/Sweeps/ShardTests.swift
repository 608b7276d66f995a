import Testing

@testable import ProjectKit

struct ShardTests {
    @Test(arguments: 1...9, [0, 1, 7, 516])
    func `shards follow one another and have every run once`(shards: Int, runs: Int) {
        let ranges = (1...shards).map { Shard($0, of: shards).range(of: runs) }
        #expect(ranges.flatMap { Array($0) } == Array(0..<runs))
        #expect(ranges.map(\.count).max()! - ranges.map(\.count).min()! <= 1)
    }

    @Test func `long rows are divided without an overflow`() {
        #expect(Shard(1_000_000, of: 1_000_000).range(of: .max).upperBound == .max)
    }

    @Test(arguments: ["", "3", "0/4", "5/4", "1/0", "-1/4", "1/4/2", "a/b", "1/", "/2"])
    func `what is no part of a whole is refused`(text: String) {
        #expect(throws: UsageError.self) { try Shard(text) }
    }
}
