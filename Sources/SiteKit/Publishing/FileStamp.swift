import Glibc

/// What another file in the place of this one, or this one after a change, has otherwise, without reading it.
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

    /// Nil when there is nothing of this name. A symbolic link has its own.
    public init?(_ path: String) {
        var info = stat()
        guard lstat(path, &info) == 0 else { return nil }
        self.init(info)
    }

    public var description: String { "\(node)-\(size)-\(seconds).\(nanoseconds)" }

    /// Of each file below a directory, by its path in it. O(files).
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
