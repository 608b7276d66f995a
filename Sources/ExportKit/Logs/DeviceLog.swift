/// What a device has logged of an experiment: the last run that a console shows. Memory does not grow with the length of the console.
public struct DeviceLog: Sendable {
    /// A call or a mark.
    public struct Line: Hashable, Sendable {
        public let token: String
        public let depth: Int
        public let isMark: Bool
        /// Seconds since the run began.
        public let seconds: Double
        public var answer: String?

        public init(token: String, depth: Int, isMark: Bool = false, seconds: Double = 0, answer: String? = nil) {
            self.token = token
            self.depth = depth
            self.isMark = isMark
            self.seconds = seconds
            self.answer = answer
        }
    }

    /// More of one run are counted and not kept.
    public static let mostLines = 10_000

    public private(set) var experiment: String?
    /// As the file had them: `finger=taps, cancels=on`; nil where the log does not say.
    public private(set) var values: String?
    public private(set) var lines: [Line] = []
    /// How many runs began.
    public private(set) var runs = 0
    /// Lines with evdoc's mark that cannot be read, as they are cut off.
    public private(set) var unreadable = 0
    /// Lines of the last run beyond those that are kept.
    public private(set) var dropped = 0
    private var console = ConsoleLines()

    public init() {}

    /// Whether anything of evdoc's was in it.
    public var isEmpty: Bool { runs == 0 && lines.isEmpty && unreadable == 0 }

    /// What a console has written, piece by piece, other lines and prefixes included.
    public mutating func feed(_ bytes: ArraySlice<UInt8>) {
        var found: [Substring] = []
        console.feed(bytes) { line in DeviceLogLine.content(of: line).map { found.append($0) } }
        found.forEach { read($0) }
    }

    /// Nothing more comes.
    public mutating func finish() {
        var found: [Substring] = []
        console.finish { line in DeviceLogLine.content(of: line).map { found.append($0) } }
        found.forEach { read($0) }
    }

    private mutating func read(_ content: Substring) {
        switch DeviceLogLine(content) {
        case .header(let experiment, let values):
            (self.experiment, self.values) = (experiment, values)
            runs += 1
            lines = []
            dropped = 0
        case .call(let token, let depth, let seconds, let isMark):
            guard lines.count < DeviceLog.mostLines else { return dropped += 1 }
            lines.append(Line(token: token, depth: depth, isMark: isMark, seconds: seconds))
        case .answer(let answer, let depth):
            if dropped == 0, let call = lines.lastIndex(where: { $0.depth == depth && !$0.isMark }) { lines[call].answer = answer }
        case nil: unreadable += 1
        }
    }
}
