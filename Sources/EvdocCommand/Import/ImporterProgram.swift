import ExperimentKit
import Foundation
import ReportKit
import SiteKit

/// The program that rewrites code of apps. It takes the parser of the toolchain, whose libraries evdoc itself cannot carry along: it is compiled when it is
/// first needed, and kept.
struct ImporterProgram {
    private static let name = "evdoc-import"
    private static let libraries = ["SwiftParser", "SwiftSyntax"]
    private static let sources = [
        "main.swift": PackageResources.main_swift, "SourceImporter.swift": PackageResources.SourceImporter_swift,
        "SourceEdits.swift": PackageResources.SourceEdits_swift, "Declarations.swift": PackageResources.Declarations_swift,
        "SelectorExpression.swift": PackageResources.SelectorExpression_swift,
        "BuildCondition.swift": PackageResources.BuildCondition_swift, "ExtensionMember.swift": PackageResources.ExtensionMember_swift,
        "RenamedAPI.swift": PackageResources.RenamedAPI_swift, "ImportedSource.swift": PackageResources.ImportedSource_txt,
        "EngineRequirements.swift": Array(requirements.utf8),
    ]

    /// Names without labels of the methods of the engine's delegates, as a part of the program.
    private static let requirements: String = {
        let names = APISymbols.all.filter { $0.kind == .delegateMethod }.map { "\"\($0.title.prefix { $0 != "(" })\"" }
        return "let engineRequirements: Set<String> = [\(Set(names).sorted().joined(separator: ", "))]\n"
    }()

    /// Seconds of the processor that reading one file may take: somebody else's parser takes for ever for some.
    private static let secondsOfFile = 2
    /// Bytes of a compiler's complaint that are passed on.
    private static let mostSaid = 2000

    private let compiler: String
    /// Where the modules of the parser and their libraries are.
    private let parser: String
    /// Of the sources and the program.
    private let directory: String

    private var path: String { Paths.join(directory, ImporterProgram.name) }

    /// Compiles it, unless the directory has it already. Throws where there is no compiler, or none with a parser.
    init(keptIn folder: String, search: String? = ProcessInfo.processInfo.environment["PATH"]) throws {
        guard let found = Toolchain.program("swiftc", search: search) else {
            throw UsageError("there is no swiftc in the PATH", hint: "a toolchain of Swift has it")
        }
        // By its own name: it is a link to a program that asks what it is called.
        compiler = found
        parser = Paths.join(Paths.above(Paths.above(Paths.resolved(found))), "lib/swift/host")
        guard Files.kind(of: Paths.join(parser, "libSwiftParser.so")) == .file else {
            throw UsageError("the toolchain of \(compiler) has no parser", hint: "\(parser) should hold libSwiftParser.so")
        }
        directory = Paths.join(folder, "evdoc-import-\(ImporterProgram.fingerprint(compiler))")
        if Files.kind(of: path) != .file { try compile() }
    }

    /// Of the sources and the compiler: another of either is another program.
    private static func fingerprint(_ compiler: String) -> String {
        var hash = FowlerNollVo()
        for (name, bytes) in sources.sorted(by: { $0.key < $1.key }) { hash.add(name + String(decoding: bytes, as: UTF8.self)) }
        let attributes = try? FileManager.default.attributesOfItem(atPath: compiler)
        hash.add("\(compiler) \(attributes?[.size] ?? "") \(attributes?[.modificationDate] ?? "")")
        return String(hash.value, radix: 16)
    }

    /// Under another name first: of two at once the later takes the place of an equal one.
    private func compile() throws {
        try Files.makeDirectory(directory)
        try Replacement.replace(ImporterProgram.sources.map { SiteFile(path: $0.key, bytes: $0.value) }, in: directory)
        let files = ImporterProgram.sources.keys.sorted().map { Paths.join(directory, $0) }
        // Not of the process: two of its threads may compile it.
        let draft = "\(path).\(UUID().uuidString)"
        let words = ["-O", "-I", parser, "-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser, "-o", draft]
        let compiling = try ImporterProgram.run(compiler, files + ImporterProgram.libraries.map { "-l\($0)" } + words)
        guard compiling.isDone else { throw WorldError(path: path, attempt: "compile", reason: compiling.said) }
        try Files.rename(draft, to: ImporterProgram.name)
    }

    /// What has become of these files, in their order.
    func imported(_ files: [String]) throws -> [ImportedSource] {
        let seconds = ImporterProgram.secondsOfFile * files.count
        let importing = try ImporterProgram.run(path, files, seconds: seconds)
        if importing.isOutOfTime {
            let reason = "the parser of the toolchain takes longer than \(seconds) s for it; it may be nested too deep"
            throw WorldError(path: files.joined(separator: ", "), attempt: "import", reason: reason)
        }
        guard importing.isDone, let sources = try? JSONDecoder().decode([ImportedSource].self, from: importing.output) else {
            throw WorldError(path: path, attempt: "run", reason: importing.said)
        }
        return sources
    }

    /// Ends it after so many seconds of the processor.
    private static func run(
        _ program: String, _ words: [String], seconds: Int? = nil
    ) throws -> (isDone: Bool, isOutOfTime: Bool, output: Data, said: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: seconds == nil ? program : "/bin/sh")
        // The shell sets the limit of itself, and becomes the program.
        process.arguments = seconds.map { ["-c", #"ulimit -t "$0" && exec "$@""#, "\($0)", program] + words } ?? words
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let said = Beside { [file = errors.fileHandleForReading] in file.readDataToEndOfFile() }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let isDone = process.terminationReason == .exit && process.terminationStatus == 0
        let words = String(decoding: said.value().prefix(mostSaid), as: UTF8.self)
        let how = process.terminationReason == .exit ? "exit code" : "signal"
        // At the limit the system kills it; nobody else does.
        let isOutOfTime =
            seconds != nil && process.terminationReason == .uncaughtSignal && [SIGKILL, SIGXCPU].contains(process.terminationStatus)
        return (isDone, isOutOfTime, bytes, words.isEmpty ? "it ends with \(how) \(process.terminationStatus), without a word" : words)
    }
}
