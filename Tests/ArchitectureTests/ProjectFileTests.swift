import Foundation
import Testing

/// Facts that stand in several files of the project, which have no code in common.
struct ProjectFileTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }

    private func first(_ pattern: Regex<(Substring, Substring)>, in path: String) throws -> String? {
        try text(path).firstMatch(of: pattern).map { String($0.1) }
    }

    @Test func `the changelog begins with the version of the program`() throws {
        let version = try first(#/current = "([\d.]+)"/#, in: "Sources/ProjectKit/Basics/ProgramVersion.swift")
        #expect(try version != nil && first(#/(?m)^## ([\d.]+)/#, in: "CHANGELOG.md") == version)
    }

    @Test func `new packages depend on the release with which the API is compared`() throws {
        guard let tag = try first(#/newestTag: String\? = "([\d.]+)"/#, in: "Sources/ProjectKit/Basics/ProgramVersion.swift") else {
            return
        }
        #expect(try text("scripts/api/baseline").split(separator: "\n").last.map(String.init) == tag)
    }

    @Test func `an entry of the changelog is one line`() throws {
        for line in try text("CHANGELOG.md").split(separator: "\n") {
            #expect(line.count <= 160 && !line.hasPrefix("  "), "\(line)")
        }
    }

    @Test func `all containers have the toolchain that .swift-version names`() throws {
        let toolchain = try text(".swift-version").trimmingCharacters(in: .whitespacesAndNewlines)
        for path in ["Dockerfile", ".github/workflows/ci.yml", ".github/examples/evdoc.yml"] {
            #expect(try first(#/swift:([\d.]+)-/#, in: path) == toolchain, "\(path)")
        }
    }

    @Test func `the package of Debian names one address of the sources`() throws {
        let homepage = try first(#/(?m)^Homepage: (\S+)$/#, in: "packaging/control")
        #expect(try homepage != nil && first(#/(?m)^Source: (\S+)$/#, in: "packaging/copyright") == homepage)
    }

    @Test(arguments: [
        ("serve: keep the response\n\nIt was lost.\n", true), ("a b, c-d: keep it\n\n# a comment\nIt was lost.\n", true),
        ("Merge branch 'main'\n", true), ("serve: keep the response\n", false), ("serve: keep the response\nIt was lost.\n", false),
        ("serve: keep the response\n\n# only a comment\n", false), ("Keep the response\n\nIt was lost.\n", false),
        ("serve: \(String(repeating: "x", count: 66))\n\nIt was lost.\n", false),
        ("serve: \(String(repeating: "é", count: 65))\n\nIt was lost.\n", true),
    ])
    func `the hook takes a subject of at most 72 characters with an area, and a body`(message: String, isTaken: Bool) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "evdoc-message-\(UUID().uuidString)")
        try message.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let hook = Process()
        hook.executableURL = Self.root.appending(path: "scripts/hooks/commit-msg")
        hook.arguments = [file.path]
        hook.standardError = FileHandle.nullDevice
        try hook.run()
        hook.waitUntilExit()
        #expect((hook.terminationStatus == 0) == isTaken)
    }
}
