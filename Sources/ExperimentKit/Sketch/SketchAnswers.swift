/// What the delegate of a recognizer answers. It has the methods that answer something here, and no others.
package struct SketchAnswers: Hashable, Sendable {
    /// Whether a touch is for the recognizer.
    package enum Reception: String, CaseIterable, Hashable, Sendable {
        case yes, no
        /// Touches of the recognizer's own view, and not those of views in it.
        case ownView
    }

    /// With which others.
    package enum Partners: Hashable, Sendable {
        case all
        case only([RecognizerReference])
    }

    package let shouldBegin: Bool?
    package let shouldReceive: Reception?
    package let simultaneous: Partners?
    package let failureOf: Partners?
    package let failsBefore: Partners?

    package init(
        shouldBegin: Bool? = nil, shouldReceive: Reception? = nil, simultaneous: Partners? = nil, failureOf: Partners? = nil,
        failsBefore: Partners? = nil
    ) {
        self.shouldBegin = shouldBegin
        self.shouldReceive = shouldReceive
        self.simultaneous = simultaneous
        self.failureOf = failureOf
        self.failsBefore = failsBefore
    }

    /// Then there is no delegate.
    var isEmpty: Bool { shouldBegin == nil && shouldReceive == nil && questions.isEmpty }

    /// The questions about another recognizer that it answers.
    var questions: [(question: Question, partners: Partners)] {
        Question.allCases.compactMap { question in partners(of: question).map { (question, $0) } }
    }

    /// What is asked about another recognizer.
    package enum Question: String, CaseIterable, Hashable, Sendable {
        case simultaneous = "shouldRecognizeSimultaneouslyWith"
        case failureOf = "shouldRequireFailureOf"
        case failsBefore = "shouldBeRequiredToFailBy"
    }

    private func partners(of question: Question) -> Partners? {
        switch question {
        case .simultaneous: simultaneous
        case .failureOf: failureOf
        case .failsBefore: failsBefore
        }
    }
}

extension SketchAnswers.Partners {
    var references: [RecognizerReference] {
        switch self {
        case .all: []
        case .only(let references): references
        }
    }
}
