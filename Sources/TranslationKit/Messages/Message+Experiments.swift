import EventTrace
import ExperimentKit
import Studies

extension Experiment {
    /// The experiment's texts, in the order of its page; quotations belong to the documents.
    public var messages: [Message] {
        let texts =
            [
                message(title, "title"), message(question, "question"), message(answer ?? "", "answer"), message(remedy ?? "", "remedy"),
                message(exclusion?.reason ?? "", "why combinations are left out"),
            ] + symptoms.map { message($0, "symptom") }
        let names = variables.flatMap(messages)
        let differences = prints.map { message($0.difference ?? "", "why the printed order differs", at: $0.location) }
        return texts + names + outcomes.flatMap(messages) + conditions + claims.flatMap(messages) + differences
    }

    /// Lines that the experiment writes into its record, such as "the finger lifts"; names of code stay as they are.
    public func messages(ofMarks marks: [String]) -> [Message] {
        marks.compactMap { Value.choice($0).proseInEnglish }.map { message($0, "line in the record") }
    }

    private func messages(of variable: AnyVariable) -> [Message] {
        let values = variable.domain.compactMap(\.proseInEnglish)
        return [
            message(variable.title, "variable \(variable.name)", at: variable.location),
            message(variable.clause ?? "", "clause of variable \(variable.name)", at: variable.location),
        ] + values.map { message($0, "value of \(variable.name)", at: variable.location) }
    }

    private func messages(of outcome: Outcome) -> [Message] {
        [
            message(outcome.title ?? "", "outcome", at: outcome.location),
            message(outcome.constant ?? "", "why it is always so", at: outcome.location),
        ] + outcome.states.map { message($0.words, outcome.title == nil ? "outcome" : "state of an outcome", at: outcome.location) }
    }

    /// The names of conditions, each once.
    private var conditions: [Message] {
        let used = claims.map { ($0.condition, $0.location) } + [(base, location)] + prints.map { ($0.condition, $0.location) }
        return used.flatMap { condition, place in
            condition.names.flatMap {
                [message($0.name, "condition", at: place), message($0.not, "condition that does not hold", at: place)]
            }
        }
    }

    private func messages(of claim: Claim) -> [Message] {
        [
            message(claim.statement, "claim", at: claim.location), message(claim.explanation ?? "", "explanation", at: claim.location),
            message(claim.knownRefutation ?? "", "why it is refuted", at: claim.location),
        ] + claim.expectation.sentences.map { message($0, "expectation", at: claim.location) }
    }

    private func message(_ text: String, _ role: String, at place: Location? = nil) -> Message {
        Message(text, in: id, role: role, at: place ?? location)
    }
}

extension Value {
    /// The text that a reader of another language needs translated; nil for numbers, flags and names of code.
    fileprivate var proseInEnglish: String? {
        guard case .choice(let words) = self else { return nil }
        let isName = words.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "_.:()".utf8.contains(byte)
        }
        let isWord = words.utf8.allSatisfy { (97...122).contains($0) }
        return isName && !isWord ? nil : words
    }
}

extension [Experiment] {
    /// The context of the headings of groups of experiments.
    public static var groupContext: String { "group" }

    /// The headings of groups of experiments.
    public var groupMessages: [Message] {
        compactMap(\.group).map { Message($0, in: [Experiment].groupContext, role: "group of experiments") }
    }
}

extension ReaderGuide {
    /// The context of its texts.
    public static var context: String { "symptom" }

    public var messages: [Message] {
        symptoms.flatMap { symptom in
            [
                Message(symptom.words, in: ReaderGuide.context, role: "symptom"),
                Message(symptom.answer, in: ReaderGuide.context, role: "answer to a symptom"),
            ]
        } + finder.map { Message($0.words, in: ReaderGuide.context, role: "what is under the finger") }
    }
}

extension Document {
    /// The context of its texts.
    public var context: String { Document.context(number) }

    static func context(_ number: String) -> String { "document \(number)" }

    /// The document's title and summary, the names of its sections and its statements, in its order.
    public var messages: [Message] {
        let summary = [
            message(summary?.whatHolds ?? "", "what holds"), message(summary?.whatDoesNot ?? "", "what does not hold"),
            message(summary?.toRemember ?? "", "what to remember"),
        ]
        return [message(title, "title")] + summary + statements.flatMap(messages)
            + figures.map { message($0.caption, "caption of a figure") }
    }

