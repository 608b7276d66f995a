import Foundation
import Synchronization
import Testing

@testable import SiteKit

struct PublisherTests {
    private static let site = [SiteFile(path: "index.html", text: "new"), SiteFile(path: "a/b/c.html", text: "deep")]
    private static let old = [SiteFile(path: "index.html", text: "old"), SiteFile(path: "a/old.html", text: "old")]

    private func names(_ directory: String) throws -> [String] { try Files.names(in: directory) }

    private func refusal(_ output: String, _ reason: String) -> WorldError {
        WorldError(path: output, attempt: "publish", reason: reason)
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

    @Test func `files that evdoc did not write stay, wherever they are`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish(Self.old)
            let foreign = ["CNAME", ".git/objects/1", "a/thesis.txt", "a/b/mine.txt", "index.html.bak"]
            for path in foreign { try put("mine", "\(publisher.output)/\(path)") }
            for _ in 1...2 {
                try publisher.publish(Self.site)
                for path in foreign { #expect(try text("\(publisher.output)/\(path)") == "mine") }
            }
            #expect(Files.kind(of: "\(publisher.output)/a/old.html") == .missing)
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `a file that somebody else wrote where the site has one is not replaced`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish([SiteFile(path: "index.html", text: "old")])
            try put("mine", "\(publisher.output)/a")
            let error = refusal(publisher.output, "evdoc did not write a, and the new site has a file there")
            #expect(throws: error) { try publisher.publish(Self.site) }
            #expect(try text("\(publisher.output)/a") == "mine")
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
            #expect(throws: refusal(output, "the directory holds files that evdoc did not write")) {
                try Publisher(output: output).publish(Self.site)
            }
            #expect(try text("\(output)/thesis.txt") == "x")
        }
    }

    @Test func `a manifest reaches nothing outside of its directory`() throws {
        try withTemporaryDirectory { directory in
            try put("x", "\(directory)/secret")
            try put("x", "\(directory)/elsewhere/index.html")
            let output = "\(directory)/public"
            try put(Manifest(["../secret", "/etc/passwd", "link/index.html"]).file.text, "\(output)/\(Manifest.name)")
            try FileManager.default.createSymbolicLink(atPath: "\(output)/link", withDestinationPath: "\(directory)/elsewhere")
            try Publisher(output: output).publish(Self.site)
            #expect(try text("\(directory)/secret") == "x")
            #expect(try text("\(directory)/elsewhere/index.html") == "x")
            #expect(try text("\(output)/link/index.html") == "x")
        }
    }

    @Test func `a build that fails half-way leaves the old site whole and no draft`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish(Self.old)
            #expect(throws: WorldError.self) { try publisher.publish(Self.site + [SiteFile(path: "index.html/x", text: "no")]) }
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

    @Test func `files that were not evdoc's come back from a build that was killed as it cleared up`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public")
            try publisher.publish(Self.site)
            let killed = "\(directory)/\(Draft.prefix(for: "public"))killed"
            try put(Manifest(Self.old.map(\.path)).file.text, "\(killed)/\(Manifest.name)")
            for path in ["index.html", "a/old.html", "a/mine.txt", ".git/objects/1"] { try put("from before", "\(killed)/\(path)") }
            try publisher.publish(Self.site)
            #expect(try text("\(publisher.output)/a/mine.txt") == "from before")
            #expect(try text("\(publisher.output)/.git/objects/1") == "from before")
            #expect(try text("\(publisher.output)/index.html") == "new")
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `killed between two renames, the old site comes back`() throws {
        try withTemporaryDirectory { directory in
            let old = "\(directory)/\(Draft.prefix(for: "public"))x\(Draft.oldSuffix)"
            try put("old", "\(old)/index.html")
            try put(Manifest(["index.html"]).file.text, "\(old)/\(Manifest.name)")
            let publisher = Publisher(output: "\(directory)/public")
            #expect(throws: WorldError.self) { try publisher.publish(Self.site + [SiteFile(path: "index.html/x", text: "no")]) }
            #expect(try text("\(directory)/public/index.html") == "old")
        }
    }

    /// A file system whose renames take no flags, such as NFS.
    private static var withoutFlags: FileSystemCalls {
        var calls = FileSystemCalls()
        calls.rename = { _, _, _ in
            errno = EINVAL
            return -1
        }
        return calls
    }

    @Test func `where renames take no flags a site is replaced, and files that are not evdoc's move over to it`() throws {
        try withTemporaryDirectory { directory in
            let publisher = Publisher(output: "\(directory)/public", by: Self.withoutFlags)
            try publisher.publish(Self.old)
            try put("mine", "\(publisher.output)/a/thesis.txt")
            try publisher.publish(Self.site)
            #expect(try text("\(publisher.output)/index.html") == "new")
            #expect(try text("\(publisher.output)/a/thesis.txt") == "mine")
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `where renames take no flags, killed between two renames, the old site comes back`() throws {
        try withTemporaryDirectory { directory in
            let old = "\(directory)/\(Draft.prefix(for: "public"))x\(Draft.oldSuffix)"
            try put("old", "\(old)/index.html")
            try put(Manifest(["index.html"]).file.text, "\(old)/\(Manifest.name)")
            let publisher = Publisher(output: "\(directory)/public", by: Self.withoutFlags)
            #expect(throws: WorldError.self) { try publisher.publish(Self.site + [SiteFile(path: "index.html/x", text: "no")]) }
            #expect(try text("\(directory)/public/index.html") == "old")
        }
    }

    @Test func `an old site that cannot come back is not removed before there is a new one`() throws {
        try withTemporaryDirectory { directory in
            let old = "\(directory)/\(Draft.prefix(for: "public"))x\(Draft.oldSuffix)"
            try put("old", "\(old)/index.html")
            try put(Manifest(["index.html"]).file.text, "\(old)/\(Manifest.name)")
            var calls = FileSystemCalls()
            calls.rename = { _, _, _ in
                errno = EACCES
                return -1
            }
            let error = WorldError(path: old, attempt: "move it back", reason: "Permission denied")
            #expect(throws: error) { try Publisher(output: "\(directory)/public", by: calls).publish(Self.site) }
            #expect(try text("\(old)/index.html") == "old")
        }
    }

    @Test func `a file that cannot be moved to the new site is named, and stays`() throws {
        try withTemporaryDirectory { directory in
            var calls = FileSystemCalls()
            let rename = calls.rename
            calls.rename = { path, name, flags in
                guard path.hasSuffix("thesis.txt") else { return rename(path, name, flags) }
                errno = EACCES
                return -1
            }
            let publisher = Publisher(output: "\(directory)/public", by: calls)
            try publisher.publish(Self.old)
            try put("mine", "\(publisher.output)/thesis.txt")
            let error = #expect(throws: WorldError.self) { try publisher.publish(Self.site) }
            #expect(error?.attempt == "move to the new site, which is in place")
            #expect(try text("\(publisher.output)/index.html") == "new")
            let stuck = try #require(error).path
            #expect(try text(stuck) == "mine")
            #expect(throws: WorldError.self) { try publisher.publish(Self.site) }
            #expect(try text(stuck) == "mine")
            try Publisher(output: publisher.output).publish(Self.site)
            #expect(try text("\(publisher.output)/thesis.txt") == "mine")
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
            try put("mine", "\(plain.output)/a/b/c.html.bak")
            var calls = FileSystemCalls()
            calls.syncNames = { _ in
                errno = EIO
                return -1
            }
            #expect(throws: WorldError.self) { try Publisher(output: plain.output, by: calls).publish(Self.site) }
            #expect(try text("\(plain.output)/index.html") == "new")
            let old = try #require(try names(directory).first { $0 != "public" })
            #expect(try text("\(directory)/\(old)/index.html") == "old")
            try plain.publish(Self.site)
            #expect(try text("\(plain.output)/a/b/c.html.bak") == "mine")
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
            let error = #expect(throws: WorldError.self) { try Publisher(output: "\(directory)/public", by: calls).publish(Self.site) }
            #expect(error?.attempt == "lock" && error?.reason == "No locks available")
            let left = try names(directory)
            #expect(left == [])
        }
    }

    @Test func `a draft that another build clears away before it is locked is made anew`() throws {
        try withTemporaryDirectory { directory in
            let isFirst = Atomic(true)
            var calls = FileSystemCalls()
            let lock = calls.lock
            calls.lock = { file in
                if isFirst.exchange(false, ordering: .relaxed) {
                    for name in (try? names(directory)) ?? [] { rmdir("\(directory)/\(name)") }
                }
                return lock(file)
            }
            try Publisher(output: "\(directory)/public", by: calls).publish(Self.site)
            let wasCleared = !isFirst.load(ordering: .relaxed)
            #expect(wasCleared)
            #expect(try text("\(directory)/public/index.html") == "new")
            #expect(try names(directory) == ["public"])
        }
    }

    @Test func `a draft is not cleared away while another build does so`() throws {
        try withTemporaryDirectory { directory in
            let path = "\(directory)/\(Draft.prefix(for: "public"))x"
            try put("left", "\(path)/index.html")
            let other = try #require(AbandonedDraft(path))
            other.whileLocked { _ in #expect(AbandonedDraft(path) == nil) }
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
            let error = refusal(output, "the directory holds files that evdoc did not write")
            #expect(throws: error) { try Publisher(output: output).publish(Self.site) }
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
            let error = WorldError(path: link, attempt: "publish", reason: "the link leads nowhere")
            #expect(throws: error) { try Publisher(output: link).publish([SiteFile(path: "a.html", text: "new")]) }
            #expect(try Files.names(in: directory) == ["site"])
        }
    }

    @Test func `a directory that cannot be made is named`() {
        let error = #expect(throws: WorldError.self) { try Publisher(output: "/proc/evdoc/public").publish(Self.site) }
        #expect(error?.description.hasPrefix("/proc/evdoc: cannot create the directory: ") == true)
    }
}
