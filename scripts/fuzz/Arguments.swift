@testable import ExperimentKit
@testable import ProjectKit
@testable import SampleResults

@testable import EvdocCommand

extension FuzzTarget {
    /// The words of a command line, a line each.
    static let arguments = FuzzTarget(name: "arguments") { bytes in
        let words = bytes.split(separator: 10, omittingEmptySubsequences: false).prefix(50).map { String(decoding: $0, as: UTF8.self) }
        do throws(UsageError) {
            switch try Invocation(words) {
            case .command(let rule, let arguments):
                _ = try rule.name.command.init(arguments)
                _ = (try arguments.systemVersion, try arguments[.jobs])
                _ = try CaseFilter(arguments[.case], for: Sample.experiments[0])
            case .help(let rule): demandSound(Help.text(rule))
            case .version: break
            }
        } catch {
            demandSound(error.message)
            if let hint = error.hint { demandSound(hint) }
        }
    }
}
