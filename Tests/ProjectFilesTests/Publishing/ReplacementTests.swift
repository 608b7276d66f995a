import Foundation
import TemporaryFiles
import Testing
@testable import ProjectFiles

struct ReplacementTests {
    private func files(_ text: String) -> [SiteFile] { (1...20).map { SiteFile(path: "\($0).md", text: text) } }

    private func inode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }

    @Test func `files are put in place, an equal one is left alone, and so are all others`() throws {
        try withTemporaryDirectory { directory in
            try put("mine", "\(directory)/README.md")
            try Replacement.replace([SiteFile(path: "a.md", text: "1"), SiteFile(path: "b.md", text: "1")], in: directory)
            let before = try inode("\(directory)/a.md")
            try Replacement.replace([SiteFile(path: "a.md", text: "1"), SiteFile(path: "b.md", text: "2")], in: directory)
            #expect(try inode("\(directory)/a.md") == before)
            #expect(try text("\(directory)/b.md") == "2")
            #expect(try text("\(directory)/README.md") == "mine")
            #expect(try Files.names(in: directory) == ["README.md", "a.md", "b.md"])
        }
    }

    @Test func `several at once do not get in each other's way`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...8 { group.addTask { try Replacement.replace(files("\(number)"), in: directory) } }
            try await group.waitForAll()
        }
        #expect(try Files.names(in: directory).count == 20)
    }

    @Test func `a link in place of a file is replaced, not written through`() throws {
        try withTemporaryDirectory { directory in
            try put("secret", "\(directory)/target")
            try FileManager.default.createSymbolicLink(atPath: "\(directory)/a.md", withDestinationPath: "\(directory)/target")
            try Replacement.replace([SiteFile(path: "a.md", text: "report")], in: directory)
            #expect(try text("\(directory)/target") == "secret")
            #expect(try text("\(directory)/a.md") == "report")
            #expect(throws: FileError.self) { try Files.create("\(directory)/a.md", [1]) }
        }
    }

    @Test func `a file that cannot be replaced is named, and no draft is left`() throws {
        try withTemporaryDirectory { directory in
            try put("x", "\(directory)/a.md/x")
            let error = FileError(path: "\(directory)/a.md", attempt: "write", reason: "Is a directory")
            #expect(throws: error) { try Replacement.replace([SiteFile(path: "a.md", text: "1")], in: directory) }
            #expect(try Files.names(in: directory) == ["a.md"])
        }
    }

    @Test func `what is only prepared replaces nothing, and leaves nothing when it goes out of use`() throws {
        try withTemporaryDirectory { directory in
            try put("old", "\(directory)/a.md")
            var prepared: Replacement? = try Replacement([SiteFile(path: "a.md", text: "new")], in: directory)
            #expect(try text("\(directory)/a.md") == "old" && Files.names(in: directory).count == 2)
            try prepared?.putInPlace()
            #expect(try text("\(directory)/a.md") == "new")
            prepared = try Replacement([SiteFile(path: "a.md", text: "newer")], in: directory)
            prepared = nil
            #expect(try text("\(directory)/a.md") == "new" && Files.names(in: directory) == ["a.md"])
        }
    }

    @Test func `a full disk is named`() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let error = FileError(path: "x", attempt: "write", reason: "No space left on device")
        #expect(throws: error) { try Files.write([1, 2, 3], to: dup(full.fileDescriptor), at: "x") }
    }
}
