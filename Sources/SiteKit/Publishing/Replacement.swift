import Glibc

/// Puts single files in place in a directory that others write into too.
///
/// A reader, a kill or a power loss sees the old file or the new, for each of them. What the disk or a permission keeps from being written is found out
/// before the first of them is in place.
public final class Replacement {
    private static let draftName = "files"

    private let directory: String
    private let files: [SiteFile]
    /// Nil when all are in place already.
    private let draft: Draft?

    /// Writes the files beside those that they replace. Files that are equal already are left alone. The files' paths are names in the directory.
    /// O(bytes).
    public init(_ files: [SiteFile], in directory: String) throws(WorldError) {
        self.directory = directory
        try Files.makeDirectory(directory)
        for leftover in try Draft.abandoned(in: directory, for: Replacement.draftName) { leftover.whileLocked { Draft.remove($0) } }
        let changed = files.filter { !Files.holds(Paths.join(directory, $0.path), $0.bytes) }
        for file in changed { try Replacement.check(Paths.join(directory, file.path)) }
        self.files = changed
        draft = changed.isEmpty ? nil : try Draft(in: directory, for: Replacement.draftName)
        do throws(WorldError) {
            try draft?.write(changed)
        } catch {
            draft?.remove()
            throw error
        }
    }

    deinit {
        draft?.remove()
    }

    /// Call it once.
    public func putInPlace() throws(WorldError) {
        guard let draft else { return }
        for file in files {
            let target = Paths.join(directory, file.path)
            guard rename(Paths.join(draft.path, file.path), target) == 0 else {
                throw WorldError(path: target, attempt: "write", code: errno)
            }
        }
        try Files.syncNames(of: directory)
    }

    /// Both at once.
    public static func replace(_ files: [SiteFile], in directory: String) throws(WorldError) {
        try StopSignals.wait { () throws(WorldError) in try Replacement(files, in: directory).putInPlace() }
    }

    /// A file never takes the place of a directory.
    private static func check(_ path: String) throws(WorldError) {
        guard Files.kindOfEntry(path) != .directory else { throw WorldError(path: path, attempt: "write", code: EISDIR) }
    }
}
