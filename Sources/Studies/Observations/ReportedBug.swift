/// A bug that engineers have reported in public, in the project's words, with what is right.
public struct ReportedBug: Hashable, Sendable {
    /// The place of the answer.
    public enum Answer: Hashable, Sendable {
        /// The page of the experiment with this id. The claim, named by its sentence, shows the reported behaviour; nil if no claim does.
        case experiment(String, claim: String?)
        /// The engine does not model the situation; the sentence says what the reports say is right.
        case notModelled(String)
    }

    /// The stable id, which names the bug on the site.
    public let id: String
    /// The part of UIKit: "buttons and controls".
    public let area: String
    public let situation: String
    /// The cause, and the remedy if there is one.
    public let right: String
    /// The places of publication, as `owner/repository#123`.
    public let sources: [String]
    /// The number of reports that were seen.
    public let count: Int
    /// The versions of iOS with the bug, `13-`; nil for all.
    public let versions: String?
    /// The names of the API in it, as code spells them.
    public let names: [String]
    /// The words in which engineers ask about the bug, by the tag of their language: `en`, `zh-Hans`.
    public let phrases: [String: [String]]
    public let answer: Answer

    public init(
        id: String, area: String, situation: String, right: String, sources: [String], count: Int, versions: String? = nil,
        names: [String] = [], phrases: [String: [String]] = [:], answer: Answer
    ) {
        self.id = id
        self.area = area
        self.situation = situation
        self.right = right
        self.sources = sources
        self.count = count
        self.versions = versions
        self.names = names
        self.phrases = phrases
        self.answer = answer
    }

    /// The id of the experiment that answers; nil if the situation is not modelled.
    public var experiment: String? {
        if case .experiment(let id, _) = answer { return id }
        return nil
    }
}
