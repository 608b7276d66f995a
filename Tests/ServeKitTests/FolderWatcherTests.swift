import Foundation
import Testing

@testable import ServeKit

struct FolderWatcherTests {
    /// A watched directory with `a/old.txt`, there while `body` runs.
    private func withFolder(_ body: (String, FolderWatcher) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "evdoc-watched-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        for folder in ["a", ".git", "out"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        try write("old", "\(root)/a/old.txt")
        try body(root, try FolderWatcher(root) { !$0.hasPrefix(".git") && $0 != "out" })
    }

    private func write(_ text: String, _ path: String) throws { try text.write(toFile: path, atomically: false, encoding: .utf8) }

    /// All that changes until one of these has, for a minute.
    private func changes(_ watcher: FolderWatcher, until wanted: String) throws -> Set<String> {
        var found: Set<String> = []
        var ready = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
        while !found.contains(wanted), poll(&ready, 1, 60_000) > 0 { found.formUnion(try #require(try watcher.changes())) }
        return found
    }

    @Test func `a file that is written, put in place of another, moved or removed has changed`() throws {
        try withFolder { root, watcher in
            try write("new", "\(root)/a/old.txt")
            #expect(try changes(watcher, until: "a/old.txt") == ["a/old.txt"])
            try write("newer", "\(root)/a/.old.txt.tmp")
            #expect(rename("\(root)/a/.old.txt.tmp", "\(root)/a/old.txt") == 0)
            #expect(try changes(watcher, until: "a/old.txt").contains("a/old.txt"))
            #expect(rename("\(root)/a/old.txt", "\(root)/b.txt") == 0)
            #expect(try changes(watcher, until: "b.txt") == ["a/old.txt", "b.txt"])
            try FileManager.default.removeItem(atPath: "\(root)/b.txt")
            #expect(try changes(watcher, until: "b.txt") == ["b.txt"])
        }
    }

    @Test func `files in new directories are seen, whether they come before the watch or after`() throws {
        try withFolder { root, watcher in
            try FileManager.default.createDirectory(atPath: "\(root)/n/e/w", withIntermediateDirectories: true)
            try write("1", "\(root)/n/e/w/first.txt")
            #expect(try changes(watcher, until: "n/e/w/first.txt").contains("n/e/w/first.txt"))
            try write("2", "\(root)/n/e/w/second.txt")
            #expect(try changes(watcher, until: "n/e/w/second.txt").contains("n/e/w/second.txt"))
        }
    }

    @Test func `a directory that moves is watched under its new name`() throws {
        try withFolder { root, watcher in
            #expect(rename("\(root)/a", "\(root)/b") == 0)
            #expect(try changes(watcher, until: "b/old.txt") == ["a", "b/old.txt"])
            try write("x", "\(root)/b/new.txt")
            #expect(try changes(watcher, until: "b/new.txt") == ["b/new.txt"])
        }
    }

    @Test func `what is not wanted, and what links lead to, is not watched`() throws {
        try withFolder { root, watcher in
            try FileManager.default.createSymbolicLink(atPath: "\(root)/a/link", withDestinationPath: "../out")
            for path in [".git/index", "out/page.html", "a/link/page.html", "last.txt"] { try write("x", "\(root)/\(path)") }
            #expect(try changes(watcher, until: "last.txt") == ["last.txt"])
        }
    }

    @Test func `a burst is seen to its last file`() throws {
        try withFolder { root, watcher in
            for number in 0..<500 { try write("x", "\(root)/a/\(number).txt") }
            #expect(try changes(watcher, until: "a/499.txt").count == 500)
        }
    }
}
