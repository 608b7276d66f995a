import ReportKit

/// What became of each receiver, as a glyph that says the same in words.
struct OutcomeWords {
    let context: PageContext
    /// Whether the words stand beside the glyph, or are for screen readers only.
    var areVisible = false

    func html(_ outcomes: [(receiver: String, outcome: ReceiverOutcome)]) -> HTML {
        outcomes.map { receiver, outcome -> HTML in
            """
            <span class="outcome \(look(outcome))">\(receiver) <span aria-hidden="true">\(outcome.glyph)</span> \
            <span\(HTML.when(!areVisible, " class=\"hidden\""))>\(words(outcome))</span></span>
            """
        }.joined(" ")
    }

    /// What can become of a receiver, in the order in which a record counts them.
    static let all: [ExperimentPhrase] = outcomes.map { phrase($0) }
    private static let outcomes: [ReceiverOutcome] = [.acts, .actsNot, .touchesEnded, .touchesCancelled, .touchesBegan, .noTouches]

    /// Where an outcome stands among all.
    static func position(of outcome: ReceiverOutcome) -> Int { outcomes.firstIndex(of: outcome) ?? 0 }

    private func look(_ outcome: ReceiverOutcome) -> String {
        switch outcome {
        case .acts, .touchesEnded: "yes"
        case .touchesCancelled, .touchesBegan: "cut"
        case .actsNot, .noTouches: "no"
        }
    }

    private func words(_ outcome: ReceiverOutcome) -> String { context.say(OutcomeWords.phrase(outcome)) }

    private static func phrase(_ outcome: ReceiverOutcome) -> ExperimentPhrase {
        switch outcome {
        case .acts: .acts
        case .actsNot: .actsNot
        case .touchesEnded: .touchesEnded
        case .touchesCancelled: .touchesCancelled
        case .touchesBegan: .touchesBegan
        case .noTouches: .noTouches
        }
    }
}
