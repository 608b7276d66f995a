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
        Benchmark(name: name, unit: "\(unit)/s") {
            Double(count) / ContinuousClock().measure(body).seconds
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
