import Foundation

/// The package of one's own that README describes: its files, and what is typed there.
struct ReadmePackage {
    /// By their paths.
    let files: [(path: String, content: String)]
    /// A line each.
    let commands: String

    init(readme: String) throws {
        let experiment = try ReadmePackage.blocks(in: "The smallest experiment", of: readme)
        let package = try ReadmePackage.blocks(in: "In a package of your own", of: readme)
        func block(_ number: Int, _ kind: String, of blocks: [PlayedPage.Block]) throws -> String {
            let found = blocks.filter { $0.kind == kind }
            guard found.indices.contains(number) else { throw Fault("README has no block \(number + 1) of the kind '\(kind)' any more") }
            return found[number].content
        }
        files = [
            ("Sources/Mine/TapOnAPad.swift", try block(0, "swift", of: experiment)),
            ("Package.swift", try block(0, "swift", of: package)), ("Sources/Mine/main.swift", try block(1, "swift", of: package)),
        ]
        // A list of commands ends a shell only by its last: each has to succeed.
        commands = try block(0, "", of: package).replacing(" && ", with: "\n")
    }

    private static func blocks(in title: String, of readme: String) throws -> [PlayedPage.Block] {
        let sections = readme.components(separatedBy: "\n## ")
        guard let section = sections.first(where: { $0.hasPrefix("\(title)\n") }) else {
            throw Fault("README has no section '\(title)' any more")
        }
        return try PlayedPage(section).blocks.map(\.block)
    }

    /// Gives the commands.
    func write(to folder: String) throws -> String {
        let folder = Folder(url: URL(fileURLWithPath: folder))
        for file in files { try folder.write(file.content, to: file.path) }
        return commands
    }
}
