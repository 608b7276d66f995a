import ExperimentKit
import Foundation
import SiteKit
import Synchronization

/// Tries the mutations of each experiment in a process of its own: there a class can do without a method, and what traps ends nothing else.
struct MutationWorkers {
    let jobs: Int
    /// What is started, with the words of a worker: this program.
    var program = "/proc/self/exe"

    /// In the order of the experiments.
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

    /// A process that ends before its time has stumbled over the mutation that it announced last; another goes on behind that.
    private func mutations(of experiment: Experiment) throws -> ExperimentMutations {
        var outcomes: [MutationOutcome] = []
        while true {
            let lines = try lines(of: experiment, from: outcomes.count + 1)
            outcomes += lines.compactMap(\.outcome)
            if let end = lines.last?.silent {
                let noticing = Set(outcomes.flatMap(\.claims))
                return ExperimentMutations(experiment: experiment.id, outcomes: outcomes, silent: end.filter { !noticing.contains($0) })
            }
            guard let last = lines.last, let name = last.trying, let kind = last.kind.flatMap(MutationKind.init) else {
                throw WorldError(path: experiment.id, attempt: "try the mutations of", code: ECHILD)
            }
            outcomes.append(MutationOutcome(name: name, kind: kind, changed: 0, claims: [], isInvalid: true))
        }
    }

    private func lines(of experiment: Experiment, from first: Int) throws -> [MutationLine] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["mutate", "--worker", experiment.id, "--from", String(first)]
        // What traps is expected to: no report of it, which takes seconds.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
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

/// What a worker prints: first what it is going to try, then what came of it; at the end the claims that notice no rule either.
struct MutationLine: Codable {
    var trying: String?
    var kind: String?
    var changed: Int?
    /// By their places in the experiment.
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

    /// Nil for a line that is none.
    var outcome: MutationOutcome? {
        guard let name, let kind = kind.flatMap(MutationKind.init), let changed, let claims, let isInvalid else { return nil }
        return MutationOutcome(name: name, kind: kind, changed: changed, claims: claims, isInvalid: isInvalid)
    }
}
