import EventTrace
import ExperimentKit
import Studies

/// The stage of one case.
///
/// The drawing has the views to scale, clipped, turned and hidden as they are, with their names; their recognizers as tags with their
/// failure requirements; the paths of fingers; and the order in which hit-testing asks views or passes them by.
public struct StageDrawing {
    private let stage: StageRecord
    private let visit: HitTestVisit
    private let visible: [Region]
    private let frame: StageFrame
    private var shapes: [Shape] = []
    private var labels: LabelPlaces
    /// The place of each recognizer's tag: the left and right ends of its middle line.
    private var tags: [String: (left: Spot, right: Spot)] = [:]
    /// The views whose name stands at their right edge.
    private var namedAtRight: Set<Int> = []

    /// The room around the screen for the outline of the phone.
    private static let border = 3.0

    /// The drawing of a case; empty if nothing was staged.
    public static func drawing(_ finding: Finding) -> Drawing {
        drawing(finding.picturedStage, HitTestVisit(finding.trace, finding.picturedStage))
    }

    /// The named views that the touches of a case hit and the views around them, from the window down.
    public static func hitPath(_ finding: Finding) -> [String] {
        let stage = finding.picturedStage
        let path = HitTestVisit(finding.trace, stage).path
        return stage.views.indices.filter { path.contains($0) }.map { stage.views[$0].name }.filter { !$0.isEmpty }
    }

    /// Draws a stage. `isWhole` shows all of the screen, even its empty parts.
    static func drawing(_ stage: StageRecord, _ visit: HitTestVisit, isWhole: Bool = false) -> Drawing {
        guard !stage.views.isEmpty else { return Drawing(width: 0, height: 0, shapes: []) }
        var drawing = StageDrawing(stage, visit, isWhole: isWhole)
        drawing.draw()
        let border = StageDrawing.border
        let top = drawing.frame.top - (drawing.frame.top == 0 ? border : 0)
        let bottom = drawing.frame.bottom + (drawing.frame.bottom == stage.height ? border : 0)
        return Drawing(x: -border, y: top, width: stage.width + 2 * border, height: bottom - top, shapes: drawing.shapes)
    }

    private init(_ stage: StageRecord, _ visit: HitTestVisit, isWhole: Bool) {
        self.stage = stage
        self.visit = visit
        visible = StageDrawing.clipped(stage)
        frame = isWhole ? StageFrame(whole: stage) : StageFrame(stage, visible)
        labels = LabelPlaces(
            stage: LabelPlaces.Box(x: 0, y: frame.top, width: stage.width, height: frame.bottom - frame.top),
            views: visible.filter { !$0.corners.isEmpty }.map { StageDrawing.box($0) })
    }

    /// The visible part of each view: within all views that clip it, and within the screen.
    private static func clipped(_ stage: StageRecord) -> [Region] {
        var clips: [(depth: Int, clip: Region)] = []
        let (right, bottom) = (stage.width, stage.height)
        let screen = Region(corners: [Spot(x: 0, y: 0), Spot(x: right, y: 0), Spot(x: right, y: bottom), Spot(x: 0, y: bottom)])
        return stage.views.map { view in
            while let last = clips.last, last.depth >= view.depth { clips.removeLast() }
            let own = Region(corners: view.corners).intersection(clips.last?.clip ?? screen)
            if view.clips { clips.append((view.depth, own)) }
            return own
        }
    }

    private mutating func draw() {
        shapes.append(Shape(.rectangle, .phone, [-1.5, -1.5, stage.width + 3, stage.height + 3]))
        for index in stage.views.indices where !visible[index].corners.isEmpty {
            drawView(index)
            FaceDrawing.add(stage.views[index], visible[index], to: &shapes)
        }
        for landing in FingerDrawing.landings(stage.paths) { labels.take(landing) }
        var fingers: [Shape] = []
        FingerDrawing.add(stage.paths, within: labels.stage, to: &fingers)
        for text in shapes + fingers where text.form == .text { labels.take(text.text, at: Spot(x: text.numbers[0], y: text.numbers[1])) }
        for index in stage.views.indices where !stage.views[index].name.isEmpty && !visible[index].corners.isEmpty { drawName(index) }
        for index in stage.views.indices where !visible[index].corners.isEmpty { drawTags(index) }
        for view in stage.views { for recognizer in view.recognizers { drawRequirements(of: recognizer) } }
        shapes += fingers
    }

    /// The upright rectangle around the visible part of a view.
    private func box(_ index: Int) -> LabelPlaces.Box { StageDrawing.box(visible[index]) }

