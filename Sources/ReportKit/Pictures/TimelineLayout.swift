import EventTrace
import ExperimentKit

/// Where everything of a timeline stands, in units of the picture.
struct TimelineLayout {
    struct Row {
        let call: Call
        let x: Double
        let y: Double
        /// The row of the last call nested in it; its own when there is none.
        var bottom: Double
        let text: String
        let textX: Double
    }

    struct Moment {
        let time: Double
        let y: Double
    }

    struct Bar {
        /// Nil for the pointer.
        let finger: Int?
        let x: Double
        let top: Double
        let bottom: Double
    }

    static let rowHeight = 17.0
    static let laneWidth = 17.0
    static let momentGap = 9.0
    static let timeWidth = 42.0
    static let letterWidth = 6.7
    /// The narrowest picture: a phone in portrait.
    static let leastWidth = 344.0

    /// Receivers in the order of their first calls.
    let lanes: [String]
    let headHeight: Double
    private(set) var rows: [Row] = []
    private(set) var moments: [Moment] = []
    private(set) var touches: [Bar] = []
    private(set) var width = leastWidth
    private(set) var height = 0.0
    private(set) var duration = 0.0
    private let barCount: Int
    private let unordered: [Range<Int>]

    /// Calls in `unordered`, by position, are marked with ≈.
    init(_ ordering: [Call], _ paths: [FingerPath], unordered: [Range<Int>] = []) {
        self.unordered = unordered
        var lanes: [String] = []
        for call in ordering where !call.isMark && !lanes.contains(call.receiver) { lanes.append(call.receiver) }
        self.lanes = lanes
        barCount = Set(paths.map { $0.finger }).count
        headHeight = Double(lanes.map { $0.unicodeScalars.count }.max() ?? 0) * TimelineLayout.letterWidth + 14
        place(ordering, times: paths.flatMap { [$0.start, $0.end] })
        touches = bars(paths)
    }

    func x(ofLane lane: Int) -> Double {
        TimelineLayout.timeWidth + Double(barCount) * 9 + (Double(lane) + 0.7) * TimelineLayout.laneWidth
    }

    private mutating func place(_ ordering: [Call], times: [Double]) {
        var y = headHeight + TimelineLayout.rowHeight
        var calls = ordering[...]
        let textX = x(ofLane: lanes.count) + 2
        for time in Set(ordering.map { $0.time } + times).sorted() {
            moments.append(Moment(time: time, y: y))
            repeat {
                // A moment without a call still takes a row.
                if let call = calls.first, call.time <= time { add(calls.removeFirst(), y, textX) }
                y += TimelineLayout.rowHeight
            } while calls.first.map { $0.time <= time } ?? false
            y += TimelineLayout.momentGap
            duration = time
        }
        height = max(y - TimelineLayout.momentGap, headHeight)
    }

    private mutating func add(_ call: Call, _ y: Double, _ textX: Double) {
        let sign = unordered.contains { $0.contains(rows.count) } ? "≈ " : ""
        let text = sign + (call.isMark ? "— \(call.call)" : call.token + (call.answer.map { " → \($0)" } ?? ""))
        let lane = lanes.firstIndex(of: call.receiver) ?? lanes.count
        for index in rows.indices.reversed() where rows[index].call.depth < call.depth && encloses(index, call) { rows[index].bottom = y }
        rows.append(Row(call: call, x: x(ofLane: lane), y: y, bottom: y, text: text, textX: textX))
        width = max(width, textX + Double(text.unicodeScalars.count) * TimelineLayout.letterWidth + 4)
    }

    /// Whether no call since that one is as shallow as it.
    private func encloses(_ index: Int, _ call: Call) -> Bool {
        rows[(index + 1)...].allSatisfy { $0.call.depth > rows[index].call.depth }
    }

    /// The pointer and fingers side by side, next to the times.
    private func bars(_ paths: [FingerPath]) -> [Bar] {
        let fingers = Set(paths.map { $0.finger }).sorted { ($0 ?? Int.min) < ($1 ?? Int.min) }
        return paths.map { path in
            let column = fingers.firstIndex(of: path.finger) ?? 0
            return Bar(
                finger: path.finger, x: TimelineLayout.timeWidth + Double(column) * 9, top: y(of: path.start) - 5,
                bottom: y(of: path.end) + 5)
        }
    }

    private func y(of time: Double) -> Double { moments.first { $0.time >= time }?.y ?? headHeight }
}
