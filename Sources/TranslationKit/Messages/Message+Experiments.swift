import EventTrace
import ExperimentKit

extension Experiment {
    /// Its texts, in the order of its page; what it quotes belongs to the documents.
    public var messages: [Message] {
        let texts = [
            message(title, "title"), message(question, "question"), message(answer ?? "", "answer"),
            message(exclusion?.reason ?? "", "why combinations are left out"),
        ]
        let names = variables.map { message($0.title, "variable \($0.name)", at: $0.location) }
        let differences = prints.map { message($0.difference ?? "", "why the printed order differs", at: $0.location) }
        return texts + names + claims.flatMap(messages) + differences
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

extension Document {
    /// The context of its texts.
    public var context: String { Document.context(number) }

    static func context(_ number: String) -> String { "document \(number)" }

    /// Its title, the names of its sections and its statements, in its order.
    public var messages: [Message] {
        [message(title, "title")]
            + statements.flatMap { statement in
                [
                    message(statement.sectionName ?? "", "name of a section"),
                    message(statement.statement, "statement of §\(statement.section)"),
                    message(statement.untestable ?? "", "why no experiment can test it"),
                ]
            }
    }

    private func message(_ text: String, _ role: String) -> Message { Message(text, in: context, role: role) }
}

extension Origin {
    /// The context of its texts.
    public var context: String { Document.context(document) }

    /// What its section is called; nil where the section has a number.
    public var sectionName: String? {
        section.first?.isNumber == true ? nil : section.prefix(1).uppercased() + section.dropFirst()
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
        ]
    }
}

extension ObservationCatalogue {
    /// What scenes and obstacles say about the observations; the context is the observation's id, of several the first.
    public var messages: [Message] {
        scenes.flatMap { scene in
            let texts =
                [(scene.difference ?? "", "why the engine differs")] + scene.checks.flatMap { $0.sentences }.map { ($0, "what was seen") }
            return texts.map { Message($0.0, in: scene.observations.first ?? "", role: $0.1, at: scene.location) }
        } + uncheckable.map { Message($0.reason, in: $0.id, role: "why it cannot be checked", at: $0.location) }
    }
}

extension Expectation {
    /// The sentences of the author's own tests in it.
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
