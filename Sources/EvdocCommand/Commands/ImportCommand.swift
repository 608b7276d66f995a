import Foundation
import ProjectFiles
import ProjectKit

/// `evdoc import FILE…`: rewrites code of an app so that it compiles here.
struct ImportCommand: Command {
    /// The size limit: larger files are not source code.
    private static let mostBytes = 1 << 18

    /// The number of the compiler's messages, besides those about missing names, that are printed.
    private static let mostMessages = 5

    let files: [String]
    let output: String?

    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        output = arguments[.output]
        if output == nil, files.count > 1 { throw UsageError("several files need --output DIR") }
        var names: Set<String> = []
        for file in files where !names.insert(Paths.lastName(file)).inserted {
            throw UsageError("two files are called \(Paths.lastName(file))", hint: "import them into different directories")
        }
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        for file in files { try check(file) }
        let sources = try ImporterProgram(keptIn: PrivateFolder(PrivateFolder.cachePath())).imported(files)
        guard sources.allSatisfy(\.parses) else {
            _ = say(sources, console)
            return .unsoundProgram
        }
        if let output {
            try write(sources, into: output, console)
        } else if let source = sources.first {
            try console.print(source.text)
        }
        let code = say(sources, console)
        return try tellWhatIsMissing(in: sources, console) ? .authorsMistake : code
    }

    /// Prints a line for each name that neither the engine nor the files have; whether there is one.
    private func tellWhatIsMissing(in sources: [ImportedSource], _ console: Console) throws -> Bool {
        let files = sources.map { SiteFile(path: Paths.lastName($0.path), text: $0.text) }
        guard let check = try TypeCheck(files) else {
            console.complain("the code is not type-checked: there is no compiler, or no module UIKit beside this program\n")
            return false
        }
        for missing in check.missing { console.complain("\(missing.words)\n") }
        for message in check.others.prefix(ImportCommand.mostMessages) { console.complain("\(message)\n") }
        let rest = check.others.count - ImportCommand.mostMessages
        if rest > 0 { console.complain("and \(counted(rest, "other message")) of the compiler\n") }
        return !check.missing.isEmpty || !check.others.isEmpty
    }

    private func check(_ file: String) throws {
        guard file.hasSuffix(".swift") else { throw UsageError("\(file) is no Swift file") }
        let bytes = try Files.read(file, first: ImportCommand.mostBytes + 1)
        guard bytes.count <= ImportCommand.mostBytes else {
            throw FileError(path: file, attempt: "import", reason: "it is larger than \(ImportCommand.mostBytes) bytes")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw FileError(path: file, attempt: "import", reason: "it is not UTF-8")
        }
    }

    /// Writes the sources; only identical files are overwritten.
    private func write(_ sources: [ImportedSource], into output: String, _ console: Console) throws {
        let starter = StarterExperiment(sources.flatMap(\.classes))?.file
        let files = sources.map { SiteFile(path: Paths.lastName($0.path), text: $0.text) }
        for file in files {
            let path = Paths.join(output, file.path)
            guard Files.kindOfEntry(path) == .missing || (try? Files.read(path)) == file.bytes else {
                throw UsageError("\(path) is there already, and differs", hint: "--output names another directory")
            }
        }
        // An existing starter experiment may have been edited by its author.
        let begun = starter.map { Files.kindOfEntry(Paths.join(output, $0.path)) != .missing } ?? false
        try Files.makeDirectory(output)
        try Replacement.replace(files + (begun ? [] : [starter].compactMap { $0 }), in: output)
        for file in files { try console.print("\(Paths.join(output, file.path))\n") }
        if let starter, !begun { try console.print("\(Paths.join(output, starter.path))  an experiment to begin with\n") }
    }

    /// Prints remarks, with places in the form of compilers.
    private func say(_ sources: [ImportedSource], _ console: Console) -> ExitCode {
        for source in sources {
            for remark in source.remarks {
                let severity = remark.compiles ? "warning" : "error"
                let remedy = remark.remedy.isEmpty ? "" : "    \(remark.remedy)\n"
                console.complain("\(source.path):\(remark.line):\(remark.column): \(severity): \(remark.words)\n\(remedy)")
            }
            for uncalled in source.delegateMethods.compactMap({ UncalledDelegateMethod($0) }) {
                let place = "\(source.path):\(uncalled.method.line):\(uncalled.method.column)"
                let remedy = uncalled.nearest.map { "    Did you mean \($0)?\n" } ?? ""
                console.complain("\(place): warning: the engine never calls \(uncalled.method.name)\n\(remedy)")
            }
        }
        return sources.flatMap(\.remarks).allSatisfy(\.compiles) ? .success : .authorsMistake
    }
}
