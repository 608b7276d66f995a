import EventTrace

/// A statement of a document, in our own words, with the way to test it.
public struct Statement: Hashable, Sendable {
    /// The kind of statement, which says whether experiments can test it.
    public enum Kind: Hashable, Sendable {
        /// An assertion about behaviour.
        case assertion
        /// A question of the document; the answer is ours, and claims show it.
        case question(answer: String)
        /// An assertion that no source confirms: the engine's behaviour is a choice and decides nothing.
        case unsettled(because: String)
        /// No experiment can test it.
        case untestable(because: String)
    }

    #if !WITHOUT_TEXTS
        /// The number of the document among the sources, `000`.
        public let document: String
        /// The number of the section in the document, or the name of one without a number.
        public let section: String
        public let text: String
        public let kind: Kind
        /// The single assertions of the statement, in short; empty for a statement of one clause. Claims name the part that they test.
        public let parts: [String]
        /// The condition of the statement, as the end of a sentence that begins “It holds”; nil for a statement without one.
        public let condition: String?
        /// The part that is quoted; nil for the whole.
        public private(set) var quotedPart: String?
        /// The same statement elsewhere: none or one.
        private let same: [Statement]

        /// A statement; `sameAs` is one that says the same in another place, so that both share tests and verdict.
        public init(
            document: String, section: String, _ text: String, kind: Kind = .assertion, parts: [String] = [],
            holds condition: String? = nil,
            sameAs other: Statement? = nil
        ) {
            self.document = document
            self.section = section
            self.text = text
            self.kind = kind
            self.parts = parts
            self.condition = condition
            same = other.map { [$0] } ?? []
        }
    #else
        // Nothing is stored.
        public var document: String { "" }
        public var section: String { "" }
        public var text: String { "" }
        public var kind: Kind { .assertion }
        public var parts: [String] { [] }
        public var condition: String? { nil }
        public var quotedPart: String? { nil }
        private var same: [Statement] { [] }

        @usableFromInline
        init() {}
    #endif

    /// One of the statement's parts, for a claim that tests only that part.
    public func part(_ words: String) -> Statement { quoting(words) }

    /// The whole statement, if this is a part.
    public var whole: Statement { quoting(nil) }

    private func quoting(_ part: String?) -> Statement {
        #if WITHOUT_TEXTS
            return self
        #else
            var quoting = self
            quoting.quotedPart = part
            return quoting
        #endif
    }

    /// The statement that represents all those that say the same.
    public var representative: Statement { same.first?.representative ?? whole }

    /// `000 §1`, `000, conclusions`.
    public var reference: String {
        if section.isEmpty { return document }
        return isNumbered ? "\(document) §\(section)" : "\(document), \(section)"
    }

    /// Whether its section has a number.
    public var isNumbered: Bool { section.utf8.first.map { (48...57).contains($0) } == true }

    /// The reason why no experiment can test it; nil if claims can quote it.
    public var untestable: String? {
        if case .untestable(let reason) = kind { return reason }
        return nil
    }
}
