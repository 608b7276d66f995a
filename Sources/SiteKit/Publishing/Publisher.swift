import CRename
import Glibc

/// Puts a site in place at once: readers, and a build that fails or is killed, see the old site or the new, both whole.
///
/// The new site is written beside the old, under a hidden name that is locked for as long as its build lives. Then the two
/// directories change names in one step. What is left of a killed build is not locked any more; the next build removes it.
public struct Publisher: Sendable {
    /// Stands in every published site, so that nothing but a site is ever replaced.
    static let mark = "evdoc-site.txt"

    public let output: String

    /// A symbolic link to a directory stays one: what it leads to is replaced.
    public init(output: String) {
        self.output = Paths.resolved(output)
    }

    /// Publishes these files. O(bytes).
    public func publish(_ files: [SiteFile]) throws(WorldError) {
        try publish { (draft) throws(WorldError) in
            var made: Set<String> = []
            for file in files {
                let path = Paths.join(draft, file.path)
                let directory = Paths.above(path)
                if made.insert(directory).inserted { try Files.makeDirectory(directory) }
                try Files.write(file.bytes, to: path)
            }
        }
    }

    /// Publishes what `write` puts into the directory that it is given.
    func publish(_ write: (String) throws(WorldError) -> Void) throws(WorldError) {
        try checkOutput()
        let parent = Paths.above(output)
        try Files.makeDirectory(parent)
        try removeLeftovers(in: parent)
        let draft = try Draft(in: parent, for: Paths.lastName(output))
        do throws(WorldError) {
            try write(draft.path)
            try Files.write(
                Array("Written by evdoc, which replaces this directory as a whole.\n".utf8), to: Paths.join(draft.path, Publisher.mark))
            try putInPlace(draft)
        } catch {
            try? Files.remove(draft.path)
            throw error
        }
        // What was the old site now has the draft's name. Failing to remove it harms nobody; the next build tries again.
        try? Files.remove(draft.path)
    }

    /// Refuses to replace what evdoc did not write.
    private func checkOutput() throws(WorldError) {
        switch Files.kind(of: output) {
        case .missing: return
        case .file, .other: throw WorldError(path: output, attempt: "publish", reason: "it is a file, not a directory")
        case .directory:
            let names = try Files.names(in: output)
            guard names.isEmpty || names.contains(Publisher.mark) else {
                throw WorldError(path: output, attempt: "publish", reason: "the directory holds files that evdoc did not write")
            }
        }
    }

    private func removeLeftovers(in parent: String) throws(WorldError) {
        for name in try Files.names(in: parent) where name.hasPrefix(Draft.prefix(for: Paths.lastName(output))) {
            let leftover = Paths.join(parent, name)
            // Killed between two renames: the old site comes back first.
            if name.hasSuffix(Draft.oldSuffix), Files.kind(of: output) == .missing, rename(leftover, output) == 0 { continue }
            Draft.removeIfAbandoned(leftover)
        }
    }

    private func putInPlace(_ draft: Draft) throws(WorldError) {
        let exchange = UInt32(1 << 1)
        if renameat2(AT_FDCWD, draft.path, AT_FDCWD, output, exchange) == 0 { return }
        // There is no old site yet, or the file system cannot exchange names.
        if rename(draft.path, output) == 0 { return }
        let old = draft.path + Draft.oldSuffix
        guard rename(output, old) == 0 else { throw WorldError(path: output, attempt: "replace", code: errno) }
        guard rename(draft.path, output) == 0 else {
            let code = errno
            rename(old, output)
            throw WorldError(path: output, attempt: "replace", code: code)
        }
        try? Files.remove(old)
    }
}
