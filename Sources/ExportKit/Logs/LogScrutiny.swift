/// Finds the reasons to doubt that a log is one complete run.
struct LogScrutiny: Sendable {
    /// The first doubt of each kind.
    private(set) var doubts: [LogDoubt] = []
    private var process: String?
    private var device: DeviceLogLine?
    private var hasBegun = false
    private var firstCall: Int?
    private var seconds = 0.0
    /// The greatest depth that the next call can have.
    private var mostDepth = 0

    mutating func look(at line: DeviceLogLine?, number: Int, prefix: Substring) {
        if let other = LogScrutiny.process(in: prefix) {
            if let process, process != other { doubt(.otherProcess, number) }
            process = process ?? other
        }
        switch line {
        case nil: doubt(.unreadable, number)
        case .header?: begin(number)
        case .device?:
            if let device, device != line { doubt(.otherDevice, number) }
            device = line
        case .call(_, let depth, let seconds, let isMark)?: call(depth, seconds, isMark, number)
        case .answer(_, let depth)?:
            if depth >= mostDepth { doubt(.missingCall, number) }
            mostDepth = min(mostDepth, depth)
        }
    }

    private mutating func begin(_ number: Int) {
        if hasBegun { doubt(.secondRun, number) } else if let firstCall { doubt(.callsBefore, firstCall) }
        hasBegun = true
        (seconds, mostDepth) = (0, 0)
    }

    private mutating func call(_ depth: Int, _ seconds: Double, _ isMark: Bool, _ number: Int) {
        firstCall = firstCall ?? number
        if seconds < self.seconds { doubt(.timeRunsBack, number) }
        if depth > mostDepth { doubt(.missingCall, number) }
        self.seconds = max(self.seconds, seconds)
        // No call is nested in a mark.
        mostDepth = isMark ? min(mostDepth, depth) : depth + 1
    }

    private mutating func doubt(_ reason: LogDoubt.Reason, _ line: Int) {
        if !doubts.contains(where: { $0.reason == reason }) { doubts.append(LogDoubt(reason, line: line)) }
    }

    /// The process, `123` in `2026-11-23 10:00:00.123456+0100 App[123:456] `; nil if the console does not say. O(length).
    private static func process(in prefix: Substring) -> String? {
        for part in prefix.split(separator: "[").dropFirst() {
            let digits = part.prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, let end = part.dropFirst(digits.count).first, end == ":" || end == "]" { return String(digits) }
        }
        return nil
    }
}
