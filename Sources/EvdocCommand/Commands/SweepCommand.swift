import Laws
import ProjectFiles
import ProjectKit

/// `evdoc sweep SUBJECT`: a law in every world up to a size, or a study of every experiment; or one part of the runs.
struct SweepCommand: Command {
    let name: String
    let size: Int?
    /// The number of random worlds, and their seed; nil for every world.
    let random: (worlds: Int, seed: Int)?
    let shard: Shard
    let out: String?
    let jobs: Int?

    init(_ arguments: Arguments) throws(UsageError) {
        name = arguments.operand
        size = try arguments[.size]
        let seed = try arguments[.seed]
        random = try arguments[.worlds].map { ($0, seed ?? 1) }
        if random == nil, seed != nil { throw UsageError("--seed is about random worlds", hint: "--worlds N says how many") }
        if let text = arguments[.shard] { shard = try Shard(text) } else { shard = Shard(1, of: 1) }
        out = arguments[.out]
        jobs = try arguments[.jobs]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let swept = try row(lab, console)
        let range = shard.range(of: swept.count)
        if let out, try isDone(out, swept, range) {
            console.complain("\(out) has the runs \(SweepMerge.words(range)) already\n")
            return .success
        }
        let result = try swept.sweep(range, jobs: lab.concurrency(jobs))
        try console.put(SweepFile.text(result), into: out)
        console.complain(result.coverageWords(lab.rules))
        return .success
    }

    private func row(_ lab: Laboratory, _ console: Console) throws(UsageError) -> any Swept {
        if let study = SweptStudy(rawValue: name) {
            guard size == nil, random == nil else { throw UsageError("--size and --worlds are about a law; \(name) has no worlds") }
            return StudySweep(study, lab, on: console)
        }
        guard let law = lab.laws.first(where: { $0.id == name }) else {
            throw UsageError.unknown("law or study", name, among: SweptStudy.allCases.map(\.rawValue) + lab.laws.map(\.id))
        }
        let size = size ?? law.bound
        guard size <= 64, let study = LawStudy(law, upTo: size) else {
            throw UsageError("\(law.id) has more than 2⁶³ worlds of up to \(size) views", hint: "give a smaller --size")
        }
        guard let random else { return LawSweep(study, lab.rules) }
        return RandomLawSweep(study, lab.rules, seed: random.seed, worlds: random.worlds)
    }

    /// Whether the file is the result of this very part, by this engine. A file that cannot be read is written anew.
    private func isDone(_ path: String, _ swept: any Swept, _ range: Range<Int>) throws -> Bool {
        guard Files.kind(of: path) == .file, let old = try? SweepFile.read(Files.read(path)) else { return false }
        let empty = try swept.sweep(range.lowerBound..<range.lowerBound)
        return old.isSameSweep(as: empty) && old.ranges == (range.isEmpty ? [] : [range])
    }
}
