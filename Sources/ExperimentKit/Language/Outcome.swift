/// Something that a reader asks about, in the reader's words: whether the row is selected, how the touch ends, when the touch reaches the view.
///
///     Outcome("the row is selected", not: "no row is selected", delegate.didSelectRow)
///     Outcome("the view gets the touch late", not: "at once", pad.touchesBegan, after: .milliseconds(100))
///     Outcome("`pad`'s touch", otherwise: "never comes") {
///         Outcome.State("is cancelled", pad.touchesCancelled)
///         Outcome.State("ends", pad.touchesEnded)
///     }
///
/// In each case an outcome has one state: the first whose expectation holds. Two cases at least have different states, unless the
/// outcome says why not.
public struct Outcome: Sendable {
    /// A state that an outcome can have.
    public struct State: Sendable {
        /// The words for readers. If the outcome has a title, they continue it: "is cancelled".
        public let words: String
        /// Holds in the cases that are in this state; nil for the state of all other cases.
        public let expectation: Expectation?

        public init(_ words: String, _ expectation: Expectation) {
            self.words = words
            self.expectation = expectation
        }

        public init(_ words: String, _ call: TokenPattern) { self.init(words, call.happens) }

        init(otherwise words: String) {
            self.words = words
            expectation = nil
        }
    }

    /// The subject of the states, "`pad`'s touch"; nil if their words are sentences.
    public let title: String?
    /// The states, in the order in which they are tried; the last one is that of all other cases.
    public let states: [State]
    /// The reason why every case has the same state; nil if they differ.
    public let constant: String?
    public let location: Location

    /// Whether the last of two states only says that the first is not so: "no row is selected", and not "the content scrolls".
    public var isDenied: Bool {
        let denials: Set = ["not", "no", "never", "nothing", "neither", "none", "nobody", "without", "cannot"]
        return states.count == 2 && states[1].words.lowercased().split(separator: " ").contains { denials.contains(String($0)) }
    }

    /// A sentence that is true or not: "the row is selected", "no row is selected".
    public init(
        _ words: String, not otherwise: String, constant: String? = nil, _ expectation: Expectation, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(
            nil, [State(words, expectation), State(otherwise: otherwise)], constant, Location(fileID: fileID, line: line))
    }

    /// A sentence that is true if the call is made.
    public init(
        _ words: String, not otherwise: String, constant: String? = nil, _ call: TokenPattern, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(words, not: otherwise, constant: constant, call.happens, fileID: fileID, line: line)
    }

    /// A sentence that is true if the call comes so long after the run began, or after the other call.
    public init(
        _ words: String, not otherwise: String, constant: String? = nil, _ call: TokenPattern, after delay: Duration,
        since other: TokenPattern? = nil, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            words, not: otherwise, constant: constant, call.comes(MillisecondRange(delay.inMilliseconds...Double.infinity), after: other),
            fileID: fileID,
            line: line)
    }

    /// Several states under one title. If no expectation holds, the state is `otherwise`.
    public init(
        _ title: String, otherwise: String, constant: String? = nil, fileID: String = #fileID, line: Int = #line,
        @ListBuilder<State> _ states: () -> [State]
    ) {
        self.init(title, states() + [State(otherwise: otherwise)], constant, Location(fileID: fileID, line: line))
    }

    private init(_ title: String?, _ states: [State], _ constant: String?, _ location: Location) {
        self.title = title
        self.states = states
        self.constant = constant
        self.location = location
    }
}

extension Duration {
    fileprivate var inMilliseconds: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15 }
}
