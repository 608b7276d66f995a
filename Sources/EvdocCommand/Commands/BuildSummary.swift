import Studies

/// The summary of a build, printed at its end.
struct BuildSummary {
    let results: [ExperimentResult]
    /// The paths of the site's files.
    let paths: [String]
    let output: String
    let seconds: Double

    func text(_ style: Style) -> String {
        let cases = results.reduce(0) { $0 + $1.findings.count }
        let pages = paths.count { $0.hasSuffix(".html") }
        var columns = Columns()
        columns.add(Columns.Cell("experiments", .faint), Columns.Cell("\(results.count)"))
        columns.add(Columns.Cell("cases", .faint), Columns.Cell("\(cases)"))
        columns.add(Columns.Cell("claims", .faint), Columns.Cell(ClaimTally(results).text(style)))
        columns.add(Columns.Cell("pages", .faint), Columns.Cell("\(pages) in \(output)"))
        columns.add(Columns.Cell("time", .faint), Columns.Cell(BuildSummary.spell(seconds)))
        return columns.text(style)
    }

    /// The duration as text: `0.42 s`.
    private static func spell(_ seconds: Double) -> String {
        let hundredths = Int(seconds * 100 + 0.5)
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }
}
