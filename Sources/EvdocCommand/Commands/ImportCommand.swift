import Foundation
import SiteKit

/// `evdoc import FILE…`: code of an app, so that it compiles here.
struct ImportCommand: Command {
    /// Larger files are nobody's source.
    private static let mostBytes = 1 << 18

    let files: [String]
    let output: String?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        output = arguments.value("--output")
        root = arguments.value("--root")
        if output == nil, files.count > 1 { throw UsageError("several files need --output DIR") }
        var names: Set<String> = []
        for file in files where !names.insert(Paths.lastName(file)).inserted {
            throw UsageError("two files are called \(Paths.lastName(file))", hint: "import them into different directories")
        }
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        for file in files { try check(file) }
        let project = try Project.ifAny(given: root)
        let directory = project.map { Paths.join($0.root, ".build") } ?? FileManager.default.temporaryDirectory.path
        let sources = try ImporterProgram(keptIn: directory).imported(files)
        if let output {
            try write(sources, into: output, console)
        } else if let source = sources.first {
            try console.print(source.text)
        }
        return say(sources, console)
    }

    private func check(_ file: String) throws {
        guard file.hasSuffix(".swift") else { throw UsageError("\(file) is no Swift file") }
        let bytes = try Files.read(file, first: ImportCommand.mostBytes + 1)
        guard bytes.count <= ImportCommand.mostBytes else {
            throw WorldError(path: file, attempt: "import", reason: "it is larger than \(ImportCommand.mostBytes) bytes")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw WorldError(path: file, attempt: "import", reason: "it is not UTF-8")
        }
    }

    /// Writes over nothing but what is the same.
    private func write(_ sources: [ImportedSource], into output: String, _ console: Console) throws {
        let starter = StarterExperiment(sources.flatMap(\.classes))?.file
        let files = sources.map { SiteFile(path: Paths.lastName($0.path), text: $0.text) }
        for file in files {
            let path = Paths.join(output, file.path)
            guard Files.kindOfEntry(path) == .missing || (try? Files.read(path)) == file.bytes else {
                throw UsageError("\(path) is there already, and differs", hint: "--output names another directory")
            }
        }
        // An author has gone on with it.
        let begun = starter.map { Files.kindOfEntry(Paths.join(output, $0.path)) != .missing } ?? false
        try Files.makeDirectory(output)
        try Replacement.replace(files + (begun ? [] : [starter].compactMap { $0 }), in: output)
        for file in files { try console.print("\(Paths.join(output, file.path))\n") }
        if let starter, !begun { try console.print("\(Paths.join(output, starter.path))  an experiment to begin with\n") }
    }

    /// Places as compilers write them.
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
