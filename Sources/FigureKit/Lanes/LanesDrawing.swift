import EventTrace
import Studies

/// One case over virtual time, which runs downwards so that the drawing fits a phone.
///
/// There is a lane for each receiver and recognizer, and a row for each call and each turn of the engine. Bars are recognizers' states,
/// hatched stretches are held touches, and an arrow leads from a turn to its effect.
public struct LanesDrawing {
    public let drawing: Drawing
    /// The height of the middle of each row.
    public let heights: [Double]
    /// The names of the lanes, from left to right.
    let lanes: [String]

    public init(_ finding: Finding, _ rows: [FigureRow]) { self.init(finding, rows, after: []) }

    /// Draws a case. `earlier` have their lanes to the left of all others.
    init(_ finding: Finding, _ rows: [FigureRow], after earlier: [String]) {
        var layout = LanesLayout(finding, rows, earlier)
        layout.draw()
        lanes = layout.lanes
        drawing = Drawing(width: layout.width, height: layout.bottom + 4, shapes: layout.shapes)
        heights = layout.heights
    }
}

private struct LanesLayout {
    private static let laneWidth = 19.0
    private static let timeWidth = 50.0
    private static let fingerWidth = 9.0
    private static let letterWidth = 7.3
    /// The least width: a phone in portrait.
    private static let leastWidth = 344.0

    private let finding: Finding
    private let rows: [FigureRow]
    let lanes: [String]
    private let scale: TimeScale
    private let top: Double
    private let fingers: [Int?]

    private(set) var heights: [Double] = []
    private(set) var shapes: [Shape] = []
    private(set) var width = leastWidth
    var bottom: Double { scale.bottom }

    init(_ finding: Finding, _ rows: [FigureRow], _ earlier: [String]) {
        self.finding = finding
        self.rows = rows
        var lanes = earlier
        let spans = HeldSpan.all(in: finding.trace)
        let named = Set(finding.stage.views.map { $0.name })
        let subjects = rows.map { $0.subject } + spans.map { $0.view }.filter { named.contains($0) }
        for name in subjects where !name.isEmpty && !lanes.contains(name) { lanes.append(name) }
        self.lanes = lanes
        fingers = Set(finding.stage.paths.map { $0.finger }).sorted { ($0 ?? Int.min) < ($1 ?? Int.min) }
        top = Double(lanes.map { $0.unicodeScalars.count }.max() ?? 0) * LanesLayout.letterWidth + 16
        var counts: [(time: Double, rows: Int)] = []
        let times = rows.map { $0.time } + finding.stage.paths.flatMap { [$0.start, $0.end] }
        for time in Set(times).sorted() { counts.append((time, rows.count { $0.time == time })) }
        scale = TimeScale(counts, top: top + TimeScale.rowHeight / 2 + 2)
        heights = LanesLayout.heights(rows, scale)
    }

    private static func heights(_ rows: [FigureRow], _ scale: TimeScale) -> [Double] {
        var heights: [Double] = []
        for (index, row) in rows.enumerated() {
            let isFirst = index == 0 || rows[index - 1].time != row.time
            heights.append(isFirst ? scale.y(of: row.time) : heights[index - 1] + TimeScale.rowHeight)
        }
        return heights
    }

    mutating func draw() {
        drawMoments()
        drawLanes()
        drawFingers()
        drawStates()
        drawHeld()
        drawCauses()
        for index in rows.indices { drawRow(index) }
    }

    private func x(ofLane lane: Int) -> Double {
        LanesLayout.timeWidth + Double(fingers.count) * LanesLayout.fingerWidth + (Double(lane) + 0.6) * LanesLayout.laneWidth
    }

    private func x(of subject: String) -> Double? { lanes.firstIndex(of: subject).map { x(ofLane: $0) } }

    /// The height of an entry of the trace: its own row's, that of the next row at its time, or that of its moment.
    private func y(ofEntry entry: Int) -> Double {
        let time = finding.trace.entries[entry].time
        if let row = rows.firstIndex(where: { $0.entry >= entry && $0.time == time }) { return heights[row] }
        return rows.lastIndex { $0.time == time }.map { heights[$0] + TimeScale.rowHeight / 2 } ?? scale.y(of: time)
    }

    private mutating func drawMoments() {
        let right = x(ofLane: lanes.count) - 4
        for moment in scale.moments {
            let line = moment.y - TimeScale.rowHeight / 2
            shapes.append(Shape(.line, .moment, [0, line, right, line]))
            shapes.append(Shape(.text, .momentName, [2, moment.y + 4], text: "\(Milliseconds(moment.time))"))
            if moment.isAfterFold {
                let y = line - 20
                shapes.append(
                    Shape(.line, .pause, [4, y - 5, 12, y + 5, 20, y - 5, 28, y + 5, 36, y - 5, 44, y + 5], text: ""))
            }
        }
    }

    private mutating func drawLanes() {
        for (index, lane) in lanes.enumerated() {
            let x = x(ofLane: index)
            shapes.append(Shape(.line, .lane, [x, top, x, bottom], subject: lane))
            shapes.append(Shape(.upwards, .laneName, [x + 4, top - 6], text: lane, subject: lane))
        }
    }

