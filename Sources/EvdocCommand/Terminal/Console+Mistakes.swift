import ExperimentKit
import ProjectKit
import ProjectFiles

/// The texts of errors.
extension Console {
    /// Prints the error, and returns its exit code.
    func complain(about error: any Error) -> ExitCode {
        switch error {
        case let error as UsageError: complain(error.message, hint: error.hint, .wrongUsage)
        case let error as AuthorsMistakes: complain(error.diagnostics)
        default: complain("\(error)", hint: nil, .world)
        }
    }

    private func complain(_ diagnostics: [Diagnostic]) -> ExitCode {
        report(diagnostics)
        return complain(counted(diagnostics.count, "mistake"), hint: nil, .authorsMistake)
    }

    /// Prints diagnostics, each with its path in the project of the working directory.
    func report(_ diagnostics: [Diagnostic]) { report(diagnostics, in: nil) }

    func report(_ diagnostics: [Diagnostic], in root: String?) {
        guard !diagnostics.isEmpty else { return }
        let places = (try? Project(given: root)).map { RealPlaces($0) }
        for diagnostic in diagnostics {
            complain("\(places.map { diagnostic.moved(to: $0(diagnostic.location)) } ?? diagnostic)\n")
        }
    }

    /// Prints a text that may begin with a place, `Mine/X.swift:28: error: …`, with the real path of its file.
    func report(ofPlaces text: String, in root: String? = nil) {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasSuffix(".swift"), let line = Int(parts[1]), let project = try? Project(given: root) else {
            return complain(text)
        }
        let place = RealPlaces(project)(Location(fileID: String(parts[0]), line: line))
        complain("\(place):\(parts[2])")
    }

    func complain(_ message: String, hint: String?, _ code: ExitCode) -> ExitCode {
        complain("\(errorStyle(.bold, "evdoc:")) \(message)\n" + (hint.map { "    \($0)\n" } ?? ""))
        return code
    }

    /// Whether a file about all experiments or laws can be written; if some have stopped the program, prints that the file stays the same.
    func canWrite(_ file: String, of all: String = "experiments", without stopped: [String]) -> Bool {
        if !stopped.isEmpty {
            complain("\(errorStyle(.bold, "evdoc:")) \(file) stays as it was: it is of all \(all) or none\n")
        }
        return stopped.isEmpty
    }
}
