import Glibc
import ProjectFiles
import ProjectKit

/// `evdoc completions SHELL`: a script that completes the words of this program's command line.
struct CompletionsCommand: Command {
    let shell: String

    init(_ arguments: Arguments) {
        shell = arguments.operand
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        guard let shell = Shell(rawValue: shell) else {
            throw UsageError.unknown("shell", shell, among: Shell.allCases.map(\.rawValue))
        }
        try console.print(Completions(program: Paths.lastName(CommandLine.arguments.first ?? "evdoc"), shell).text)
        return .success
    }
}

/// The shells with completions.
enum Shell: String, CaseIterable {
    case bash, zsh, fish
}
