import ExperimentKit
import SiteKit

/// What went wrong, as text.
extension Evdoc {
    /// What it means to the caller.
    func complain(_ error: any Error, on console: Console) -> ExitCode {
        switch error {
        case let error as UsageError: complain(error.message, hint: error.hint, .wrongUsage, console)
        case let error as AuthorsMistakes: complain(error.diagnostics, console)
        default: complain("\(error)", hint: nil, .world, console)
        }
    }

    private func complain(_ diagnostics: [Diagnostic], _ console: Console) -> ExitCode {
        let places = (try? Project(given: nil)).map { RealPlaces($0) }
        for diagnostic in diagnostics {
            console.complain("\(places.map { diagnostic.moved(to: $0(diagnostic.location)) } ?? diagnostic)\n")
        }
        return complain(counted(diagnostics.count, "mistake"), hint: nil, .authorsMistake, console)
    }

    func complain(_ message: String, hint: String?, _ code: ExitCode, _ console: Console) -> ExitCode {
        let style = console.errorStyle
        console.complain("\(style(.bold, "evdoc:")) \(message)\n" + (hint.map { "    \($0)\n" } ?? ""))
        return code
    }
}
