import EventTrace
import ExperimentKit
import Glibc
import SiteKit

/// The program, for a list of experiments: another package builds its own evdoc by passing its own.
public struct Evdoc: Sendable {
    /// As `evdoc --version` prints it.
    public static let version = "0.1.0"

    let experiments: [Experiment]
    let rules: [Rule]
    let runExperiment: @Sendable (Experiment) -> ExperimentResult
    let report: @Sendable (ExperimentResult) -> String
    /// From the old text, the new text and the file's name.
    let diff: @Sendable (String, String, String) -> String

    /// Tests put canned results in place of runs.
    init(
        experiments: [Experiment], rules: [Rule], runExperiment: @escaping @Sendable (Experiment) -> ExperimentResult,
        report: @escaping @Sendable (ExperimentResult) -> String,
        diff: @escaping @Sendable (String, String, String) -> String
    ) {
        self.experiments = experiments
        self.rules = rules
        self.runExperiment = runExperiment
        self.report = report
        self.diff = diff
    }

    /// Does what the words after the program's name ask for, then ends the process.
    public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
        exit(run(arguments, on: .process).rawValue)
    }

    /// Every error becomes text here, and only here.
    func run(_ arguments: [String], on console: Console) -> ExitCode {
        do {
            return try perform(arguments, on: console)
        } catch let error as UsageError {
            return complain(error.message, hint: error.hint, .wrongUsage, console)
        } catch let error as PageMistakes {
            return complain(error.diagnostics, console)
        } catch let error as AuthorsMistakes {
            return complain(error.diagnostics, console)
        } catch {
            return complain("\(error)", hint: nil, .world, console)
        }
    }

    private func perform(_ arguments: [String], on console: Console) throws -> ExitCode {
        switch try Invocation(arguments) {
        case .help(let rule):
            try console.print(Help.text(rule))
            return .success
        case .version:
            try console.print("evdoc \(Evdoc.version)\n")
            return .success
        case .command(let rule, let arguments):
            return try rule.name.command.init(arguments).run(self, console)
        }
    }

    private func complain(_ diagnostics: [some CustomStringConvertible], _ console: Console) -> ExitCode {
        for diagnostic in diagnostics { console.complain("\(diagnostic)\n") }
        return complain(counted(diagnostics.count, "mistake"), hint: nil, .authorsMistake, console)
    }

    private func complain(_ message: String, hint: String?, _ code: ExitCode, _ console: Console) -> ExitCode {
        let style = console.errorStyle
        console.complain("\(style(.bold, "evdoc:")) \(message)\n" + (hint.map { "    \($0)\n" } ?? ""))
        return code
    }
}
