import ExperimentKit
import Glibc
import SiteKit
import UIKit

extension Evdoc {
    /// Does what the words after the program's name ask for, then ends the process.
    public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
        StandardOutput.keepForCommands()
        RunMemory.keep()
        if let refusal = ProcessLimits.prepare().refusal { exit(complain(refusal.message, hint: refusal.hint, .world, .process).rawValue) }
        if let refusal = Simulation.refusal { exit(complain(refusal, hint: nil, .unsoundProgram, .process).rawValue) }
        StopSignals.install()
        let resumption = Resumption(arguments)
        CrashReport.install(resumption: resumption)
        exit(resumed(by: resumption, without: Resumption.stopped).run(arguments, on: .process).rawValue)
    }

    /// Every error becomes text here, and only here.
    func run(_ arguments: [String], on console: Console) -> ExitCode {
        let code = attempt(arguments, on: console)
        guard !stopped.isEmpty else { return code }
        let names = stopped.map { "'\($0)'" }.joined(separator: ", ")
        let words = "without \(names), which \(stopped.count == 1 ? "has" : "have") stopped the program"
        let mistake = complain(words, hint: nil, .authorsMistake, console)
        return code == .success ? mistake : code
    }

    private func attempt(_ arguments: [String], on console: Console) -> ExitCode {
        do {
            return try perform(arguments, on: console)
        } catch {
            return complain(error, on: console)
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
            return try rule.name.command.init(arguments).run(self, console.colored(arguments.color))
        }
    }
}
