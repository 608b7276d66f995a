import Glibc
import Testing

@testable import SiteKit

struct PublisherTests {
    private static let full = WorldError(path: "x", attempt: "write", reason: "No space left on device")
    private static let site = [SiteFile(path: "index.html", text: "new"), SiteFile(path: "a/b/c.html", text: "deep")]

    private func text(_ path: String) throws -> String { String(decoding: try Files.read(path), as: UTF8.self) }

    @Test func `the site stands where it was asked for, and nothing else is left`() throws {
        try withTemporaryDirectory { directory in
            let output = "\(directory)/deep/public"
            try Publisher(output: output).publish(Self.site)
            try Publisher(output: output).publish(Self.site)
            #expect(try text("\(output)/a/b/c.html") == "deep")
            #expect(try Files.names(in: "\(directory)/deep") == ["public"])
        }
    }

    @Test func `pages of the old site that the new one lacks are gone`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish([SiteFile(path: "old.html", text: "old")])
            try publisher.publish(Self.site)
            #expect(try Files.names(in: publisher.output) == ["a", "evdoc-site.txt", "index.html"])
        }
    }

    @Test func `a build that fails half-way leaves the old site whole and no draft`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish([SiteFile(path: "index.html", text: "old")])
            #expect(throws: Self.full) {
                try publisher.publish { (draft) throws(WorldError) in
                    try Files.write(Array("half".utf8), to: "\(draft)/index.html")
                    throw Self.full
                }
            }
            #expect(try text("\(directory)/public/index.html") == "old")
            #expect(try Files.names(in: directory) == ["public"])
        }
    }

    @Test func `what a killed build left is removed by the next, what a living one writes is not`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            let killed = "\(directory)/\(Draft.prefix(for: "public"))killed"
            try Files.makeDirectory("\(killed)/a")
            try Files.write([1], to: "\(killed)/a/b")
            let living = try Draft(in: directory, for: "public")
            try publisher.publish(Self.site)
            #expect(Files.kind(of: killed) == .missing)
            #expect(Files.kind(of: living.path) == .directory)
        }
    }

    @Test func `killed between two renames, the old site comes back`() throws {
        try withTemporaryDirectory { directory in
            let old = "\(directory)/\(Draft.prefix(for: "public"))x\(Draft.oldSuffix)"
            try Files.makeDirectory(old)
            try Files.write(Array("old".utf8), to: "\(old)/index.html")
            try Files.write([], to: "\(old)/\(Publisher.mark)")
            let publisher = Publisher(output: "\(directory)/public")
            #expect(throws: Self.full) { try publisher.publish { (_) throws(WorldError) in throw Self.full } }
            #expect(try text("\(directory)/public/index.html") == "old")
        }
    }

    @Test func `a file is not replaced by a site`() throws {
        try withTemporaryDirectory { directory in
            let output = "\(directory)/file"
            try Files.write([1], to: output)
            #expect(throws: WorldError(path: output, attempt: "publish", reason: "it is a file, not a directory")) {
                try Publisher(output: output).publish(Self.site)
            }
            #expect(try Files.read(output) == [1])
        }
    }

    @Test func `a directory with something else in it is not replaced, an empty one is`() throws {
        try withTemporaryDirectory { directory in
            let output = "\(directory)/home"
            try Files.makeDirectory(output)
            try Publisher(output: output).publish(Self.site)
            try Files.remove("\(output)/\(Publisher.mark)")
            let error = WorldError(path: output, attempt: "publish", reason: "the directory holds files that evdoc did not write")
            #expect(throws: error) { try Publisher(output: output).publish(Self.site) }
        }
    }

    @Test func `a symbolic link to the site stays one`() throws {
        try withTemporaryDirectory { directory in
            try Publisher(output: "\(directory)/real").publish([SiteFile(path: "index.html", text: "old")])
            #expect(symlink("\(directory)/real", "\(directory)/link") == 0)
            try Publisher(output: "\(directory)/link").publish(Self.site)
            #expect(try text("\(directory)/real/index.html") == "new")
        }
    }

    @Test func `a directory that cannot be made is named`() {
        let error = #expect(throws: WorldError.self) { try Publisher(output: "/proc/evdoc/public").publish(Self.site) }
        #expect(error?.description.hasPrefix("/proc/evdoc: cannot create the directory: ") == true)
    }

    @Test func `a full disk is named`() {
        let error = WorldError(path: "/dev/full", attempt: "write", reason: "No space left on device")
        #expect(throws: error) { try Files.write([1, 2, 3], to: "/dev/full") }
    }

    @Test func `an equal file is left alone`() throws {
        try withTemporaryDirectory { directory in
            let path = "\(directory)/report.md"
            try Files.replace(path, with: [1])
            chmod(path, 0o400)
            var before = stat()
            var after = stat()
            stat(path, &before)
            try Files.replace(path, with: [1])
            stat(path, &after)
            #expect(before.st_ino == after.st_ino)
            try Files.replace(path, with: [2])
            #expect(try Files.read(path) == [2])
            #expect(try Files.names(in: directory) == ["report.md"])
        }
    }
}
