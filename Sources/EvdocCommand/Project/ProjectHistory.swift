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
        for line in ProjectHistory.log(in: project.root) {
            if line.hasPrefix("@") {
                date = String(line.dropFirst())
            } else if dates[line] == nil {
                dates[line] = date
            }
        }
        self.dates = dates
    }

    /// Each commit's date after an `@`, then the files that it changed; the newest first. Dates are the committers', in their own time zones.
    private static func log(in root: String) -> [String] {
        Git(directory: root).lines(["log", "-n", "\(depth)", "--format=@%cs", "--name-only", "--relative", "--"] + shown)
    }
}
