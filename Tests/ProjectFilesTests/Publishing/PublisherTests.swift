import Foundation
import TemporaryFiles
import Testing
@testable import ProjectFiles

struct PublisherTests {
    private static let site = [SiteFile(path: "index.html", text: "new"), SiteFile(path: "a/b/c.html", text: "deep")]
    private static let old = [SiteFile(path: "index.html", text: "old"), SiteFile(path: "a/old.html", text: "old")]

    private func names(_ directory: String) throws -> [String] { try Files.names(in: directory) }

    private func refusal(_ output: String, _ reason: String) -> FileError {
        FileError(path: output, attempt: "publish", reason: reason)
    }

    private func refusal(_ output: String, of file: String) -> FileError {
        refusal(output, "evdoc did not write \(file) in it; move it elsewhere, or into site/static if it is for the server")
    }

    @Test func `the site stands where it was asked for, and nothing else is left`() throws {
        try withTemporaryDirectory { directory in
            let output = "\(directory)/deep/public"
            try Publisher(output: output).publish(Self.site)
            try Publisher(output: output).publish(Self.site)
            #expect(try text("\(output)/a/b/c.html") == "deep")
            #expect(try names("\(directory)/deep") == ["public"])
        }
    }

    @Test func `pages of the old site that the new one lacks are gone`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish([SiteFile(path: "old.html", text: "old"), SiteFile(path: "x/y/old.html", text: "old")])
            try publisher.publish(Self.site)
            #expect(try names(publisher.output) == ["a", "evdoc-site.txt", "index.html"])
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `a page that stays as it is keeps its file, one that changes gets another`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish(Self.site)
            let (index, deep) = (try number("\(publisher.output)/index.html"), try number("\(publisher.output)/a/b/c.html"))
            try publisher.publish([SiteFile(path: "index.html", text: "newer"), Self.site[1]])
            #expect(try text("\(publisher.output)/index.html") == "newer")
            #expect(try number("\(publisher.output)/index.html") != index)
            #expect(try number("\(publisher.output)/a/b/c.html") == deep)
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `a page with another mode, or behind a link, is written anew`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish(Self.site)
            chmod("\(publisher.output)/index.html", 0o600)
            try FileManager.default.moveItem(atPath: "\(publisher.output)/a/b/c.html", toPath: "\(directory)/mine.html")
            symlink("\(directory)/mine.html", "\(publisher.output)/a/b/c.html")
            let (index, mine) = (try number("\(publisher.output)/index.html"), try number("\(directory)/mine.html"))
            try publisher.publish(Self.site)
            #expect(try number("\(publisher.output)/index.html") != index)
            #expect(try number("\(publisher.output)/a/b/c.html") != mine)
            #expect(Files.kindOfEntry("\(publisher.output)/a/b/c.html") == .file)
        }
    }

    /// Two names with one number are one file.
    private func number(_ path: String) throws -> UInt64 {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64)
    }

    @Test(arguments: ["CNAME", ".git/objects/1", "a/thesis.txt", "a/b/mine.txt", "index.html.bak", "index.html/x", "old.html"])
    func `a site with a file that evdoc did not write is refused, and stays as it is`(path: String) throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish(Self.old)
            if path.hasPrefix("index.html/") { try Files.remove("\(publisher.output)/index.html") }
            try put("mine", "\(publisher.output)/\(path)")
            let named =
                path == "a/thesis.txt"
                ? path : ["a/b/mine.txt": "a/b", ".git/objects/1": ".git", "index.html/x": "index.html"][path] ?? path
            #expect(throws: refusal(publisher.output, of: named)) { try publisher.publish(Self.site) }
            #expect(try text("\(publisher.output)/\(path)") == "mine")
            #expect(try text("\(publisher.output)/a/old.html") == "old")
            #expect(try names(directory) == ["public"])
        }
    }

    @Test(arguments: [
        "", "Written by evdoc.\n",
        "Written by evdoc, which replaces the files listed here and leaves all others alone. Files: 2\nthesis.txt\n",
    ])
    func `a mark that is no manifest makes no site of a directory`(mark: String) throws {
        try withTemporaryDirectory { directory in
            let output = "\(directory)/d"
            try put("x", "\(output)/thesis.txt")
            try put(mark, "\(output)/\(Manifest.name)")
            #expect(throws: refusal(output, of: Manifest.name)) { try Publisher(output: output).publish(Self.site) }
            #expect(try text("\(output)/thesis.txt") == "x")
        }
    }

    @Test func `a manifest reaches nothing outside of its directory`() throws {
        try withTemporaryDirectory { directory in
            try put("x", "\(directory)/secret")
            try put("x", "\(directory)/elsewhere/index.html")
            let manifest = Manifest(["../secret", "/etc/passwd", "link/index.html"]).file.text
            for place in ["public", "\(Draft.prefix(for: "public"))killed"] {
                try put(manifest, "\(directory)/\(place)/\(Manifest.name)")
                try FileManager.default.createSymbolicLink(
                    atPath: "\(directory)/\(place)/link", withDestinationPath: "\(directory)/elsewhere")
            }
            #expect(throws: refusal("\(directory)/public", of: "link")) { try Publisher(output: "\(directory)/public").publish(Self.site) }
            #expect(try text("\(directory)/secret") == "x")
            #expect(try text("\(directory)/elsewhere/index.html") == "x")
        }
    }

    @Test(arguments: [0o700, 0o750, 0o2700, 0o2755, 0o755])
    func `a site keeps the permissions of its directory`(mode: Int) throws {
        try withTemporaryDirectory { folder in
            let site = "\(folder)/site"
            try #require(mkdir(site, 0o755) == 0 && chmod(site, mode_t(mode)) == 0)
            for text in ["a", "b"] {
                try Publisher(output: site).publish([SiteFile(path: "a.html", text: text)])
                var info = stat()
                try #require(stat(site, &info) == 0)
                #expect(info.st_mode & 0o7777 == mode_t(mode))
            }
        }
    }

    @Test func `a build that fails half-way leaves the old site whole and no draft`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish(Self.old)
            #expect(throws: FileError.self) { try publisher.publish(Self.site + [SiteFile(path: "index.html/x", text: "no")]) }
            #expect(try text("\(publisher.output)/index.html") == "old")
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `what a killed build left is removed by the next, what a living one writes is not`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            let killed = "\(directory)/\(Draft.prefix(for: "public"))killed"
            try put(Manifest(Self.site.map(\.path)).file.text, "\(killed)/\(Manifest.name)")
            try put("half", "\(killed)/a/b/c.html")
            let living = try Draft(in: directory, for: "public")
            try living.write(Self.site)
            try publisher.publish(Self.site)
            #expect(Files.kind(of: killed) == .missing)
            #expect(try text("\(living.path)/index.html") == "new")
        }
    }

    @Test func `of what a killed build left, only what its manifest lists is removed`() throws {
        try withTemporaryDirectory { directory in
            let killed = "\(directory)/\(Draft.prefix(for: "public"))killed"
            try put(Manifest(Self.old.map(\.path)).file.text, "\(killed)/\(Manifest.name)")
            for path in ["index.html", "a/old.html", "a/mine.txt"] { try put("from before", "\(killed)/\(path)") }
            try Publisher(output: "\(directory)/public").publish(Self.site)
            #expect(try names(killed) == ["a", Manifest.name])
            #expect(try names("\(killed)/a") == ["mine.txt"])
        }
    }

    @Test func `killed between two renames, the old site comes back`() throws {
        try withTemporaryDirectory { directory in
            let old = "\(directory)/\(Draft.prefix(for: "public"))x\(Draft.oldSuffix)"
            try put("old", "\(old)/index.html")
            try put(Manifest(["index.html"]).file.text, "\(old)/\(Manifest.name)")
            let publisher = Publisher(output: "\(directory)/public")
            #expect(throws: FileError.self) { try publisher.publish(Self.site + [SiteFile(path: "index.html/x", text: "no")]) }
            #expect(try text("\(directory)/public/index.html") == "old")
        }
    }

    @Test func `where the file system exchanges no names a site is replaced all the same`() throws {
        try withTemporaryDirectory { directory in
            var calls = FileSystemCalls()
            calls.exchange = { _, _ in
                errno = EINVAL
                return -1
            }
            let publisher = Publisher(output: "\(directory)/public", by: calls)
            try publisher.publish(Self.old)
            try publisher.publish(Self.site)
            #expect(try text("\(publisher.output)/index.html") == "new")
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `a mistake that is found while the files are made leaves the old site as it was, and no draft`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish(Self.old)
            #expect(throws: CancellationError.self) {
                try publisher.publish(Self.site.map(\.path)) { write in
                    try write(Self.site[0])
                    throw CancellationError()
                }
            }
            #expect(try text("\(publisher.output)/index.html") == "old")
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `an error after the new site is in place takes nothing from the old one`() throws {
        try withTemporaryDirectory { directory in
            let plain = Publisher(output: "\(directory)/public")
            try plain.publish(Self.old)
            var calls = FileSystemCalls()
            calls.syncNames = { _ in
                errno = EIO
                return -1
            }
            #expect(throws: FileError.self) { try Publisher(output: plain.output, by: calls).publish(Self.site) }
            #expect(try text("\(plain.output)/index.html") == "new")
            let old = try #require(try names(directory).first { $0 != "public" })
            #expect(try text("\(directory)/\(old)/index.html") == "old")
            try plain.publish(Self.site)
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `a draft that cannot be locked is refused`() throws {
        try withTemporaryDirectory { directory in
            var calls = FileSystemCalls()
            calls.lock = { _ in
                errno = ENOLCK
                return -1
            }
            let error = #expect(throws: FileError.self) { try Publisher(output: "\(directory)/public", by: calls).publish(Self.site) }
            #expect(error?.attempt == "lock" && error?.reason == "No locks available")
            let left = try names(directory)
            #expect(left == [])
        }
    }

    @Test func `builds at once do not get in each other's way`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...8 {
                // Each with a page that the others have not.
                let site = Self.site + [SiteFile(path: "\(number).html", text: "own")]
                group.addTask { for _ in 1...5 { try Publisher(output: "\(directory)/public").publish(site) } }
            }
            try await group.waitForAll()
        }
        #expect(try names(directory) == ["public"])
        #expect(try names("\(directory)/public").count == 4)
    }

    @Test func `single files are put into a site without a trace of others`() throws {
        try withTemporaryDirectory { directory in
            let output = "\(directory)/public"
            try Publisher(output: output).publish(Self.site)
            let prepared = try Replacement([SiteFile(path: "a/b/c.html", text: "newer")], in: output, isSite: true)
            #expect(try Manifest(in: output)?.contents(of: output).foreign == [])
            try prepared.putInPlace()
            #expect(try text("\(output)/a/b/c.html") == "newer")
            try Publisher(output: output).publish(Self.site)
            #expect(try text("\(output)/a/b/c.html") == "deep")
        }
    }

    @Test func `a file is not replaced by a site`() throws {
        try withTemporaryDirectory { directory in
            let output = "\(directory)/file"
            try put("x", output)
            #expect(throws: refusal(output, "it is a file, not a directory")) { try Publisher(output: output).publish(Self.site) }
            #expect(try text(output) == "x")
        }
    }

    @Test func `a directory with something else in it is not replaced, an empty one is`() throws {
        try withTemporaryDirectory { directory in
            let output = "\(directory)/home"
            try Files.makeDirectory(output)
            try Publisher(output: output).publish(Self.site)
            try Files.remove("\(output)/\(Manifest.name)")
            #expect(throws: refusal(output, of: "a")) { try Publisher(output: output).publish(Self.site) }
        }
    }

    @Test func `a symbolic link to the site stays one`() throws {
        try withTemporaryDirectory { directory in
            try Publisher(output: "\(directory)/real").publish(Self.old)
            try FileManager.default.createSymbolicLink(atPath: "\(directory)/link", withDestinationPath: "\(directory)/real")
            try Publisher(output: "\(directory)/link").publish(Self.site)
            #expect(try text("\(directory)/real/index.html") == "new")
        }
    }

    @Test func `a link that leads nowhere is not replaced by a site`() throws {
        try withTemporaryDirectory { directory in
            let link = "\(directory)/site"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
            let error = FileError(path: link, attempt: "publish", reason: "the link leads nowhere")
            #expect(throws: error) { try Publisher(output: link).publish([SiteFile(path: "a.html", text: "new")]) }
            #expect(try Files.names(in: directory) == ["site"])
        }
    }

    @Test func `a directory that cannot be made is named`() {
        let error = #expect(throws: FileError.self) { try Publisher(output: "/proc/evdoc/public").publish(Self.site) }
        #expect(error?.description.hasPrefix("/proc/evdoc: cannot create the directory: ") == true)
    }
}
