import Laws
import ProjectFiles
import ProjectKit

/// `evdoc merge FILE…`: joins the results of the parts of a sweep.
struct MergeCommand: Command {
    /// The most files and ranges that a message names.
    private static let mostNamed = 20

    let files: [String]
    let out: String?

    init(_ arguments: Arguments) {
        files = arguments.operands
        out = arguments[.out]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        var parts: [(name: String, result: SweepResult)] = []
        var faults: [(text: String, code: ExitCode)] = []
        for file in try files.flatMap(MergeCommand.files) {
            do {
                parts.append((file, try SweepFile.read(Files.read(file))))
            } catch let fault as SweepFile.Fault {
                faults.append(("\(file) \(fault.summary)\n    \(fault.remedy)", .authorsMistake))
            } catch {
                faults.append(("\(error)", .world))
            }
        }
        guard faults.isEmpty else {
            for fault in faults.prefix(MergeCommand.mostNamed) { console.complain("evdoc: \(fault.text)\n") }
            let more = faults.count - MergeCommand.mostNamed
            if more > 0 { console.complain("evdoc: \(more) more files cannot be joined\n") }
            return ExitCode.worst(of: faults.map(\.code))
        }
        let joined: SweepResult
        do throws(SweepMerge.Refusal) {
            joined = try SweepMerge.join(parts)
        } catch {
            console.complain("evdoc: \(error.summary)\n    \(error.remedy)\n")
            return .authorsMistake
        }
        guard joined.missing.isEmpty else {
            console.complain(
                "evdoc: of \(joined.runs) runs \(joined.missing.reduce(0) { $0 + $1.count }) are missing: \(words(joined.missing))\n    Run the shards that have them: evdoc sweep goes on where it was stopped.\n"
            )
            return .authorsMistake
        }
        try console.put(SweepFile.text(joined), into: out)
        console.complain(joined.coverageWords(lab.rules))
        return .success
    }

    /// The file itself; for a directory, its files whose names end in `.json`: more than fit into a command line.
    private static func files(_ path: String) throws -> [String] {
        guard Files.kind(of: path) == .directory else { return [path] }
        let names = try Files.names(in: path).filter { $0.hasSuffix(".json") }
        guard !names.isEmpty else { throw UsageError("\(path) has no file that ends in .json", hint: "name the directory of the parts") }
        return names.map { Paths.join(path, $0) }
    }

    private func words(_ ranges: [Range<Int>]) -> String {
        let more = ranges.count - MergeCommand.mostNamed
        let named = ranges.prefix(MergeCommand.mostNamed).map { SweepMerge.words($0) }.joined(separator: ", ")
        return more > 0 ? "\(named), and \(more) ranges more" : named
    }
}
