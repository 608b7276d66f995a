// Prints how fast the engine is on this machine: the median of several runs and their range. Nothing passes or fails.
// `make bench` runs all; `make bench ONLY=trace` those whose names begin with `trace`.

import EvdocCommand

RunMemory.keep()
let prefix = CommandLine.arguments.dropFirst().first ?? ""
let all = Benchmark.trace + Benchmark.taps + Benchmark.siblings + Benchmark.laws + Benchmark.growth + Benchmark.build
let benchmarks = all.filter { $0.name.hasPrefix(prefix) }
let table = Table(names: benchmarks.map(\.name))
for benchmark in benchmarks {
    print(table.line(Result(of: benchmark, runs: 9)))
}
