import EventTrace
import Studies

/// The differences in older versions of iOS.
extension MarkdownReport {
    var versions: String {
        section(.versions, result.versions.map(told).joined(separator: "\n"))
    }

    private func told(_ difference: VersionDifference) -> String {
        var text = "- \(titled("**\(wording.versions(difference))**", wording.extent(difference, of: result.findings.count)))\n"
        for change in difference.claims {
            let claim = told(result.claims[change.claim].claim.statement)
            text += "  - \(say(.verdictThere, ["verdict": say(Phrase(change.verdict)), "claim": claim]))\n"
        }
        return text + (difference.example.map { "\n\(told($0, difference))" } ?? "")
    }

    /// The two orderings side by side.
    private func told(_ example: VersionDifference.Example, _ difference: VersionDifference) -> String {
        let (newest, older) = (example.newest.map { Markdown.code($0.token) }, example.older.map { Markdown.code($0.token) })
        let rows = (0..<max(newest.count, older.count)).map { index in
            [index < newest.count ? newest[index] : "", index < older.count ? older[index] : ""]
        }
        let head = example.case.variables.isEmpty ? "" : "\(say(.exampleOfCase, ["case": Markdown.code(example.case.description)]))\n\n"
        let newestVersion = say(.newestVersion, ["version": SystemVersion.newest.description])
        return head + Markdown.table([newestVersion, wording.versions(difference)], rows)
    }
}
