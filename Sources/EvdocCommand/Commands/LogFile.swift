import ExportKit
import Glibc
import ProjectFiles

/// A file with a console's output, read piece by piece.
enum LogFile {
    /// The log in a file, or in standard input if the path is `-`. O(size), in constant memory.
    static func read(_ path: String) throws(FileError) -> DeviceLog {
        let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(path: path, attempt: "read", reason: String(cString: strerror(errno))) }
        defer { if file != STDIN_FILENO { close(file) } }
        var log = DeviceLog()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(path: path, attempt: "read", reason: String(cString: strerror(errno))) }
            if count == 0 { break }
            log.feed(chunk[..<count])
        }
        log.finish()
        return log
    }
}
