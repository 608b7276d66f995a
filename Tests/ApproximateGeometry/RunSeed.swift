import Foundation

/// What this run tries at random: the number in the environment variable `SEED`, which `make unit` takes from the last commit, so that each commit tries
/// something else and can be tried again; 1 without it.
public let runSeed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 1
