import EventTrace
import ExperimentKit
import ProjectKit

/// The answer to a query, as Markdown to paste into a discussion.
struct QueryMarkdown {
    let study: QueryStudy

    var text: String {
        let items = study.found.map { found -> String in
            let (words, experiment) = (QueryWords(found: found), found.result.experiment)
            let example = words.exampleCase.map { "; case \($0): \(QueryMarkdown.lines(found))" } ?? ""
            return "- **\(experiment.title)** (`\(experiment.id)`), \(words.cases)\(example)\n"
        }
        let open = QueryWords.open(study).map { "\n\($0)\n" } ?? ""
        return "`\(study.text)`: \(QueryWords.counts(study)).\n\n" + items.joined() + open
    }

    private static func lines(_ found: QueryStudy.Experiment) -> String {
        let lines = found.example.prefix(QueryWords.mostLines).map { line in
            "\(Milliseconds(line.time)) \(line.kind == .mark ? QueryWords.plain(line) : "`\(line.text)`")"
        }
        return lines.joined(separator: ", ") + (found.example.count > lines.count ? ", …" : "")
    }
}
