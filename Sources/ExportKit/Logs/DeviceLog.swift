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
    /// `iOS 18.2`, and `iPhone15,4`; nil where the log does not say.
    public private(set) var system: String?
    public private(set) var model: String?
    public private(set) var lines: [Line] = []
    /// How many runs began.
    public private(set) var runs = 0
    /// Lines with evdoc's mark that cannot be read, as they are cut off.
    public private(set) var unreadable = 0
    /// Lines of the last run beyond those that are kept.
    public private(set) var dropped = 0
    private var console = ConsoleLines()
    private var scrutiny = LogScrutiny()

    public init() {}

    /// What keeps it from being one run that is there in full, in the order of its lines.
    public var doubts: [LogDoubt] { scrutiny.doubts.sorted { $0.line < $1.line } }

    /// Whether anything of evdoc's was in it.
    public var isEmpty: Bool { runs == 0 && lines.isEmpty && unreadable == 0 }

    /// What a console has written, piece by piece, other lines and prefixes included.
    public mutating func feed(_ bytes: ArraySlice<UInt8>) {
        var found: [(String, Int)] = []
        console.feed(bytes) { found.append(($0, $1)) }
        found.forEach { read($0, $1) }
    }

    /// Nothing more comes.
    public mutating func finish() {
        var found: [(String, Int)] = []
        console.finish { found.append(($0, $1)) }
        found.forEach { read($0, $1) }
    }

    private mutating func read(_ text: String, _ number: Int) {
        guard let (prefix, content) = DeviceLogLine.parts(of: text) else { return }
        let line = DeviceLogLine(content)
        scrutiny.look(at: line, number: number, prefix: prefix)
        read(line)
    }

    private mutating func read(_ line: DeviceLogLine?) {
        switch line {
        case .header(let experiment, let values):
            (self.experiment, self.values) = (experiment, values)
            runs += 1
            lines = []
            dropped = 0
        case .device(let system, let model): (self.system, self.model) = (system, model)
        case .call(let token, let depth, let seconds, let isMark):
            guard lines.count < DeviceLog.mostLines else { return dropped += 1 }
            lines.append(Line(token: token, depth: depth, isMark: isMark, seconds: seconds))
        case .answer(let answer, let depth):
            if dropped == 0, let call = lines.lastIndex(where: { $0.depth == depth && !$0.isMark }) { lines[call].answer = answer }
        case nil: unreadable += 1
        }
    }
}
