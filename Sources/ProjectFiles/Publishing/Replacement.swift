import Glibc

/// Puts single files in place in a directory that others write into too.
///
/// For each file a reader, a kill or a power loss sees the old version or the new one. If the disk or a permission prevents writing, the
/// error comes before the first file is in place.
public final class Replacement {
    private static let draftName = "files"

    private let directory: String
    private let files: [SiteFile]
    /// Nil if all files are equal already.
    private let draft: Draft?

    /// Writes the files beside those that they replace, and skips equal files. The directories of the files must exist. Files of a site are
    /// written beside the site, which has only files that its manifest lists. O(bytes).
    public init(_ files: [SiteFile], in directory: String, isSite: Bool = false) throws(FileError) {
        self.directory = directory
        try Files.makeDirectory(directory)
        let (place, name) = isSite ? (Paths.above(directory), Paths.lastName(directory)) : (directory, Replacement.draftName)
        try Draft.clear(in: place, for: name)
        let changed = files.filter { !Files.holds(Paths.join(directory, $0.path), $0.bytes) }
        for file in changed { try Replacement.check(Paths.join(directory, file.path)) }
        self.files = changed
        draft = changed.isEmpty ? nil : try Draft(in: place, for: name)
        do throws(FileError) {
            try draft?.write(changed)
        } catch {
            draft?.remove()
            throw error
        }
    }

    deinit {
        draft?.remove()
    }

    /// Puts the written files in place; call once.
    public func putInPlace() throws(FileError) {
        guard let draft else { return }
        for file in files {
            let target = Paths.join(directory, file.path)
            guard rename(Paths.join(draft.path, file.path), target) == 0 else {
                throw FileError(path: target, attempt: "write", code: errno)
            }
        }
        try Files.syncNames(of: directory)
    }

    /// Writes the files and puts them in place.
    public static func replace(_ files: [SiteFile], in directory: String, isSite: Bool = false) throws(FileError) {
        try StopSignals.wait { () throws(FileError) in try Replacement(files, in: directory, isSite: isSite).putInPlace() }
    }

    /// A file never replaces a directory.
    private static func check(_ path: String) throws(FileError) {
        guard Files.kindOfEntry(path) != .directory else { throw FileError(path: path, attempt: "write", code: EISDIR) }
    }
}
