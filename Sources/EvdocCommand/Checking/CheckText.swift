import ProjectFiles
import ProjectKit

/// The outcome of a check, for a person at a terminal: words first.
struct CheckText {
    let outcome: CheckOutcome
    let style: Style

    /// The number of texts without a translation that are listed.
    private static let mostMissing = 20
    /// The number of thresholds and rules that are named as causes.
    private static let mostCauses = 5
    /// The number of lines about one experiment or report, or about claims that hold in more cases than they name.
    private static let mostLines = 12

    /// The changes: those since a revision, those of rules, and those of the experiments' findings.
    var changes: String {
        let revision = outcome.revision.map { paragraph("since \($0.revision)", $0.lines) } ?? ""
        let rules = outcome.rules.map { paragraph($0.words, $0.lines) }.joined()
        let causes = outcome.causeWords.prefix(CheckText.mostCauses).map { style(.bold, $0) + "\n" }.joined()
        return revision + causes + rules + outcome.paragraphs.map { paragraph($0.title, $0.lines) }.joined()
    }

    /// The unified diffs, after an empty line if words come first.
    var diffs: String {
        let diffs = (outcome.comparison?.diffs ?? []).map(colored).joined()
        return diffs.isEmpty || changes.isEmpty ? diffs : "\n\(diffs)"
    }

    /// The text after a check without findings.
    var success: String {
        var text = "\(counted(outcome.results.count, "report")) as committed; claims \(ClaimTally(outcome.results).text(style))\n\(weak)"
        for review in outcome.reviews {
            text += "\(review.summary)\n"
            for message in review.missing.prefix(CheckText.mostMissing) { text += "    \(message.told)\n" }
            let rest = review.missing.count - CheckText.mostMissing
            if rest > 0 { text += "    and \(rest) more: evdoc translations --missing\n" }
        }
        return text
    }

    /// The claims that hold in more cases than they name, each with its place; if they are many, only their number.
    private var weak: String {
        let claims = outcome.results.flatMap(\.claims).filter(\.isWeak)
        if claims.count > CheckText.mostLines {
            return "\(claims.count) claims hold in more cases than they name: evdoc conclusions names those cases\n"
        }
        return claims.map { claim in
            let place = claim.wider?.condition == .always ? "always" : "where \(claim.wider?.condition.words ?? "")"
            return "\(claim.claim.location): the claim holds in more cases than it names: \(place)\n"
        }.joined()
    }

    private func paragraph(_ title: String, _ lines: [String]) -> String {
        let shown =
            lines.prefix(CheckText.mostLines) + (lines.count > CheckText.mostLines ? ["and \(lines.count - CheckText.mostLines) more"] : [])
        return style(.bold, title) + "\n" + shown.map { "    \($0)\n" }.joined()
    }

    private func colored(_ diff: String) -> String {
        guard style.isColored else { return diff }
        return diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line.first {
            case "+": style(.green, String(line))
            case "-": style(.red, String(line))
            case "@": style(.cyan, String(line))
            default: String(line)
            }
        }.joined(separator: "\n")
    }
}
