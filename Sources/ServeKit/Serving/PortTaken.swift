import Foundation
import ProjectFiles

/// Another process listens to the port.
public struct PortTaken: Error {
    public let port: Int

    /// The process, as `python3, process 4711, in /home/me/site`; nil if the system does not say, as for processes of other users.
    public var owner: String? {
        // The kernel's tables omit entries that move during the reading.
        for _ in 0..<5 {
            if let process { return PortTaken.describe(process) }
        }
        return nil
    }

    private var process: String? {
        let sockets = Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap(PortTaken.listening(to: port)))
        let processes = (try? Files.names(in: "/proc"))?.filter { Int($0) != nil } ?? []
        return sockets.isEmpty ? nil : processes.first { PortTaken.has($0, sockets) }
    }

    private static func describe(_ process: String) -> String {
        let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8))?.trimmingCharacters(in: .newlines)
        return "\(name ?? "a program"), process \(process), in \(Paths.resolved("/proc/\(process)/cwd"))"
    }

    /// The sockets that listen to the port, as the links of processes' descriptors name them.
    private static func listening(to port: Int) -> (_ table: String) -> [String] {
        { table in
            // Reads to the end: Foundation reads one page of a file without a length.
            let text = (try? Files.read(table)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let lines = text.split(separator: "\n").dropFirst()
            return lines.compactMap { line in
                let fields = line.split(separator: " ")
                let isListening = fields.count > 9 && fields[3] == "0A"
                guard isListening, fields[1].split(separator: ":").last.flatMap({ Int($0, radix: 16) }) == port else { return nil }
                return "socket:[\(fields[9])]"
            }
        }
    }

    private static func has(_ process: String, _ sockets: Set<String>) -> Bool {
        let folder = "/proc/\(process)/fd"
        guard let descriptors = try? Files.names(in: folder) else { return false }
        return descriptors.contains { descriptor in
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(descriptor)")
            return link.map(sockets.contains) ?? false
        }
    }
}
