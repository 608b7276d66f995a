/// What leads a reader with a bug to the experiment that answers: the first page of a site shows it.
public struct ReaderGuide: Hashable, Sendable {
    /// What such a reader says.
    public struct Symptom: Hashable, Sendable {
        /// In the reader's words: "My button stopped firing when I added a tap gesture".
        public let words: String
        /// The answer in one sentence.
        public let answer: String
        /// The experiment's id.
        public let experiment: String
        /// The case that the small figure shows, from 1 as on its page.
        public let `case`: Int

        public init(_ words: String, answer: String, in experiment: String, case number: Int = 1) {
            self.words = words
            self.answer = answer
            self.experiment = experiment
            self.case = number
        }
    }

    /// In the order in which they are shown.
    public let symptoms: [Symptom]
    /// What can be under the finger, each with the experiment that stages everything above it and every gesture; empty for no decision finder.
    public let finder: [Touched]

    /// The hand-written page with which to begin, below `site/pages`: `life-of-a-touch.md`; nil for none.
    public let introduction: String?

    /// What is under the finger.
    public struct Touched: Hashable, Sendable {
        /// As it ends the sentence "Under the finger there is": "a plain view".
        public let words: String
        /// The experiment's id; all have the same variables.
        public let experiment: String

        public init(_ words: String, in experiment: String) {
            self.words = words
            self.experiment = experiment
        }
    }

    public init(symptoms: [Symptom] = [], finder: [Touched] = [], introduction: String? = nil) {
        self.symptoms = symptoms
        self.finder = finder
        self.introduction = introduction
    }
}
