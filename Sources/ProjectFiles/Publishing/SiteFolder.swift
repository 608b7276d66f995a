import Glibc

/// A directory with files that are read by untrusted paths. Paths cannot leave the directory, and symbolic links are not followed. The
/// object keeps the directory that it opened, even if another takes its name, so that several files read are those of one site.
public final class SiteFolder: Sendable {
    public enum Entry {
        case file(OpenFile)
        case folder
        case missing
    }

    private let directory: Int32

    /// Nil if there is no such directory.
    public init?(_ path: String) {
        directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if directory < 0 { return nil }
    }

    deinit {
        close(directory)
    }

    /// Whether this path still names the opened directory.
    public func isStill(at path: String) -> Bool {
        var (own, other) = (stat(), stat())
        return fstat(directory, &own) == 0 && stat(path, &other) == 0 && own.st_ino == other.st_ino && own.st_dev == other.st_dev
    }

    /// The entry at the path of these names; missing if a name is `..`, is empty or contains a slash.
    public func entry(_ names: [String]) -> Entry {
        guard names.allSatisfy(SiteFolder.isName) else { return .missing }
        var place = dup(directory)
        for (index, name) in names.enumerated() {
            let above = place
            let kind = index == names.count - 1 ? O_NONBLOCK : O_DIRECTORY
            place = openat(above, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
            close(above)
            if place < 0 { return .missing }
        }
        return SiteFolder.entry(place)
    }

    private static func entry(_ file: Int32) -> Entry {
        var info = stat()
        guard fstat(file, &info) == 0 else {
            close(file)
            return .missing
        }
        if info.st_mode & S_IFMT == S_IFREG { return .file(OpenFile(file, info)) }
        close(file)
        return info.st_mode & S_IFMT == S_IFDIR ? .folder : .missing
    }

    private static func isName(_ name: String) -> Bool {
        !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
}

/// A regular file that is open for reading.
public final class OpenFile: Sendable {
    /// The size in bytes.
    public let size: Int
    /// The stamp, which differs between files and after every change of a file.
    public let stamp: FileStamp
    private let file: Int32

    fileprivate init(_ file: Int32, _ info: stat) {
        self.file = file
        size = Int(info.st_size)
        stamp = FileStamp(info)
    }

    deinit {
        close(file)
    }

    /// The next bytes; fewer than asked for at the end, none after the end, nil if reading fails.
    public func read(_ most: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: most)
        var count = 0
        while count < most {
            let more = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + count, most - count) }
            if more < 0, errno == EINTR { continue }
            guard more >= 0 else { return nil }
            if more == 0 { break }
            count += more
        }
        return Array(bytes[..<count])
    }
}
