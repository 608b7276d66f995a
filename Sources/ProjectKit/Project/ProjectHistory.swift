import ProjectFiles

/// The dates of the last changes of a project's files, from git; empty without a repository, or if git refuses.
struct ProjectHistory {
    /// The number of changes that are read: earlier changes count as old, whatever their date.
    private static let depth = 100
    /// The paths of files that a site shows.
    private static let shown = ["Sources", "experiments", "site/pages", "site/evidence", "site/api.json", "translations"]

    /// The dates, `2026-11-22`, by the paths of the files.
    let dates: [String: String]
    /// The reason for which git gives no dates; nil if it gives them, and without a repository.
    let complaint: String?

    /// The date of the newest change that a site can show; nil if unknown.
    var newest: String? { dates.values.max() }

    init(of project: Project) {
        var dates: [String: String] = [:]
        var date = ""
        var complaint: String?
        do throws(FileError) {
            for line in try ProjectHistory.log(in: project.root) {
                if line.hasPrefix("@") {
                    date = String(line.dropFirst())
                } else if dates[line] == nil {
                    dates[line] = date
                }
            }
        } catch {
            complaint = "\(error)"
        }
        (self.dates, self.complaint) = (dates, complaint)
    }

    /// Each commit's date after an `@`, then the files that it changed; the newest first. Dates are the committers', in their own time
    /// zones.
    private static func log(in root: String) throws(FileError) -> [String] {
        guard let git = try Git(directory: root), let head = try git.commit("HEAD") else { return [] }
        // A partial clone has no contents of files, and names suffice.
        let words = ["log", "-n", "\(depth)", "--format=@%cs", "--name-only", "--no-renames", "--relative", head, "--"]
        return try git.lines(words + shown)
    }
}
