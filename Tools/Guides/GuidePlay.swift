import ExperimentKit
import Foundation

/// One guide, played in the package that README describes.
final class GuidePlay {
    private let root: Folder
    /// Where scripts/own-package compiles, too.
    private let package: Folder
    /// What the last commands have printed.
    private var printed: [String] = []
    /// What was written and changed.
    private var written = ""

    init(in root: Folder, of readme: ReadmePackage) throws {
        self.root = root
        package = Folder(url: root.file(".build/packages/mine"))
        try begin(with: readme)
    }

    func play(_ page: PlayedPage) throws {
        for (block, before) in page.blocks {
            switch block.kind {
            case "": throw Fault("a block of code does not say of which kind it is:\n\(block.content)")
            case "sh": printed = try run(block.content, endsWith: block.code)
            case "text": try Printed.hold(block.content, printed)
            case "diff":
                _ = try run("git apply --unidiff-zero -", endsWith: 0, input: block.content)
                written += block.content
            default:
                let paragraph = before.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: "\n\n").last ?? ""
                guard let name = paragraph.matches(of: #/`([^`\s]+\.[a-z]+)`/#).last?.1 else {
                    throw Fault("the text before this block names no file:\n\(block.content)")
                }
                guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
                    throw Fault("'\(name)' is not in the package")
                }
                try package.write(block.content, to: String(name))
                written += block.content
            }
        }
        let expectations = page.examples.filter { example in Expectation.Kind.allCases.contains { example.contains($0.spelling) } }
        for example in expectations where !written.contains(example) {
            throw Fault("`\(example)` stands in a table and in no file of the guide")
        }
    }

    /// Without what another guide has left; what was compiled stays.
    private func begin(with readme: ReadmePackage) throws {
        let files = FileManager.default
        try files.createDirectory(at: package.url, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: package.url.path) where name != ".build" {
            try files.removeItem(at: package.file(name))
        }
        let link = root.file(".build/packages/evdoc")
        try? files.removeItem(at: link)
        try files.createSymbolicLink(at: link, withDestinationURL: root.url)
        _ = try readme.write(to: package.url.path)
    }

    /// The lines that commands print. bash stops at the first that fails, so that the code is of the last one that ran.
    private func run(_ commands: String, endsWith code: Int32, input: String = "") throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", "900", "bash", "-euo", "pipefail", "-c", commands]
        process.currentDirectoryURL = package.url
        // The package is a project of its own, not a part of this one.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "LC_ALL": "C.UTF-8", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CEILING_DIRECTORIES": root.file(".build/packages").path,
            "GIT_AUTHOR_NAME": "Guide", "GIT_AUTHOR_EMAIL": "guide@evdoc.example", "GIT_COMMITTER_NAME": "Guide",
            "GIT_COMMITTER_EMAIL": "guide@evdoc.example",
        ]) { $1 }
        let (given, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (given, output, output)
        try process.run()
        // A diff of a guide is shorter than what a pipe holds.
        given.fileHandleForWriting.write(Data(input.utf8))
        try given.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == code else {
            throw Fault("ends with \(process.terminationStatus) in place of \(code):\n\(commands)\n\(text)")
        }
        return Printed.lines(of: text)
    }
}
