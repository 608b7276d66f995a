import Foundation
import ProjectFiles

/// Asks the toolchain's parser about Swift files that evdoc has made.
enum SwiftSyntaxCheck {
    enum Answer: Equatable {
        case parses
        /// The parser's words about the first mistakes.
        case fails(String)
        /// There is no compiler to ask.
        case unasked
    }

    /// Parses files without looking at types. Throws if they cannot be written to be read.
    static func ask(about files: [SiteFile], search: String? = ProcessInfo.processInfo.environment["PATH"]) throws -> Answer {
        guard let compiler = Toolchain.program("swiftc", search: search) else { return .unasked }
        let folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory.path, for: "syntax")
        try Replacement.replace(files, in: folder.path)
        let limits = ForeignProgram.Limits(seconds: 60, memory: 8 << 30)
        let words = ["-frontend", "-parse", "-diagnostic-style", "llvm"] + files.map(\.path)
        let outcome = try ForeignProgram(compiler, environment: ForeignProgram.places, limits: limits).run(words, in: folder.path)
        return outcome.isDone ? .parses : .fails(outcome.complaint)
    }
}