    private static func box(_ region: Region) -> LabelPlaces.Box {
        let (xs, ys) = (region.corners.map { $0.x }, region.corners.map { $0.y })
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return LabelPlaces.Box(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// The visible parts of all views but this one and those around it.
    private func others(than index: Int) -> [LabelPlaces.Box] {
        var around: Set<Int> = [index]
        var depth = stage.views[index].depth
        for above in stage.views[..<index].indices.reversed() where stage.views[above].depth < depth {
            around.insert(above)
            depth = stage.views[above].depth
        }
        return stage.views.indices.filter { !around.contains($0) && !visible[$0].corners.isEmpty }.map { box($0) }
    }

    private mutating func drawView(_ index: Int) {
        let view = stage.views[index]
        let isBusy = view.traits.contains("highlighted")
        let look: Look =
            isBusy ? .busyView : visit.path.contains(index) ? .hitView : visit.skipped[view.name] == nil ? .view : .skippedView
        let words = ([view.name] + view.traits + [reason(index)]).filter { !$0.isEmpty }
        let text = words.isEmpty ? "" : words.dropFirst().reduce(words[0]) { "\($0), \($1)" }
        shapes.append(Shape(.polygon, look, visible[index].corners.flatMap { [$0.x, $0.y] }, text: text, subject: view.name))
    }

    private mutating func drawName(_ index: Int) {
        let view = stage.views[index]
        guard box(index).y < frame.bottom else { return }
        var text = view.name
        // The order of asking matters only if other views than those on the way are asked.
        if visit.asked.count > 1, let place = visit.asked.firstIndex(of: view.name) { text = "\(place + 1)· \(text)" }
        let reason = reason(index)
        // Where there is no room, the view has the reason in its description.
        let texts = (reason.isEmpty ? [] : ["\(text) \(reason)", "\(text) ✗"]) + (text == view.name ? [text] : [text, view.name])
        let look: Look = !reason.isEmpty ? .skippedName : visit.path.contains(index) ? .hitName : .name
        let own = box(index)
        let place = labels.place(texts, in: own, besides: others(than: index), indent: 6)
        if !place.isBeside, place.spot.x > own.x + own.width / 2 { namedAtRight.insert(index) }
        if place.isBeside { drawLeader(from: own, to: place.spot, of: view.name) }
        shapes.append(Shape(.text, look, [place.spot.x, place.spot.y], text: texts[place.text], subject: view.name))
    }

    /// Why hit-testing passes the view by, with the rule; empty if it does not, or if another touch of the case hits the view.
    private func reason(_ index: Int) -> String {
        guard !visit.path.contains(index), let skip = visit.skipped[stage.views[index].name] else { return "" }
        return "✗ \(StageDrawing.reason(skip.reason))\(skip.rule.map { " \($0)" } ?? "")"
    }

    /// A line from the upper left corner of a view to a text that belongs to it.
    private mutating func drawLeader(from own: LabelPlaces.Box, to spot: Spot, of subject: String) {
        let middle = spot.y - LabelPlaces.size / 2
        shapes.append(Shape(.line, .leader, [own.x, max(own.y, frame.top) + 2, own.x, middle, spot.x - 4, middle], subject: subject))
    }

    private mutating func drawTags(_ index: Int) {
        let view = stage.views[index]
        let own = box(index)
        guard own.y < frame.bottom else { return }
        for recognizer in view.recognizers {
            var text = recognizer.name
            if !recognizer.gesture.isEmpty, recognizer.gesture != recognizer.name { text += ": \(recognizer.gesture)" }
            let state = (recognizer.isEnabled ? "" : " ⏻") + (recognizer.state.isEmpty ? "" : " · \(recognizer.state)")
            let delegate = recognizer.delegate.isEmpty ? "" : " ⚐ \(recognizer.delegate)"
            let texts = [text + delegate + state, recognizer.name + delegate + state, recognizer.name + state]
            let isActive = recognizer.state == Word.began.rawValue || recognizer.state == Word.changed.rawValue
            let place = labels.place(texts, in: own, besides: others(than: index), indent: 10, rightFirst: namedAtRight.contains(index))
            let spot = place.spot
            text = texts[place.text]
            if !place.isAtHome { drawLeader(from: own, to: spot, of: recognizer.name) }
            let (height, width) = (LabelPlaces.size + 2, LabelPlaces.width(of: text) + 8)
            shapes.append(
                Shape(
                    .rectangle, isActive ? .activeTag : .tag, [spot.x - 4, spot.y - LabelPlaces.size + 1, width, height],
                    subject: recognizer.name))
            shapes.append(Shape(.text, .tagName, [spot.x, spot.y], text: text, subject: recognizer.name))
            let middle = spot.y - LabelPlaces.size / 2 + 2
            tags[recognizer.name] = (Spot(x: spot.x - 4, y: middle), Spot(x: spot.x - 4 + width, y: middle))
        }
    }

    /// Draws an arrow from the recognizer that waits to the one that has to fail.
    private mutating func drawRequirements(of recognizer: StagedRecognizer) {
        guard let from = tags[recognizer.name] else { return }
        for required in recognizer.requirements {
            guard let to = tags[required] else { continue }
            let right = min(max(from.right.x, to.right.x) + 14, stage.width - 2)
            let numbers = [from.right.x, from.right.y, right, from.right.y, right, to.right.y, to.right.x + 6, to.right.y]
            let text = "\(recognizer.name) \(FigureWord.requires.mark) \(required)"
            shapes.append(Shape(.line, .requirement, numbers, text: text))
            let (x, y) = (to.right.x, to.right.y)
            shapes.append(Shape(.polygon, .requirementHead, [x, y, x + 8, y - 4, x + 8, y + 4]))
        }
    }

    /// The mark for the engine's word for a reason.
    private static func reason(_ word: String) -> String {
        switch word {
        case Word.hidden.rawValue: "\(FigureWord.hidden.mark)"
        case Word.interactionDisabled.rawValue: "\(FigureWord.interactionDisabled.mark)"
        case Word.transparent.rawValue: "\(FigureWord.transparent.mark)"
        case Word.outside.rawValue: "\(FigureWord.outside.mark)"
        case Word.animating.rawValue: "\(FigureWord.animating.mark)"
        default: "\(FigureWord.skipped.mark)"
        }
    }
}
