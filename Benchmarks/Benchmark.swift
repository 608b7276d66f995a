/// Something measured: a rate or a size, without pass or fail.
struct Benchmark {
    let name: String
    let unit: String
    /// One run; answers the value in `unit`.
    let measure: () -> Double
}

extension Benchmark {
    /// How many of `unit` there are per second: `body` does `count` of them.
    static func rate(_ name: String, _ unit: String, count: Int, _ body: @escaping () -> Void) -> Benchmark {
        rate(name, unit, count: count, on: {}, body)
    }

    /// The same on a stage that is set up anew for each run, outside of the time that is measured.
    static func rate<Stage>(
        _ name: String, _ unit: String, count: Int, on stage: @escaping () -> Stage, _ body: @escaping (Stage) -> Void
    ) -> Benchmark {
        Benchmark(name: name, unit: "\(unit)/s") {
            let stage = stage()
            return Double(count) / ContinuousClock().measure { body(stage) }.seconds
        }
    }

    /// A value that does not depend on time.
    static func value(_ name: String, _ unit: String, _ value: @escaping () -> Double) -> Benchmark {
        Benchmark(name: name, unit: unit, measure: value)
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
