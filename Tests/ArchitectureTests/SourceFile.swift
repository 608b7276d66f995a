import Foundation

/// A Swift file of the package, as text.
struct SourceFile {
    /// Relative to the root of the package.
    let path: String
    let text: String

    /// The target that the file belongs to.
    var module: String {
        let folders = path.split(separator: "/")
        return folders[0] == "experiments" ? "Experiments" : String(folders[1])
    }

    var baseName: String { String(path.split(separator: "/").last!) }

    /// The lines without their comments, numbered from 1, empty ones left out.
    var code: [(number: Int, line: String)] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let code = String(line).replacing(#/(^|\s)//.*$/#, with: "")
            return code.allSatisfy(\.isWhitespace) ? nil : (index + 1, code)
        }
    }

    /// The modules that the file imports, a submodule by its module.
    var imports: [(number: Int, module: String)] {
        code.compactMap { number, line in
            let statement =
                #/
                ^\s* (?:@\w+ (?:\([^)]*\))? \s+)*
                (?:(?:public|package|internal|fileprivate|private)\s+)?
                import\s+ (?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)? (\w+)
                /#
            return line.firstMatch(of: statement).map { (number, String($0.output.1)) }
        }
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
