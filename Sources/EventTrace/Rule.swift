/// One sentence about how UIKit behaves, how well it is known, and what the engine does without it.
///
/// A rule is the only reason that a trace accepts for a call or a decision. It is declared once, as a member of `Rule` by which code and
/// claims name it. Two rules are equal if their ids are.
///
/// OPTIMIZATION: the statement is made when it is read, so naming a rule in a decision costs nothing.
public struct Rule: Hashable, Sendable {
    public let id: RuleID
    /// The versions of iOS in which the rule holds.
    public let versions: SystemVersions
    #if WITHOUT_TEXTS
        /// A stand-in, so that the linker drops all statements from programs that show no texts.
        private func statement() -> Statement { Statement(grade: .assumed, sentence: "", counterfactual: "", sources: []) }
    #else
        @usableFromInline let statement: @Sendable () -> Statement
    #endif

    /// `number` is 1...511 and stays as it is once published.
    @inlinable
    public init(
        _ family: RuleID.Family, _ number: UInt16, in versions: SystemVersions = .all,
        _ statement: @autoclosure @escaping @Sendable () -> Statement
    ) {
        id = RuleID(family, number)
        self.versions = versions
        #if !WITHOUT_TEXTS
            self.statement = statement
        #endif
    }

    public var sentence: String { statement().sentence }
    public var grade: Grade { statement().grade }
    public var counterfactual: Counterfactual { statement().counterfactual }
    public var sources: [Source] { statement().sources }
    /// The choices of this project where the sources say nothing, in words.
    public var choices: [String] {
        sources.compactMap { source in
            if case .choice(let reason) = source { reason } else { nil }
        }
    }
    /// Whether Apple or a log says a part of the rule, and this project chose the rest.
    public var isChosenInPart: Bool { grade != .assumed && !choices.isEmpty }

    public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule {
    /// The text of a rule, with its grade, counterfactual and sources.
    public struct Statement: Sendable {
        let grade: Grade
        let sentence: String
        let counterfactual: Counterfactual
        let sources: [Source]

        /// Apple's documentation, a public header's comment or a WWDC talk says it.
        public static func documented(_ sentence: String, without: Counterfactual, sources: [Source]) -> Statement {
            Statement(grade: .documented, sentence: sentence, counterfactual: without, sources: sources)
        }

        /// A log printed on a device or the simulator shows it.
        public static func measured(_ sentence: String, without: Counterfactual, sources: [Source]) -> Statement {
            Statement(grade: .measured, sentence: sentence, counterfactual: without, sources: sources)
        }

        /// Neither Apple nor a log says it: an account reports it, or this project chose it.
        public static func assumed(_ sentence: String, without: Counterfactual, sources: [Source]) -> Statement {
            Statement(grade: .assumed, sentence: sentence, counterfactual: without, sources: sources)
        }
    }
}
