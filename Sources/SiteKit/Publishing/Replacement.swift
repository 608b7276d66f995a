import Glibc

/// Puts single files in place in a directory that others write into too.
public enum Replacement {
    /// A reader, a kill or a power loss sees the old file or the new, for each of them. Files that are equal already are left alone. The
    /// files' paths are names in the directory. O(bytes).
    public static func replace(_ files: [SiteFile], in directory: String) throws(WorldError) {
        try Files.makeDirectory(directory)
        for leftover in try Draft.abandoned(in: directory, for: draftName) { Draft.remove(leftover) }
        let changed = files.filter { !isInPlace($0, in: directory) }
        guard !changed.isEmpty else { return }
        let draft = try Draft(in: directory, for: draftName)
        defer { draft.remove() }
        try draft.write(changed)
        for file in changed {
            let target = Paths.join(directory, file.path)
            guard rename(Paths.join(draft.path, file.path), target) == 0 else {
                throw WorldError(path: target, attempt: "write", code: errno)
            }
        }
        try Files.syncNames(of: directory)
    }

    private static let draftName = "files"

    private static func isInPlace(_ file: SiteFile, in directory: String) -> Bool {
        let path = Paths.join(directory, file.path)
        return Files.kindOfEntry(path) == .file && (try? Files.read(path)) == file.bytes
    }
}
