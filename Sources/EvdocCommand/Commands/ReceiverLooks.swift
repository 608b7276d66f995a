import EventTrace
import Studies

/// A colour for each receiver of calls, in the order of first calls, so that consecutive calls are seen at a glance.
struct ReceiverLooks {
    /// The colours. Red, yellow and faint have a meaning of their own.
    private static let palette: [Style.Look] = [.cyan, .green, .magenta, .blue]

    private let looks: [String: Style.Look]

    init(_ findings: [Finding]) {
        var looks: [String: Style.Look] = [:]
        for call in findings.flatMap(\.trace.ordering) where !call.isMark && looks[call.receiver] == nil {
            looks[call.receiver] = ReceiverLooks.palette[looks.count % ReceiverLooks.palette.count]
        }
        self.looks = looks
    }

    subscript(call: Call) -> Style.Look? { call.isMark ? .yellow : looks[call.receiver] }

    subscript(entry: Entry, trace: Trace) -> Style.Look? {
        switch entry.kind {
        case .call, .answer: looks[trace.spelling(of: entry.subject)]
        case .decision: .faint
        case .mark, .note: .yellow
        }
    }
}
