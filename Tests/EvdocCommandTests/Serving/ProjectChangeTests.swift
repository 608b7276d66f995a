import Foundation
import TemporaryFiles
import Testing

@testable import EvdocCommand

struct ProjectChangeTests {
    @Test(arguments: [
        ("Sources/Mine/Pad.swift", ProjectChange.source), ("experiments/Touches/Tap.swift", .source), ("Package.swift", .source),
        ("Sources/SiteKit/Assets/style.css", .source), ("Mine.swift", .source), ("site/pages/a.md", .text), ("site/pages/a/b.png", .text),
        ("site/evidence/observations.json", .text), ("site/api.json", .text), ("site/reports/ablation.jsonl", .text),
        ("translations/zh-Hans/site.po", .text), ("evdoc.json", .text), ("site/reports/TapOnAPad.md", .nothing), ("README.md", .nothing),
        ("site/pages/.a.md.swp", .nothing), ("Sources/Mine/Pad.swift~", .nothing), ("site/pages/#a.md#", .nothing), ("Makefile", .nothing),
    ])
    func `a file is compiled, read, or nothing that a site is made of`(_ path: String, _ change: ProjectChange) {
        #expect(ProjectChange(path) == change)
    }

    @Test func `what is built, published or hidden is not watched`() {
        for folder in ["", "Sources/Mine", "site", "site/pages/guides", "site/reports"] { #expect(ProjectChange.isWatched(folder)) }
        for folder in [".build", ".git/refs", "Sources/.hidden", "site/public", "site/preview"] {
            #expect(!ProjectChange.isWatched(folder))
        }
    }
}

struct OwnProgramTests {
    @Test func `a program is compiled again as it was`() throws {
        try withProject { root in
            let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
            try put("", "\(root)/Package.swift")
            let debug = try #require(OwnProgram(of: root, path: "\(root)/.build/x86_64-unknown-linux-gnu/debug/Mine"))
            #expect(Array(debug.build.dropFirst()) == ["build", "--product", "Mine"])
            let release = try #require(OwnProgram(of: root, path: "\(root)/.build/x86_64-unknown-linux-gnu/release/Mine"))
            #expect(Array(release.build.dropFirst()) == ["build", "--product", "Mine", "-c", "release"])
            let elsewhere = "\(root)/elsewhere/x86_64-unknown-linux-gnu/debug/Mine"
            #expect(OwnProgram(of: root, path: elsewhere) == nil)
            try put("\"\(root)/Sources/Mine/\":", "\(root)/elsewhere/debug.yaml")
            let moved = try #require(OwnProgram(of: root, path: elsewhere))
            #expect(Array(moved.build.dropFirst()) == ["build", "--product", "Mine", "--scratch-path", "\(root)/elsewhere"])
            #expect(OwnProgram(of: root, path: "/usr/local/bin/evdoc") == nil)
        }
    }

    @Test func `a project that is no package has none`() throws {
        try withProject { root in #expect(OwnProgram(of: root, path: "\(root)/.build/x86/debug/Mine") == nil) }
    }
}
