/// Ways for a reader with a bug to the experiment with the answer, shown on the first page of a site.
public struct ReaderGuide: Hashable, Sendable {
    /// A symptom in the words of such a reader.
    public struct Symptom: Hashable, Sendable {
        /// In the reader's words: "My button stopped firing when I added a tap gesture".
        public let words: String
        /// The answer in one sentence.
        public let answer: String
        /// The experiment's id.
        public let experiment: String
        /// The number of the case that the small figure shows, from 1 as on its page.
        public let `case`: Int

        public init(_ words: String, answer: String, in experiment: String, case number: Int = 1) {
            self.words = words
            self.answer = answer
            self.experiment = experiment
            self.case = number
        }
    }

    /// The symptoms in the order of the page.
    public let symptoms: [Symptom]
    /// The possible views under the finger, each with the experiment that stages everything above it and every gesture; empty without a
    /// decision finder.
    public let finder: [Touched]

    /// The hand-written page to begin with, below `site/pages`: `life-of-a-touch.md`; nil for none.
    public let introduction: String?

    /// A view under the finger.
    public struct Touched: Hashable, Sendable {
        /// The end of the sentence "Under the finger there is": "a plain view".
        public let words: String
        /// The experiment's id; all these experiments have the same variables.
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
