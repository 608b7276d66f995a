import EventTrace

/// Something that a document says, in our own words: experiments put it to the test, or nothing here can.
public struct Statement: Hashable, Sendable {
    /// What can become of it.
    public enum Kind: Hashable, Sendable {
        /// It says how something is.
        case assertion
        /// It asks; the answer is ours, and claims show it.
        case question(answer: String)
        /// It says how something is, and nobody knows whether UIKit does so: what the engine does is its own choice and decides nothing.
        case unsettled(because: String)
        /// No experiment can test it.
        case untestable(because: String)
    }

    #if !WITHOUT_TEXTS
        /// The number of the document among the sources, `000`.
        public let document: String
        /// The section, as the document numbers it, or the name of one without a number.
        public let section: String
        public let text: String
        public let kind: Kind
        /// What it says at once, in short; empty for a statement of one clause. Claims name the part that they test.
        public let parts: [String]
        /// Where it holds, as the end of a sentence that begins “It holds”; nil for a statement that should hold everywhere.
        public let condition: String?
        /// The part that is quoted; nil for the whole.
        public private(set) var quotedPart: String?
        /// None or one.
        private let same: [Statement]

        /// `sameAs` is a statement that says the same in another place: what tests one tests both, and they have one verdict.
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

    /// One of its parts, for a claim that tests just that.
    public func part(_ words: String) -> Statement { quoting(words) }

    /// The statement of which this may be a part.
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

    /// Of all statements that say the same, the one that stands for them.
    public var representative: Statement { same.first?.representative ?? whole }

    /// `000 §1`, `000, conclusions`.
    public var reference: String {
        if section.isEmpty { return document }
        return isNumbered ? "\(document) §\(section)" : "\(document), \(section)"
    }

    /// Whether its section has a number.
    public var isNumbered: Bool { section.utf8.first.map { (48...57).contains($0) } == true }

    /// Why no experiment can test it; nil for one that claims quote.
    public var untestable: String? {
        if case .untestable(let reason) = kind { return reason }
        return nil
    }
}
