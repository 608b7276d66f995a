@testable import ExperimentKit
@testable import EvdocCommand

/// What a person would read of a mistake: it has words, and nothing in them that moves a cursor or forges a line.
func demandSound(_ mistakes: AuthorsMistakes) {
    demand(!mistakes.diagnostics.isEmpty, "a refusal without a word")
    // The first few: a thousand say the same.
    for diagnostic in mistakes.diagnostics.prefix(8) { demandSound("\(diagnostic)") }
}

func demandSound(_ words: String) {
    demand(!words.isEmpty, "a message without a word")
    let visible = VisibleText.of(words, keepsStyle: false)
    for scalar in visible.unicodeScalars where scalar != "\n" && scalar != "\t" {
        demand(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value), "a control character in a message: \(scalar.value)")
    }
    for line in visible.split(separator: "\n") {
        demand(!line.drop { $0.isWhitespace }.hasPrefix("::"), "a message with a command of a workflow: \(line)")
    }
}
