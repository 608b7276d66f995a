import ExperimentKit
import Glibc
import ProjectFiles
import ProjectKit
import UIKit

extension Evdoc {
    /// Runs the command that the words after the program's name ask for, then ends the process.
    public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
        StandardOutput.keepForCommands()
        RunMemory.keep()
        if let refusal = ProcessLimits.prepare().refusal {
            exit(Console.process.complain(refusal.message, hint: refusal.hint, .world).rawValue)
        }
        if let refusal = Simulation.refusal { exit(Console.process.complain(refusal, hint: nil, .unsoundProgram).rawValue) }
        let process = ExperimentProcess { Console.process.report(ofPlaces: $0) }
        let code = process.run { attempt in
            StopSignals.install()
            return (attempt.map(within) ?? self).run(arguments, on: .process)
        }
        exit(code)
    }

    /// Runs the command. Every error becomes text here, and only here.
    func run(_ arguments: [String], on console: Console) -> ExitCode {
        let code = attempt(arguments, on: console)
        let stopped = lab.stopped + lab.stoppedLaws
        guard !stopped.isEmpty else { return code }
        let names = stopped.map { "'\($0)'" }.joined(separator: ", ")
        let words = "without \(names), which \(stopped.count == 1 ? "has" : "have") stopped the program"
        let mistake = console.complain(words, hint: nil, .authorsMistake)
        return code == .success ? mistake : code
    }

    private func attempt(_ arguments: [String], on console: Console) -> ExitCode {
        do {
            return try perform(arguments, on: console)
        } catch {
            return console.complain(about: error)
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
            return try rule.name.command.init(arguments).run(lab, console.colored(arguments[.color] ?? .auto))
        }
    }
}
