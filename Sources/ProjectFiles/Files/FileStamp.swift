import Glibc

/// Attributes of a file, read without its bytes, that differ after a change of the file or after another file has replaced it.
public struct FileStamp: Hashable, Sendable, CustomStringConvertible {
    private let node: UInt
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    init(_ info: stat) {
        node = UInt(info.st_ino)
        size = Int(info.st_size)
        seconds = info.st_mtim.tv_sec
        nanoseconds = info.st_mtim.tv_nsec
    }

    /// Nil if nothing has this name. A symbolic link has a stamp of its own.
    public init?(_ path: String) {
        var info = stat()
        guard lstat(path, &info) == 0 else { return nil }
        self.init(info)
    }

    public var description: String { "\(node)-\(size)-\(seconds).\(nanoseconds)" }

    /// The stamp of each file below a directory, by its path in the directory. O(files).
    public static func all(below directory: String) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        add(directory, "", &stamps)
        return stamps
    }

    private static func add(_ directory: String, _ prefix: String, _ stamps: inout [String: FileStamp]) {
        for name in (try? Files.names(in: Paths.join(directory, prefix))) ?? [] {
            let path = prefix + name
            let full = Paths.join(directory, path)
            if Files.kindOfEntry(full) == .directory {
                add(directory, path + "/", &stamps)
            } else {
                stamps[path] = FileStamp(full)
            }
        }
    }
}
