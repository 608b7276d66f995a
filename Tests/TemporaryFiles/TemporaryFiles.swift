import Foundation

/// A directory that is there while `body` runs.
package func withTemporaryDirectory(_ body: (String) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "evdoc-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try body(directory)
}

/// A project with an empty `site/`, there while `body` runs.
package func withProject(_ body: (String) throws -> Void) throws {
    try withTemporaryDirectory { root in
        try FileManager.default.createDirectory(atPath: "\(root)/site/pages", withIntermediateDirectories: true)
        try body(root)
    }
}

/// Writes a file, and makes the directories above it.
package func put(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
}

/// Writes a file that can be started at once. Another process writes it: a process that another test starts meanwhile has open what this one writes, and a file
/// that is open for writing cannot be started.
package func putProgram(_ text: String, _ path: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", #"printf %s "$1" >"$2" && chmod 755 "$2""#, "sh", text, path]
    try shell.run()
    shell.waitUntilExit()
}

package func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

/// Runs git as the author of a project does, without the user's own configuration. Fails if git does.
package func git(_ words: [String], in directory: String) throws {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let author = ["-c", "user.name=An author", "-c", "user.email=author@example.org"]
    git.arguments = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "git", "-C", directory] + author + words
    try git.run()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
}
