import Foundation
import Testing

/// What runs on the machines of a code host: pinned, without credentials, and without text of strangers in a shell.
struct WorkflowTests {
    /// By their paths.
    private static let files = [
        "action.yml", ".github/workflows/ci.yml", ".github/workflows/night.yml", ".github/examples/evdoc.yml",
        ".github/actions/comment/action.yml",
    ]

    private func lines(_ path: String) throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
    }

    @Test(arguments: files) func `actions are named by their commits`(path: String) throws {
        for line in try lines(path) {
            guard let name = line.firstMatch(of: #/uses: +(\S+)/#)?.1, !name.hasPrefix("./") else { continue }
            #expect(name.wholeMatch(of: #/[\w.\/-]+@[0-9a-f]{40}/#) != nil, "\(path): \(name)")
        }
    }

    @Test(arguments: files) func `a checkout leaves no credentials behind`(path: String) throws {
        let text = try lines(path).joined(separator: "\n")
        let checkouts = text.matches(of: #/uses: +actions\/checkout@/#).count
        #expect(text.matches(of: #/persist-credentials: false/#).count == checkouts)
    }

    @Test(arguments: files) func `no expression stands in a shell`(path: String) throws {
        var block: Int?
        var scripts = 0
        for line in try lines(path) {
            let indent = line.prefix { $0 == " " }.count
            if let start = block, !line.trimmingPrefix(while: \.isWhitespace).isEmpty, indent <= start { block = nil }
            if let match = line.firstMatch(of: #/^( *(?:- )?)run: *(.*)$/#) {
                scripts += 1
                if match.2.hasPrefix("|") { block = match.1.count }
                #expect(!match.2.contains("${{"), "\(path): \(line)")
            } else if block != nil {
                #expect(!line.contains("${{"), "\(path): \(line)")
            }
        }
        #expect(scripts > 0)
    }

    @Test(arguments: files.filter { $0.contains("evdoc.yml") || $0.contains("workflows/") })
    func `a workflow gives its jobs at most to read unless one asks for more`(path: String) throws {
        let text = try lines(path)
        #expect(text.contains("permissions: {}") || text.contains("permissions: { contents: read }"))
        #expect(!text.contains { $0.contains("write-all") })
    }
}
