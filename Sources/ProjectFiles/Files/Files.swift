import Glibc

/// Reads and writes files; every failure is a `FileError` with the path.
public enum Files {
    public enum Kind: Hashable, Sendable {
        case missing, file, directory, other
    }

    /// The kind of a file; for a symbolic link, of its target.
    public static func kind(of path: String) -> Kind {
        var info = stat()
        return stat(path, &info) == 0 ? kind(info) : .missing
    }

    /// The kind of a file; `other` for a symbolic link.
    public static func kindOfEntry(_ path: String) -> Kind {
        var info = stat()
        return lstat(path, &info) == 0 ? kind(info) : .missing
    }

    private static func kind(_ info: stat) -> Kind {
        switch info.st_mode & S_IFMT {
        case S_IFDIR: .directory
        case S_IFREG: .file
        default: .other
        }
    }

    /// The number of a file's owner; for a symbolic link, of its target. Nil for a missing file.
    public static func owner(of path: String) -> UInt32? {
        var info = stat()
        return stat(path, &info) == 0 ? info.st_uid : nil
    }

    /// The number of the file system of a file; nil for a missing file.
    public static func fileSystem(of path: String) -> UInt? {
        var info = stat()
        return stat(path, &info) == 0 ? info.st_dev : nil
    }

    /// The largest file that is read, in bytes.
    public static let sizeLimit = 64 << 20

    /// The bytes of a regular file; refuses other files, and files larger than the limit, before reading them. O(size).
    public static func read(_ path: String) throws(FileError) -> [UInt8] {
        let bytes = try read(path, first: sizeLimit + 1)
        guard bytes.count <= sizeLimit else {
            throw FileError(path: path, attempt: "read", reason: "it is larger than \(sizeLimit) bytes")
        }
        return bytes
    }

    /// The first bytes of a regular file, or all of a smaller one. O(count).
    ///
    /// Refuses more than 100 combining marks in a row: comparing such text is quadratic.
    public static func read(_ path: String, first most: Int) throws(FileError) -> [UInt8] {
        // Does not wait for a pipe without a writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw FileError(path: path, attempt: "read", code: errno) }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0 else { throw FileError(path: path, attempt: "read", code: errno) }
        guard kind(info) == .file else { throw FileError(path: path, attempt: "read", reason: "it is no regular file") }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < most {
            let count = Glibc.read(file, &chunk, min(chunk.count, most - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(path: path, attempt: "read", code: errno) }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        if let line = AccentRun.lineOfTooLong(in: bytes) {
            throw FileError(
                path: path, attempt: "read", reason: "line \(line) has more than \(AccentRun.most) accents in a row on one letter")
        }
        return bytes
    }

    /// Whether a regular file has these bytes. O(size).
    static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        var info = stat()
        guard lstat(path, &info) == 0, kind(info) == .file, info.st_size == bytes.count else { return false }
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard file >= 0 else { return false }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
            var compared = 0
            while compared < bytes.count {
                let count = Glibc.read(file, chunk.baseAddress!, min(chunk.count, bytes.count - compared))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                let isEqual = bytes.withUnsafeBytes { memcmp($0.baseAddress! + compared, chunk.baseAddress!, count) == 0 }
                guard isEqual else { return false }
                compared += count
            }
            return true
        }
    }

    /// Makes a new file; fails if the name is taken, so that neither an old file nor the target of a planted link is overwritten.
    static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileError(path: path, attempt: "write", code: errno) }
        try write(bytes, to: file, at: path)
    }

    /// Renames a file within its directory, and replaces the file that had the name.
    public static func rename(_ path: String, to name: String) throws(FileError) {
        guard Glibc.rename(path, Paths.join(Paths.above(path), name)) == 0 else {
            throw FileError(path: path, attempt: "rename", code: errno)
        }
    }

    /// Appends to a file, and makes the file if it does not exist.
    public static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileError(path: path, attempt: "write", code: errno) }
        try write(bytes, to: file, at: path)
    }

    /// Closes the file.
    static func write(_ bytes: [UInt8], to file: Int32, at path: String) throws(FileError) {
        var written = 0
        var failure: Int32?
        while written < bytes.count, failure == nil {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + written, $0.count - written) }
            if count >= 0 { written += count } else if errno != EINTR { failure = errno }
        }
        // A full disk may be noticed only here.
        if close(file) != 0, failure == nil { failure = errno }
        if let failure { throw FileError(path: path, attempt: "write", code: failure) }
    }

    /// Makes the directory and those above it if they do not exist.
    public static func makeDirectory(_ path: String) throws(FileError) {
        if kind(of: path) == .directory { return }
        let above = Paths.above(path)
        if above != path { try makeDirectory(above) }
        guard mkdir(path, 0o755) == 0 || errno == EEXIST && kind(of: path) == .directory else {
            throw FileError(path: path, attempt: "create the directory", code: errno)
        }
    }

    /// The names in a directory, sorted. U+FFFD replaces bytes that are not UTF-8.
    public static func names(in path: String) throws(FileError) -> [String] {
        guard let directory = opendir(path) else { throw FileError(path: path, attempt: "list", code: errno) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Removes a file or an empty directory; for a symbolic link, the link and not its target.
    public static func remove(_ path: String) throws(FileError) {
        guard Glibc.remove(path) == 0 || errno == ENOENT else { throw FileError(path: path, attempt: "remove", code: errno) }
    }

    /// Returns after everything on the file system of this directory is on the disk. One call for all files takes a tenth of the time of a
    /// call for each.
    static func syncFileSystem(of directory: String) throws(FileError) {
        try sync(directory, with: FileSystemCalls.syncFileSystem)
    }

    /// Returns after the names in this directory are on the disk.
    static func syncNames(of directory: String, by call: (Int32) -> Int32 = fsync) throws(FileError) {
        try sync(directory, with: call)
    }

    private static func sync(_ directory: String, with call: (Int32) -> Int32) throws(FileError) {
        let file = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(path: directory, attempt: "open", code: errno) }
        defer { close(file) }
        guard call(file) == 0 else { throw FileError(path: directory, attempt: "write it to the disk", code: errno) }
    }
}
