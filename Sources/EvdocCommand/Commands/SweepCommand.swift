import Laws
import ProjectFiles
import ProjectKit

/// `evdoc sweep LAW`: a law in every world up to a size, or in one part of them.
struct SweepCommand: Command {
    /// A part of the worlds, counted from 1.
    struct Shard: Hashable {
        let index: Int
        let count: Int

        /// Reads `3/16`.
        init(_ text: String) throws(UsageError) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
                throw UsageError("--shard \(text) is no part of a whole", hint: "--shard 3/16 is the third of sixteen")
            }
            (self.index, self.count) = (index, count)
        }
    }

    let id: String
    let size: Int?
    let shard: Shard?
    let out: String?
    let jobs: Int?

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        size = try arguments[.size]
        if let text = arguments[.shard] { shard = try Shard(text) } else { shard = nil }
        out = arguments[.out]
        jobs = try arguments[.jobs]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let law = try lab.law(id)
        let size = size ?? law.bound
        guard size <= 64, let study = LawStudy(law, upTo: size) else {
            throw UsageError("\(law.id) has more than 2⁶³ worlds of up to \(size) views", hint: "give a smaller --size")
        }
        let range = shard.map { study.row.shard($0.index, of: $0.count) } ?? 0..<study.row.count
        if let out, try isDone(out, study, range) {
            console.complain("\(out) has the worlds \(SweepMerge.words(range)) already\n")
            return .success
        }
        let text = SweepFile.text(study.sweep(range, jobs: lab.concurrency(jobs)))
        try console.put(text, into: out)
        return .success
    }

    /// Whether the file is the result of this very part, by this engine. A file that cannot be read is written anew.
    private func isDone(_ path: String, _ study: LawStudy, _ range: Range<Int>) throws -> Bool {
        guard Files.kind(of: path) == .file, let old = try? SweepFile.read(Files.read(path)) else { return false }
        let empty = study.sweep(range.lowerBound..<range.lowerBound)
        return old.isSameSweep(as: empty) && old.ranges == (range.isEmpty ? [] : [range])
    }
}
