/// The durations of stages, in the order in which they ran.
package struct Stopwatch: Sendable {
    package struct Lap: Sendable {
        package let stage: String
        package let seconds: Double
    }

    package private(set) var laps: [Lap] = []

    package init() {}

    package mutating func time<Result>(_ stage: String, _ body: () throws -> Result) rethrows -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        defer { laps.append(Lap(stage: stage, seconds: (clock.now - start) / .seconds(1))) }
        return try body()
    }

    package var seconds: Double { laps.reduce(0) { $0 + $1.seconds } }
}
