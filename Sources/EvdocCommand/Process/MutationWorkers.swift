import ExperimentKit
import Foundation
import ProjectFiles
import Studies
import Synchronization

/// Tries each experiment's mutations in a process of its own: a class can lack a method there, and a trap ends only that process.
struct MutationWorkers {
    let jobs: Int
    /// The program started with the words of a worker: this program.
    var program = "/proc/self/exe"

    /// The mutations, in the order of the experiments.
    func run(_ experiments: [Experiment], progress: @escaping @Sendable (Experiment) -> Void) throws -> [ExperimentMutations] {
        let found = Mutex<[Int: Result<ExperimentMutations, any Error>]>([:])
        let next = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, experiments.count))) { _ in
            while let index = next.withLock({ next -> Int? in
                guard next < experiments.count else { return nil }
                next += 1
                return next - 1
            }) {
                let result = Result { try mutations(of: experiments[index]) }
                found.withLock { $0[index] = result }
                progress(experiments[index])
            }
        }
        return try found.withLock { found in try experiments.indices.map { try found[$0]!.get() } }
    }

    /// The mutations of an experiment. An announced mutation without an outcome has stopped its process.
    private func mutations(of experiment: Experiment) throws -> ExperimentMutations {
        var outcomes: [MutationOutcome] = []
        let lines = try lines(of: experiment)
        for line in lines {
            if let name = line.trying, let kind = line.kind.flatMap(MutationKind.init) {
                outcomes.append(MutationOutcome(name: name, kind: kind, changed: 0, claims: [], isInvalid: true))
            } else if let outcome = line.outcome {
                outcomes[outcomes.count - 1] = outcome
            }
        }
        guard let silent = lines.last?.silent else { throw FileError(path: experiment.id, attempt: "try the mutations of", code: ECHILD) }
        // The last process does not know the claims that noticed mutations in earlier processes.
        let noticing = Set(outcomes.flatMap(\.claims))
        return ExperimentMutations(experiment: experiment.id, outcomes: outcomes, silent: silent.filter { !noticing.contains($0) })
    }

    private func lines(of experiment: Experiment) throws -> [MutationLine] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["mutate", "--worker", experiment.id]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(MutationLine.self, from: $0) }
    }
}

/// A line printed by a worker: first the next mutation, then its outcome; at the end the claims that notice no rule either.
struct MutationLine: Codable {
    var trying: String?
    var kind: String?
    var changed: Int?
    /// The places of the claims in the experiment.
    var claims: [Int]?
    var isInvalid: Bool?
    var silent: [Int]?
    var name: String?

    init(trying name: String, _ kind: MutationKind) {
        trying = name
        self.kind = kind.rawValue
    }

    init(_ outcome: MutationOutcome) {
        (name, kind, changed) = (outcome.name, outcome.kind.rawValue, outcome.changed)
        (claims, isInvalid) = (outcome.claims, outcome.isInvalid)
    }

    init(silent: [Int]) {
        self.silent = silent
    }

    /// The outcome; nil if the line has none.
    var outcome: MutationOutcome? {
        guard let name, let kind = kind.flatMap(MutationKind.init), let changed, let claims, let isInvalid else { return nil }
        return MutationOutcome(name: name, kind: kind, changed: changed, claims: claims, isInvalid: isInvalid)
    }
}
