import Laws
import ProjectFiles
import ProjectKit

/// `evdoc merge FILE…`: joins the results of the parts of a sweep.
struct MergeCommand: Command {
    let files: [String]
    let out: String?

    init(_ arguments: Arguments) {
        files = arguments.operands
        out = arguments[.out]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        var parts: [(name: String, result: SweepResult)] = []
        var faults: [String] = []
        for file in files {
            let bytes = try Files.read(file)
            do throws(SweepFile.Fault) {
                parts.append((file, try SweepFile.read(bytes)))
            } catch {
                faults.append("\(file) \(error.summary)\n    \(error.remedy)\n")
            }
        }
        guard faults.isEmpty else {
            for fault in faults { console.complain("evdoc: \(fault)") }
            return .authorsMistake
        }
        let joined: SweepResult
        do throws(SweepMerge.Refusal) {
            joined = try SweepMerge.join(parts)
        } catch {
            console.complain("evdoc: \(error.summary)\n    \(error.remedy)\n")
            return .authorsMistake
        }
        guard joined.missing.isEmpty else {
            let ranges = joined.missing.map { SweepMerge.words($0) }.joined(separator: ", ")
            console.complain(
                "evdoc: of \(joined.runs) runs \(joined.missing.reduce(0) { $0 + $1.count }) are missing: \(ranges)\n    Run the shards that have them: evdoc sweep goes on where it was stopped.\n"
            )
            return .authorsMistake
        }
        try console.put(SweepFile.text(joined), into: out)
        console.complain(joined.coverageWords(lab.rules))
        return .success
    }
}
