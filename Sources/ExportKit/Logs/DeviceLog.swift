/// A device's log of an experiment: the last run in a console. Memory does not grow with the length of the console.
public struct DeviceLog: Sendable {
    /// A call or a mark.
    public struct Line: Hashable, Sendable {
        public let token: String
        public let depth: Int
        public let isMark: Bool
        /// The seconds since the beginning of the run.
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

    /// The number of lines kept of one run; further lines are only counted.
    public static let mostLines = 10_000

    public private(set) var experiment: String?
    /// The values as in the file: `finger=taps, cancels=on`; nil if the log has none.
    public private(set) var values: String?
    /// The version of iOS, `iOS 18.2`, and the model, `iPhone15,4`; nil if the log has none.
    public private(set) var system: String?
    public private(set) var model: String?
    public private(set) var lines: [Line] = []
    /// The number of runs that began.
    public private(set) var runs = 0
    /// The number of lines with evdoc's mark that cannot be read because they are cut off.
    public private(set) var unreadable = 0
    /// The number of lines of the last run beyond those that are kept.
    public private(set) var dropped = 0
    /// The position of the last call of each depth.
    private var lastCalls: [Int: Int] = [:]
    private var console = ConsoleLines()
    private var scrutiny = LogScrutiny()

    public init() {}

    /// The reasons to doubt that the log is one complete run, in the order of its lines.
    public var doubts: [LogDoubt] { scrutiny.doubts.sorted { $0.line < $1.line } }

    /// Whether the console had no line of evdoc's.
    public var isEmpty: Bool { runs == 0 && lines.isEmpty && unreadable == 0 }

    /// Reads a piece of the console's output, which may have other lines and prefixes.
    public mutating func feed(_ bytes: ArraySlice<UInt8>) {
        var found: [(String, Int)] = []
        console.feed(bytes) { found.append(($0, $1)) }
        found.forEach { read($0, $1) }
    }

    /// Ends the reading: no more pieces follow.
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
            (lines, lastCalls) = ([], [:])
            dropped = 0
        case .device(let system, let model): (self.system, self.model) = (system, model)
        case .call(let token, let depth, let seconds, let isMark):
            guard lines.count < DeviceLog.mostLines else { return dropped += 1 }
            if !isMark { lastCalls[depth] = lines.count }
            lines.append(Line(token: token, depth: depth, isMark: isMark, seconds: seconds))
        case .answer(let answer, let depth):
            if dropped == 0, let call = lastCalls[depth] { lines[call].answer = answer }
        case nil: unreadable += 1
        }
    }
}