    private mutating func drawFingers() {
        for path in finding.stage.paths {
            guard let column = fingers.firstIndex(of: path.finger) else { continue }
            let (start, end) = (scale.y(of: path.start) - 6, scale.y(of: path.end) + 6)
            let words = path.finger.map { "\(FigureWord.finger.mark) \($0)" } ?? "\(FigureWord.pointer.mark)"
            let x = LanesLayout.timeWidth + Double(column) * LanesLayout.fingerWidth
            shapes.append(Shape(.rectangle, .down, [x, start, 6, max(6, end - start)], text: words))
        }
    }

    /// Draws a thin bar while a recognizer is possible, a thick one while it is active, and an end.
    private mutating func drawStates() {
        for lane in lanes {
            guard let x = x(of: lane) else { continue }
            var possible: Double?
            var active: Double?
            for (position, entry) in finding.trace.entries.enumerated() where isDecision(entry, of: lane) {
                if entry.verb == Name(.collect), possible == nil, active == nil { possible = y(ofEntry: position) }
                guard entry.verb == Name(.state) else { continue }
                let y = y(ofEntry: position)
                addBar(.possible, of: lane, x, from: possible, to: y)
                possible = nil
                let state = finding.trace.names[entry.detail]
                if state == Word.began.rawValue || state == Word.changed.rawValue {
                    active = active ?? y
                } else {
                    addBar(.active, of: lane, x, from: active, to: y)
                    active = nil
                }
            }
            addBar(.possible, of: lane, x, from: possible, to: bottom)
            addBar(.active, of: lane, x, from: active, to: bottom)
        }
    }

    private func isDecision(_ entry: Entry, of lane: String) -> Bool {
        entry.kind == .decision && finding.trace.names[entry.subject] == lane
    }

    /// Adds a bar, unless it has no beginning.
    private mutating func addBar(_ look: Look, of lane: String, _ x: Double, from start: Double?, to end: Double) {
        guard let start else { return }
        let width = look == .active ? 8.0 : 4.0
        shapes.append(Shape(.rectangle, look, [x - width / 2, start, width, max(2, end - start)], subject: lane))
    }

    private mutating func drawHeld() {
        for span in HeldSpan.all(in: finding.trace) {
            guard let x = x(of: span.view) else { continue }
            let (start, end) = (y(ofEntry: span.start), span.end.map { y(ofEntry: $0) } ?? bottom)
            let text = "\(span.view): \(FigureWord.held.mark)\(span.rule.map { " \($0)" } ?? "")"
            shapes.append(Shape(.rectangle, .held, [x - 6, start, 12, max(4, end - start)], text: text, subject: span.view))
        }
    }

    /// Draws an arrow from a turn to the next row of the same moment with the same subject, or with the other that the turn names.
    private mutating func drawCauses() {
        for (index, row) in rows.enumerated() where row.kind == .turn {
            let rest = rows[(index + 1)...].prefix { $0.time == row.time }
            let parties = [row.other, row.subject].filter { !$0.isEmpty }
            guard let effect = rest.firstIndex(where: { parties.contains($0.subject) }), let from = x(of: row.subject),
                let to = x(of: rows[effect].subject)
            else { continue }
            let (start, end) = (heights[index] + 5, heights[effect] - 6)
            shapes.append(Shape(.line, .cause, [from, start, to, end], row: index))
            shapes.append(Shape(.polygon, .causeHead, [to, end + 1, to - 3.5, end - 6, to + 3.5, end - 6], row: index))
        }
    }

    private mutating func drawRow(_ index: Int) {
        let (row, y) = (rows[index], heights[index])
        let reason = row.rule.map { ", \($0)" } ?? ""
        let about = row.kind == .mark ? "" : "\(row.text), \(Milliseconds(row.time)) ms\(reason)"
        if let x = x(of: row.subject) {
            if let last = lastNested(in: index) {
                shapes.append(Shape(.rectangle, .span, [x - 1.5, y, 3, heights[last] - y + 5], subject: row.subject, row: index))
            }
            switch row.kind {
            case .turn:
                shapes.append(
                    Shape(.polygon, .turn, [x, y - 5, x + 5, y, x, y + 5, x - 5, y], text: about, subject: row.subject, row: index))
            case .call where row.isAction:
                // A flag.
                let numbers = [x - 3, y + 7, x - 3, y - 7, x + 8, y - 3, x - 3, y + 1]
                shapes.append(Shape(.polygon, .action, numbers, text: about, subject: row.subject, row: index))
            default: shapes.append(Shape(.circle, .call, [x, y, 4.5], text: about, subject: row.subject, row: index))
            }
        }
        let looks: [FigureRow.Kind: Look] = [.call: .callName, .mark: .markName, .turn: .turnName]
        let left = x(ofLane: lanes.count) + Double(min(row.depth, 12)) * 9
        let text = (row.isUnordered ? "≈ " : "") + row.text
        shapes.append(Shape(.text, looks[row.kind] ?? .callName, [left, y + 4.5], text: text, subject: row.subject, row: index))
        // The mark of a word is one scalar here and some letters on the page.
        let letters = Double(text.unicodeScalars.count + (row.kind == .turn ? 12 : 0))
        width = max(width, left + letters * LanesLayout.letterWidth + 6)
    }

    /// The last row nested in a call; nil if there is none.
    private func lastNested(in index: Int) -> Int? {
        guard rows[index].kind == .call else { return nil }
        var last: Int?
        for next in (index + 1)..<max(index + 1, rows.count) where rows[next].kind != .turn {
            guard rows[next].depth > rows[index].depth else { break }
            last = next
        }
        return last
    }
}

extension FigureRow {
    fileprivate var isAction: Bool { token.hasPrefix("\(subject).action") }
}
