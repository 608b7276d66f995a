import Foundation

/// A Swift file of the package, as text.
struct SourceFile: Sendable {
    /// Relative to the root of the package.
    let path: String
    let text: String
    /// The lines without their comments; the first has index 0.
    let lines: [String]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withoutComment)
    }

    /// The target that the file belongs to.
    var module: String {
        let folders = path.split(separator: "/")
        return folders[0] == "experiments" ? ModuleArrows.module(ofFolder: String(folders[1])) : String(folders[1])
    }

    var baseName: String { String(path.split(separator: "/").last!) }

    /// Cuts at `//`, unless something other than space stands before it, as in an address.
    private static func withoutComment(_ line: Substring) -> String {
        let bytes = Array(line.utf8)
        let slash = UInt8(ascii: "/")
        let space = UInt8(ascii: " ")
        for index in bytes.indices.dropLast() where bytes[index] == slash && bytes[index + 1] == slash {
            if index == 0 || bytes[index - 1] == space { return String(decoding: bytes[..<index], as: UTF8.self) }
        }
        return String(line)
    }
}

extension SourceFile {
    /// The root of the package.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every Swift file of the package's own modules, in the order of their paths.
    static let all = files(below: "Sources") + files(below: "experiments")

    static let tests = files(below: "Tests")

    static func files(below folder: String) -> [SourceFile] {
        let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            SourceFile(path: "\(folder)/\(path)", text: read("\(folder)/\(path)"))
        }
    }

    static func read(_ path: String) -> String {
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }
}