    private func messages(of statement: Statement) -> [Message] {
        let section = statement.sectionName ?? sectionTitles[statement.section] ?? ""
        return [message(section, "name of a section"), message(statement.text, "statement of \(statement.reference)")]
            + statement.parts.map { message($0, "part of it") }
            + [message(statement.condition ?? "", "where it holds"), message(statement.kind.words ?? "", "what is said of it")]
    }

    private func message(_ text: String, _ role: String) -> Message { Message(text, in: context, role: role) }
}

extension Statement.Kind {
    /// The answer, or the reason why there is none; nil for a statement that only asserts.
    public var words: String? {
        switch self {
        case .assertion: nil
        case .question(let answer): answer
        case .unsettled(let reason), .untestable(let reason): reason
        }
    }
}

extension Statement {
    /// The context of its texts.
    public var context: String { Document.context(document) }

    /// The name of the statement's section; nil if the section has a number.
    public var sectionName: String? {
        isNumbered || section.isEmpty ? nil : section.prefix(1).uppercased() + section.dropFirst()
    }

    /// The reference `000 §1`; for a section without a number, its name in the reader's language.
    public func reference(in translation: Translation) -> String {
        sectionName.map { "\(document)\(translation.language == .chinese ? "，" : ", ")\(translation($0, in: context))" } ?? reference
    }
}

extension Rule {
    /// The context of its texts.
    public var context: String { id.description }

    public var messages: [Message] {
        let without = counterfactual
        return [
            Message(sentence, in: context, role: "rule"),
            Message(without.sentence, in: context, role: without.canBeOff ? "what the engine does without it" : "why it cannot be off"),
        ] + choices.map { Message($0, in: context, role: "why it was chosen") }
    }

    private var choices: [String] {
        sources.compactMap { source in
            if case .choice(let reason) = source { return reason }
            return nil
        }
    }
}

extension VersionNote {
    /// The context of its text.
    public var context: String { "version \(id)" }

    public var messages: [Message] { [Message(sentence, in: context, role: "what changed with a version of iOS")] }
}

extension ReportedBug {
    /// The context of the bug's texts.
    public var context: String { id }
    /// The context of the areas of bugs.
    public static var areaContext: String { "area" }

    public var messages: [Message] {
        let known: [Message] =
            if case .notModelled(let sentence) = answer {
                [Message(sentence, in: context, role: "what is known of it")]
            } else {
                []
            }
        return [
            Message(area, in: ReportedBug.areaContext, role: "area"), Message(situation, in: context, role: "what engineers report"),
            Message(right, in: context, role: "cause and remedy"),
        ] + known
    }
}

extension UnmodelledArea {
    /// The context of its texts.
    public var context: String { "unmodelled \(id)" }

    public var messages: [Message] {
        [Message(title, in: context, role: "part of UIKit"), Message(sentence, in: context, role: "what is known of it")]
    }
}

extension Observation {
    /// The context of the observation's texts, and of the scenes' remarks on the observation.
    public var context: String { id }
    /// The context of the topics of observations.
    public static var topicContext: String { "topic" }

    /// The staging and the input, and the result if it is described in sentences.
    public var messages: [Message] {
        let seen = kind == .log ? [] : lines
        return [
            Message(topic, in: Observation.topicContext, role: "topic"), Message(setup, in: context, role: "what stood on screen"),
            Message(stimulus, in: context, role: "what the finger did"), Message(notes, in: context, role: "what else matters"),
        ] + seen.map { Message($0, in: context, role: "what was seen") }
    }
}

extension ObservationCatalogue {
    /// The remarks of scenes and obstacles on observations. The context is the observation's id; of several, the first.
    public var messages: [Message] {
        scenes.flatMap { scene in
            let texts =
                [(scene.difference ?? "", "why the engine differs")] + scene.checks.flatMap { $0.sentences }.map { ($0, "what was seen") }
            return texts.map { Message($0.0, in: scene.observations.first ?? "", role: $0.1, at: scene.location) }
        } + uncheckable.map { Message($0.reason, in: $0.id, role: "why it cannot be checked", at: $0.location) }
    }
}

extension Expectation {
    /// The sentences of the author's own tests in the text.
    fileprivate var sentences: [String] {
        switch self {
        case .holds(let sentence, _): [sentence]
        case .all(let parts): parts.flatMap(\.sentences)
        default: []
        }
    }
}

extension ObservationCheck {
    fileprivate var sentences: [String] {
        if case .holds(let sentence, let expectation) = self { return [sentence] + expectation.sentences }
        return []
    }
}
