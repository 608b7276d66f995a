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
    /// The id of the experiment that stages every combination of what can be under the finger, above it, and done; nil for none.
    public let finder: String?

    public init(symptoms: [Symptom] = [], finder: String? = nil) {
        self.symptoms = symptoms
        self.finder = finder
    }
}
