import Foundation
import ServeKit
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

/// A project that is built with a package beside it, as SwiftPM notes it.
struct ProjectWatchTests {
    private func note(_ packages: [(kind: String, path: String)], in root: String) throws {
        let dependencies = packages.map { "{\"packageRef\":{\"kind\":\"\($0.kind)\",\"location\":\"\($0.path)\"},\"subpath\":\"x\"}" }
        try put(
            "{\"object\":{\"artifacts\":[],\"dependencies\":[\(dependencies.joined(separator: ","))]},\"version\":7}",
            "\(root)/.build/workspace-state.json")
    }

    /// The changes reported after `write`, until this file is among them or a minute is over.
    private func told(_ root: String, until wanted: String, _ write: @escaping (ProjectWatch) throws -> Void) throws -> Set<String> {
        let loop = EventLoop()
        var told: Set<String> = []
        let watch = try ProjectWatch(try Project(given: root), scratch: "\(root)/.build", loop) {
            told.formUnion($0 ?? ["lost"])
            if told.contains(wanted) { loop.end() }
        }
        loop.set("deadline", after: 60) { loop.end() }
        try write(watch)
        try loop.run {}
        return told
    }

    private func withPackages(_ body: (_ root: String, _ package: String) throws -> Void) throws {
        try withProject { folder in
            let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
            for name in ["mine", "other"] { try put("", "\(folder)/\(name)/Package.swift") }
            try put("", "\(folder)/other/Sources/Other/A.swift")
            try put("", "\(folder)/other/Tests/T.swift")
            try put("", "\(folder)/mine/site/pages/a.md")
            try body("\(folder)/mine", "\(folder)/other")
        }
    }

    @Test func `sources of a package by path are reported by their full path, and nothing else of it`() throws {
        try withPackages { root, package in
            try note([("fileSystem", package), ("remoteSourceControl", "https://other.example/a.git")], in: root)
            let told = try told(root, until: "\(package)/Sources/Other/A.swift") { _ in
                try put("x", "\(package)/Tests/T.swift")
                try put("x", "\(package)/README.md")
                try put("x", "\(package)/Sources/Other/A.swift")
            }
            #expect(told == ["\(package)/Sources/Other/A.swift"])
            #expect(ProjectChange("\(package)/Sources/Other/A.swift") == .source)
        }
    }

    @Test func `a package that comes later is watched from then on, and one that goes is not`() throws {
        try withPackages { root, package in
            let file = "\(package)/Sources/Other/A.swift"
            let later = try told(root, until: file) { watch in
                try note([("fileSystem", package)], in: root)
                try watch.update()
                try put("x", file)
            }
            #expect(later == [file])
            let gone = try told(root, until: "site/pages/a.md") { watch in
                try note([], in: root)
                try watch.update()
                try put("y", file)
                try put("y", "\(root)/site/pages/a.md")
            }
            #expect(gone == ["site/pages/a.md"])
        }
    }

    @Test func `what SwiftPM has noted in another form names no package`() throws {
        try withPackages { root, package in
            for text in ["", "[]", "{\"object\":{}}"] {
                try put(text, "\(root)/.build/workspace-state.json")
                #expect(LocalPackages.all(scratch: "\(root)/.build") == [])
            }
            try note([("fileSystem", package), ("fileSystem", "\(package)/../other")], in: root)
            #expect(LocalPackages.all(scratch: "\(root)/.build") == [package])
        }
    }
}
