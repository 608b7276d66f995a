import EventTrace
import ProjectFiles
import ProjectKit

extension SweepResult {
    /// The reach of random worlds and the rules that none has asked for, as lines; empty for sweeps of every world.
    func coverageWords(_ rules: [Rule]) -> String {
        guard subject.seed != nil else { return "" }
        let ids = rules.map { "\($0.id)" }
        let missing = ids.filter { !tally.reached.contains($0) }
        let pairs = tally.reached.count { $0.contains(" ") }
        let never = missing.isEmpty ? "" : "    no world has asked for \(missing.joined(separator: ", "))\n"
        return
            "\(counted(tally.runs, "world")): \(ids.count - missing.count) of \(ids.count) rules reached, \(counted(pairs, "pair"))\n\(never)"
    }
}
