import ExperimentKit
import Foundation

/// A project with an empty `site/`, there while `body` runs.
func withProject(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "evdoc-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: "\(root)/site/pages", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    try body(root)
}

/// Writes a file, and makes the directories above it.
func put(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
}

/// Writes a file that can be started at once. Another process writes it: a process that another test starts meanwhile has open what this one writes, and a file
/// that is open for writing cannot be started.
func putProgram(_ text: String, _ path: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", #"printf %s "$1" >"$2" && chmod 755 "$2""#, "sh", text, path]
    try shell.run()
    shell.waitUntilExit()
}

func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

extension ExperimentResult {
    /// As if every refutation had been declared.
    var withoutSurprises: ExperimentResult {
        ExperimentResult(
            experiment: experiment, findings: findings, claims: claims.filter(\.isExpected), groups: groups, influences: influences)
    }
}
