import EmbeddedFiles
import Foundation
import ProjectFiles
import ProjectKit
import ReportKit
import Studies

/// The program that rewrites code of apps. It uses the toolchain's parser, whose libraries evdoc cannot include, so it is compiled at its
/// first use, and kept in a directory of the user's own.
struct ImporterProgram {
    private static let name = "evdoc-import"
    private static let libraries = ["SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
    private static let sources = [
        "main.swift": embedded_main_swift(), "SourceImporter.swift": embedded_SourceImporter_swift(),
        "SourceEdits.swift": embedded_SourceEdits_swift(), "Declarations.swift": embedded_Declarations_swift(),
        "SelectorExpression.swift": embedded_SelectorExpression_swift(),
        "BuildCondition.swift": embedded_BuildCondition_swift(), "ExtensionMember.swift": embedded_ExtensionMember_swift(),
        "RenamedAPI.swift": embedded_RenamedAPI_swift(), "ImportedSource.swift": embedded_ImportedSource_swift(),
    ].mapValues { [UInt8]($0) }.merging(["EngineRequirements.swift": Array(requirements.utf8)]) { $1 }

    /// The names, without labels, of the delegate methods that the engine has, as a part of the program.
    private static let requirements: String = {
        let names = APISymbols.all.filter { $0.kind == .delegateMethod }.map { "\"\($0.title.prefix { $0 != "(" })\"" }
        return "let engineRequirements: Set<String> = [\(Set(names).sorted().joined(separator: ", "))]\n"
    }()

    /// The CPU seconds for reading one file: the toolchain's parser never ends for some files.
    private static let secondsOfFile = 2
    /// Bytes for all files, and in addition for each: trees take a hundred times the bytes of their text.
    private static let (memory, memoryOfFile) = (1 << 30, 1 << 26)

    private let compiler: String
    /// The directory of the parser's modules and their libraries.
    private let parser: String
    private let folder: PrivateFolder
    /// The name of the directory, in the folder, of the sources and the program.
    private let name: String

    private var directory: String { folder.place(name) }
    private var path: String { Paths.join(directory, ImporterProgram.name) }

    /// Compiles the program, unless the directory has it already. Throws if there is no compiler, or none with a parser.
    init(keptIn folder: PrivateFolder, search: String? = ProcessInfo.processInfo.environment["PATH"]) throws {
        guard let found = Toolchain.program("swiftc", search: search) else {
            throw UsageError("there is no swiftc in the PATH", hint: "a toolchain of Swift has it")
        }
        // By its own name: the file is a link to a program that behaves according to its name.
        compiler = found
        parser = Paths.join(Paths.above(Paths.above(Paths.resolved(found))), "lib/swift/host")
        guard Files.kind(of: Paths.join(parser, "libSwiftParser.so")) == .file else {
            throw UsageError("the toolchain of \(compiler) has no parser", hint: "\(parser) should hold libSwiftParser.so")
        }
        self.folder = folder
        name = "evdoc-import-\(ImporterProgram.fingerprint(compiler))"
        if Files.kind(of: path) != .file { try compile() }
    }

    /// The fingerprint of the sources and the compiler: a change of either needs another program.
    private static func fingerprint(_ compiler: String) -> String {
        var hash = FowlerNollVo()
        for (name, bytes) in sources.sorted(by: { $0.key < $1.key }) { hash.add(name + String(decoding: bytes, as: UTF8.self)) }
        let attributes = try? FileManager.default.attributesOfItem(atPath: compiler)
        hash.add("\(compiler) \(attributes?[.size] ?? "") \(attributes?[.modificationDate] ?? "")")
        return String(hash.value, radix: 16)
    }

    /// Compiles under another name first: of two simultaneous compilations, the later replaces an equal program.
    private func compile() throws {
        try Files.makeDirectory(directory)
        try Replacement.replace(ImporterProgram.sources.map { SiteFile(path: $0.key, bytes: $0.value) }, in: directory)
        let files = ImporterProgram.sources.keys.sorted().map { Paths.join(directory, $0) }
        // A unique name for each thread: two threads of a process may compile the program.
        let draft = "\(path).\(UUID().uuidString)"
        let words = ["-O", "-I", parser, "-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser, "-o", draft]
        let limits = ForeignProgram.Limits(seconds: 600, memory: 16 << 30)
        let compiling = try ForeignProgram(compiler, environment: ForeignProgram.places, limits: limits).run(
            files + ImporterProgram.libraries.map { "-l\($0)" } + words)
        guard compiling.isDone else {
            throw FileError(path: Paths.join(folder.path, name), attempt: "compile the importer", reason: compiling.complaint)
        }
        try Files.rename(draft, to: ImporterProgram.name)
    }

    /// The rewritten sources of these files, in their order.
    func imported(_ files: [String]) throws -> [ImportedSource] {
        let seconds = ImporterProgram.secondsOfFile * files.count
        let limits = ForeignProgram.Limits(
            seconds: Double(60 + seconds), processorSeconds: seconds,
            memory: ImporterProgram.memory + ImporterProgram.memoryOfFile * files.count)
        // A backtrace of the toolchain's parser says nothing about the file.
        let environment = ForeignProgram.places.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let importing = try ForeignProgram(path, environment: environment, limits: limits).run(
            files, in: FileManager.default.currentDirectoryPath)
        if importing.isDone, let sources = try? JSONDecoder().decode([ImportedSource].self, from: Data(importing.output)) {
            return sources
        }
        let reason =
            importing.isOutOfTime
            ? "the parser of the toolchain takes longer than \(seconds) s for it; it may be nested too deep"
            : "the parser of the toolchain does not come to its end (\(importing.howItEnded)); it may be nested too deep"
        throw FileError(path: ImporterProgram.last(of: files, in: importing.errors), attempt: "import", reason: reason)
    }

    /// The file whose number the program printed last, before it worked on the file.
    private static func last(of files: [String], in errors: [UInt8]) -> String {
        let numbers = String(decoding: errors, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
        return numbers.last.flatMap { files.indices.contains($0) ? files[$0] : nil } ?? files.joined(separator: ", ")
    }
}
