import Foundation

/// What git says of the directory of a project; nothing where there is no git or no repository.
struct Git {
    let directory: String

    /// What git prints for these words; nil where it fails.
    func output(_ words: [String]) -> String? {
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "-C", directory, "-c", "core.quotePath=false"] + words
        let output = Pipe()
        git.standardOutput = output
        git.standardError = FileHandle.nullDevice
        git.standardInput = FileHandle.nullDevice
        do {
            try git.run()
        } catch {
            return nil
        }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        git.waitUntilExit()
        return git.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// What it prints, line by line; empty where it fails.
    func lines(_ words: [String]) -> [String] { (output(words) ?? "").split(separator: "\n").map(String.init) }
}
