import Glibc

/// Puts a site in place at once. Readers see the old site or the new one, both whole, even if the build fails or is killed or the machine
/// loses its power.
///
/// The new site is written beside the old one, under a hidden name that is locked while its build runs, and put on the disk. Then the two
/// directories exchange their names, and the files in the old site's manifest are removed. A killed build leaves the other directory under
/// the hidden name; the next build removes this directory.
///
/// A directory with a file that no manifest lists is refused, and nothing in it is touched.
public struct Publisher: Sendable {
    public let output: String
    /// As the caller named it, for messages.
    private let given: String
    private let calls: FileSystemCalls

    /// A symbolic link to a directory stays a link; its target is replaced.
    public init(output: String) {
        self.init(output: output, by: FileSystemCalls())
    }

    init(output: String, by calls: FileSystemCalls) {
        self.output = Paths.resolved(output)
        given = output
        self.calls = calls
    }

    /// Publishes these files. Throws a `FileError`. O(bytes).
    public func publish(_ files: [SiteFile]) throws {
        try publish(files.map(\.path)) { write in
            for file in files { try write(file) }
        }
    }

    /// Publishes files with these paths; `make` gives each file to its argument, on any thread. Throws the errors of `publish` for files
    /// and of `make`; after an error of `make` the old site is unchanged.
    public func publish(_ paths: [String], _ make: (_ write: @escaping @Sendable (SiteFile) throws -> Void) throws -> Void) throws {
        try StopSignals.wait { try publishUndisturbed(Set(paths), make) }
    }

    private func publishUndisturbed(_ paths: Set<String>, _ make: (@escaping @Sendable (SiteFile) throws -> Void) throws -> Void) throws {
        let (parent, name) = (Paths.above(output), Paths.lastName(output))
        try Files.makeDirectory(parent)
        try Draft.clear(in: parent, for: name, by: calls)
        // Another build must not exchange the two directories during the check.
        try Draft.whileAlone(in: parent, by: calls) { () throws(FileError) in try checkOutput() }
        let draft = try Draft(in: parent, for: name, by: calls)
        do {
            let files = try draft.begin(paths, sharing: output)
            try make { file in try files.write(file) }
            try draft.adopt(output)
            try files.sync()
            try Draft.whileAlone(in: parent, by: calls) { () throws(FileError) in
                try putInPlace(draft)
                // Another build may exchange this site at once, and could not clear a locked one.
                draft.release()
            }
        } catch {
            draft.remove()
            throw error
        }
        // From here on the draft's name is the old site's. The next build clears what cannot be cleared now.
        try Files.syncNames(of: parent, by: calls.syncNames)
        try? Draft.clear(in: parent, for: name, by: calls)
    }

    /// Refuses to replace files that evdoc did not write.
    private func checkOutput() throws(FileError) {
        switch Files.kind(of: output) {
        case .missing:
            guard Files.kindOfEntry(output) == .missing else { throw refusal("the link leads nowhere") }
        case .file, .other: throw refusal("it is a file, not a directory")
        case .directory:
            guard let foreign = try foreignFile else { return }
            throw refusal("evdoc did not write \(foreign) in it; move it elsewhere, or into site/static if it is for the server")
        }
    }

    private var foreignFile: String? {
        get throws(FileError) {
            guard let manifest = Manifest(in: output) else { return try Files.names(in: output).first }
            return try manifest.contents(of: output).foreign.first
        }
    }

    private func refusal(_ reason: String) -> FileError { FileError(path: given, attempt: "publish", reason: reason) }

    private func putInPlace(_ draft: Draft) throws(FileError) {
        // The second call, if there is no old site yet.
        if calls.exchange(draft.path, output) == 0 || rename(draft.path, output) == 0 { return }
        // The file system cannot exchange names.
        let old = draft.path + Draft.oldSuffix
        guard rename(output, old) == 0 else { throw FileError(path: output, attempt: "replace", code: errno) }
        guard rename(draft.path, output) == 0 else {
            let code = errno
            rename(old, output)
            throw FileError(path: output, attempt: "replace", code: code)
        }
    }
}
