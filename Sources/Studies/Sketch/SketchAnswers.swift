/// The answers of a recognizer's delegate. The delegate has only the methods that answer something here.
package struct SketchAnswers: Hashable, Sendable {
    /// Whether a touch is for the recognizer.
    package enum Reception: String, CaseIterable, Hashable, Sendable {
        case yes, no
        /// Touches of the recognizer's own view, without those of views in it.
        case ownView
    }

    /// The other recognizers that an answer is yes for.
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

    /// Whether there is no answer, and so no delegate.
    var isEmpty: Bool { shouldBegin == nil && shouldReceive == nil && questions.isEmpty }

    /// The questions about another recognizer that the delegate answers.
    var questions: [(question: Question, partners: Partners)] {
        Question.allCases.compactMap { question in partners(of: question).map { (question, $0) } }
    }

    /// A question about another recognizer.
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
