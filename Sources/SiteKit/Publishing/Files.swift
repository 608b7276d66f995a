import Glibc

/// Reads and writes files; every failure is a `WorldError` with the path.
public enum Files {
    public enum Kind: Hashable, Sendable {
        case missing, file, directory, other
    }

    public static func kind(of path: String) -> Kind {
        var info = stat()
        guard stat(path, &info) == 0 else { return .missing }
        switch info.st_mode & S_IFMT {
        case S_IFDIR: return .directory
        case S_IFREG: return .file
        default: return .other
        }
    }

    /// O(size).
    public static func read(_ path: String) throws(WorldError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw WorldError(path: path, attempt: "read", code: errno) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw WorldError(path: path, attempt: "read", code: errno) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Writes a new file or over an old one.
    public static func write(_ bytes: [UInt8], to path: String) throws(WorldError) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw WorldError(path: path, attempt: "write", code: errno) }
        var written = 0
        var failure: Int32?
        while written < bytes.count, failure == nil {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + written, $0.count - written) }
            if count >= 0 { written += count } else if errno != EINTR { failure = errno }
        }
        // A full disk may be noticed only here.
        if close(file) != 0, failure == nil { failure = errno }
        if let failure { throw WorldError(path: path, attempt: "write", code: failure) }
    }

    /// Puts the bytes in place at once: a reader, or a kill, sees the old file or the new. Leaves an equal file alone.
    public static func replace(_ path: String, with bytes: [UInt8]) throws(WorldError) {
        if kind(of: path) == .file, let old = try? read(path), old == bytes { return }
        let draft = path + ".evdoc-draft"
        do throws(WorldError) {
            try write(bytes, to: draft)
            guard rename(draft, path) == 0 else { throw WorldError(path: path, attempt: "write", code: errno) }
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Makes the directory and those above it.
    public static func makeDirectory(_ path: String) throws(WorldError) {
        if kind(of: path) == .directory { return }
        let above = Paths.above(path)
        if above != path { try makeDirectory(above) }
        guard mkdir(path, 0o755) == 0 || errno == EEXIST && kind(of: path) == .directory else {
            throw WorldError(path: path, attempt: "create the directory", code: errno)
        }
    }

    /// The names in a directory, sorted.
    public static func names(in path: String) throws(WorldError) -> [String] {
        guard let directory = opendir(path) else { throw WorldError(path: path, attempt: "list", code: errno) }
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

    /// Removes a file, or a directory with all that is in it; does not follow symbolic links.
    public static func remove(_ path: String) throws(WorldError) {
        var info = stat()
        guard lstat(path, &info) == 0 else { return }
        if info.st_mode & S_IFMT == S_IFDIR {
            for name in try names(in: path) { try remove(Paths.join(path, name)) }
            guard rmdir(path) == 0 else { throw WorldError(path: path, attempt: "remove", code: errno) }
        } else {
            guard unlink(path) == 0 else { throw WorldError(path: path, attempt: "remove", code: errno) }
        }
    }
}
