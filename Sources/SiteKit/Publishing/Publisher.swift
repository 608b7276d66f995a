import Glibc

/// Puts a site in place at once: readers, a build that fails or is killed, and a machine that loses its power see the old site or the new,
/// both whole. Only what the old site's manifest lists is replaced.
///
/// The new site is written beside the old, under a hidden name that is locked for as long as its build lives, and put on the disk. Then the
/// two directories change names in one step, and files that evdoc did not write move over to the new one. A killed build leaves the other
/// directory under the hidden name; the next build moves what is not evdoc's out of it and removes the rest.
public struct Publisher: Sendable {
    public let output: String
    private let calls: FileSystemCalls

    /// A symbolic link to a directory stays one: what it leads to is replaced.
    public init(output: String) {
        self.init(output: output, by: FileSystemCalls())
    }

    init(output: String, by calls: FileSystemCalls) {
        self.output = Paths.resolved(output)
        self.calls = calls
    }

    /// Publishes these files. Throws a `WorldError`; one that names a file which cannot be moved to the new site comes after that is in place. O(bytes).
    public func publish(_ files: [SiteFile]) throws {
        try publish(files.map(\.path)) { write in
            for file in files { try write(file) }
        }
    }

    /// Publishes files with these paths, each of which `make` makes and gives to its argument, on any thread. Throws as `publish` of files does, and what
    /// `make` throws, after which the old site is as it was.
    public func publish(_ paths: [String], _ make: (_ write: @escaping @Sendable (SiteFile) throws -> Void) throws -> Void) throws {
        try StopSignals.wait { try publishUndisturbed(Manifest(paths), make) }
    }

    private func publishUndisturbed(_ new: Manifest, _ make: (@escaping @Sendable (SiteFile) throws -> Void) throws -> Void) throws {
        let parent = Paths.above(output)
        try Files.makeDirectory(parent)
        let stuck = try recover(in: parent)
        let published = try checkOutput(new)
        let draft = try Draft(in: parent, for: Paths.lastName(output), by: calls)
        let old: String?
        do {
            let files = try draft.begin(new.paths, sharing: published)
            try make { file in try files.write(file) }
            try files.sync()
            old = try putInPlace(draft)
        } catch {
            draft.remove()
            throw error
        }
        // From here on the draft's name is the old site's: what is left of it after an error is the next build's to clear.
        try Files.syncNames(of: parent, by: calls)
        // Another build may have found it first, and clears it.
        var left: WorldError?
        old.flatMap(AbandonedDraft.init)?.whileLocked { left = clear($0, for: new) }
        if let error = left ?? stuck { throw error }
    }

    /// Refuses to replace what evdoc did not write. Gives the site that is there.
    private func checkOutput(_ new: Manifest) throws(WorldError) -> PublishedSite? {
        switch Files.kind(of: output) {
        case .missing:
            guard Files.kindOfEntry(output) == .missing else { throw refusal("the link leads nowhere") }
            return nil
        case .file, .other: throw refusal("it is a file, not a directory")
        case .directory: break
        }
        guard let manifest = Manifest(in: output) else {
            if try Files.names(in: output).isEmpty { return nil }
            throw refusal("the directory holds files that evdoc did not write")
        }
        let contents = try manifest.contents(of: output, shared: new)
        for path in contents.foreign {
            if new.writes(path) { throw refusal("evdoc did not write \(path), and the new site has a file there") }
            // Such a name cannot be given to the system as it was read.
            if path.unicodeScalars.contains("\u{FFFD}") { throw refusal("it holds \(path), whose name is not UTF-8") }
        }
        return PublishedSite(output, own: contents.own)
    }

    private func refusal(_ reason: String) -> WorldError { WorldError(path: output, attempt: "publish", reason: reason) }

    /// Clears up after builds that were killed. Gives what could not be moved.
    private func recover(in parent: String) throws(WorldError) -> WorldError? {
        var stuck: WorldError?
        for draft in try Draft.abandoned(in: parent, for: Paths.lastName(output)) {
            try draft.whileLocked { leftover throws(WorldError) in stuck = try recover(leftover) ?? stuck }
        }
        return stuck
    }

    private func recover(_ leftover: String) throws(WorldError) -> WorldError? {
        // Killed between two renames: the old site comes back first. Until there is a new one nothing of it goes.
        if leftover.hasSuffix(Draft.oldSuffix) {
            if calls.move(leftover, toFree: output) { return nil }
            let code = errno
            if Files.kind(of: output) == .missing { throw WorldError(path: leftover, attempt: "move it back", code: code) }
        }
        return clear(leftover, for: Manifest(in: output))
    }

    /// Moves what is not evdoc's from an old site to the new one and removes the rest. What cannot be moved stays where it is; gives the
    /// first such file.
    private func clear(_ old: String, for new: Manifest?) -> WorldError? {
        var stuck: WorldError?
        if let new, let manifest = Manifest(in: old), let contents = try? manifest.contents(of: old, shared: new) {
            for path in contents.foreign {
                let target = Paths.join(output, path)
                try? Files.makeDirectory(Paths.above(target))
                let source = Paths.join(old, path)
                if !calls.move(source, toFree: target), stuck == nil {
                    stuck = WorldError(path: source, attempt: "move to the new site, which is in place", code: errno)
                }
                // A directory that is not evdoc's either is gone with the last of its files.
                var emptied = Paths.above(path)
                while emptied != ".", (try? Files.remove(Paths.join(old, emptied))) != nil { emptied = Paths.above(emptied) }
            }
        }
        Draft.remove(old)
        return stuck
    }

    /// Gives the path under which the old site now is; nil when there was none.
    private func putInPlace(_ draft: Draft) throws(WorldError) -> String? {
        if calls.exchange(draft.path, output) { return draft.path }
        // There is no old site yet, or the file system cannot exchange names.
        if rename(draft.path, output) == 0 { return nil }
        let old = draft.path + Draft.oldSuffix
        guard rename(output, old) == 0 else { throw WorldError(path: output, attempt: "replace", code: errno) }
        guard rename(draft.path, output) == 0 else {
            let code = errno
            rename(old, output)
            throw WorldError(path: output, attempt: "replace", code: code)
        }
        return old
    }
}
