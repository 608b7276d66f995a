import Foundation
import SiteKit

/// When the files of a project last changed, as git knows it; nothing where there is no git or no history.
struct ProjectHistory {
    /// How many changes are looked at: what is older counts as old, whenever it was.
    private static let depth = 100
    /// What a site shows stands in these.
    private static let shown = ["Sources", "experiments", "site/pages", "site/evidence", "site/api.json", "translations"]

    /// `2026-11-22` by the path of the file.
    let dates: [String: String]

    /// Of the newest change that a site can show; nil where that is not known.
    var newest: String? { dates.values.max() }

    init(of project: Project) {
        var dates: [String: String] = [:]
        var date = ""
        for line in ProjectHistory.log(in: project.root).split(separator: "\n") {
            if line.hasPrefix("@") {
                date = String(line.dropFirst())
            } else if dates[String(line)] == nil {
                dates[String(line)] = date
            }
        }
        self.dates = dates
    }

    /// Each commit's date after an `@`, then the files that it changed; the newest first. Dates are the committers', in their own time zones.
    private static func log(in root: String) -> String {
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments =
            ["git", "-C", root, "-c", "core.quotePath=false", "log", "-n", "\(depth)", "--format=@%cs", "--name-only", "--relative", "--"]
            + shown
        let output = Pipe()
        git.standardOutput = output
        git.standardError = FileHandle.nullDevice
        git.standardInput = FileHandle.nullDevice
        do {
            try git.run()
        } catch {
            return ""
        }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        git.waitUntilExit()
        return git.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : ""
    }
}
