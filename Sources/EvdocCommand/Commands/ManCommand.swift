import ProjectKit

/// `evdoc man`: the manual page of the program.
struct ManCommand: Command {
    init(_ arguments: Arguments) {}

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        try console.print(ManPage().text)
        return .success
    }
}
