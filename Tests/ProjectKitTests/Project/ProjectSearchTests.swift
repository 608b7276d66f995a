import Foundation
import ProjectFiles
import TemporaryFiles
import Testing

@testable import ProjectKit

/// A directory is a project only by what its user has made.
struct ProjectSearchTests {
    private func search(_ directory: String, home: String? = nil) -> String? { Project.search(from: Paths.resolved(directory), home: home) }

    private func makeDirectory(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    @Test(arguments: ["evdoc.json", "Package.swift", "site/pages/index.md"])
    func `a project is found from below by each of its marks`(mark: String) throws {
        try withTemporaryDirectory { root in
            try put("", "\(root)/a/\(mark)")
            try makeDirectory("\(root)/a/b/c")
            for place in ["a", "a/b", "a/b/c"] { #expect(search("\(root)/\(place)") == Paths.resolved("\(root)/a")) }
        }
    }

    @Test(arguments: ["site/index.html", "site/public/index.html", "evdoc.json/a", "Package.swift/a", "site/pages"])
    func `another folder or file of such a name is no project`(path: String) throws {
        try withTemporaryDirectory { root in
            try put("", "\(root)/\(path)")
            try makeDirectory("\(root)/b")
            try put("", "\(root)/.git")
            #expect(search("\(root)/b") == nil)
            #expect(search(root) == nil)
        }
    }

    @Test func `the search ends at a repository and below the home directory`() throws {
        try withTemporaryDirectory { root in
            try put("", "\(root)/evdoc.json")
            try makeDirectory("\(root)/home/a/b")
            #expect(search("\(root)/home/a/b") == Paths.resolved(root))
            #expect(search("\(root)/home/a/b", home: "\(root)/home") == nil)
            #expect(search("\(root)/home", home: "\(root)/home") == nil)
            #expect(search("\(root)/home", home: root) == nil)
            #expect(search(root, home: root) == Paths.resolved(root))
            try makeDirectory("\(root)/home/a/.git")
            #expect(search("\(root)/home/a/b") == nil)
            try put("", "\(root)/home/a/Package.swift")
            #expect(search("\(root)/home/a/b") == Paths.resolved("\(root)/home/a"))
        }
    }

    @Test(.enabled(if: geteuid() == 0)) func `what another user has put into a directory for all is no project`() throws {
        try withTemporaryDirectory { root in
            let mark = "\(root)/evdoc.json"
            try put("", mark)
            try makeDirectory("\(root)/mine")
            try put("", "\(root)/mine/.keep")
            try put("", "\(root)/.git")
            try #require(chown(mark, 65534, 65534) == 0)
            #expect(search("\(root)/mine") == nil)
            #expect(search(root) == nil)
            // A checkout of another user, in which root builds: as in a container.
            try #require(chown(root, 65534, 65534) == 0)
            #expect(search(root) == Paths.resolved(root))
            #expect(search("\(root)/mine") == nil)
        }
    }
}
