import Foundation
import Testing

@testable import tool

/// What the tools read of this repository is there.
struct RepositoryTests {
    private let root = Folder(
        url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())

    @Test func `README has a package of three files, and what is typed in it`() throws {
        let package = try ReadmePackage(readme: root.text("README.md"))
        #expect(package.files.map(\.path) == ["Sources/Mine/TapOnAPad.swift", "Package.swift", "Sources/Mine/main.swift"])
        #expect(package.files[0].content.contains("id: \"TapOnAPad\""))
        #expect(package.files[2].content.contains("Evdoc(experiments:"))
        #expect(package.commands.contains("swift build\n.build/debug/Mine run TapOnAPad\n"))
    }

    @Test func `a README without the section, or with fewer blocks, is a fault`() {
        #expect(throws: Fault.self) { try ReadmePackage(readme: "# evdoc\n\n## The smallest experiment\n") }
        #expect(throws: Fault.self) { try ReadmePackage(readme: "# evdoc\n\n## The smallest experiment\n\n## In a package of your own\n") }
    }

    @Test(arguments: FuzzSeeds.allCases) func `each fuzzer has inputs to begin with`(target: FuzzSeeds) throws {
        let inputs = try target.inputs(of: root)
        #expect(inputs.count > 2)
        #expect(inputs.allSatisfy { !$0.isEmpty && $0.count <= 65536 })
    }

    @Test func `each fuzzer of scripts/fuzz has seeds, and no other`() throws {
        let line = try #require(root.text("scripts/fuzz/Fuzz.swift").firstMatch(of: #/static let all: \[FuzzTarget\] = \[(.*)\]/#))
        let names = line.1.split(separator: ",").map { $0.trimmingPrefix { $0 == " " || $0 == "." } }
        #expect(Set(names.map { String($0) }) == Set(FuzzSeeds.allCases.map(\.rawValue)))
    }

    @Test(arguments: ["bug-to-report", "device", "first-experiment", "grammar", "index", "porting", "publishing", "reviewing"])
    func `a guide and its translation have the same blocks`(name: String) throws {
        let page = try PlayedPage(root.text("site/pages/guides/\(name).md"))
        let translation = try PlayedPage(root.text("site/pages/guides/\(name).zh.md"))
        #expect(page.blocks.map(\.block) == translation.blocks.map(\.block))
        #expect(page.examples == translation.examples)
    }
}
