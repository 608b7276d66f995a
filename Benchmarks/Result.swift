/// The values of several runs of one benchmark.
struct Result {
    let benchmark: Benchmark
    private let sorted: [Double]

    /// Runs once without counting, so that memory and caches are warm, then `runs` times.
    init(of benchmark: Benchmark, runs: Int) {
        self.benchmark = benchmark
        _ = benchmark.measure()
        sorted = (0..<runs).map { _ in benchmark.measure() }.sorted()
    }

    var median: Double { sorted[sorted.count / 2] }
    var smallest: Double { sorted[0] }
    var largest: Double { sorted[sorted.count - 1] }
}
