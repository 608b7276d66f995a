import EventTrace
import ExperimentKit

/// The stage of one case: the views to scale as they are clipped, turned and hidden, with their names; their recognizers as tags with what
/// each waits for; where fingers go; which views hit-testing asks, in which order, and which it passes by.
public struct StageDrawing {
    private let stage: StageRecord
    private let visit: HitTestVisit
    private let visible: [Region]
    private let frame: StageFrame
    private var shapes: [Shape] = []
    private var labels = LabelPlaces()
    /// Where the tag of each recognizer stands: the left and right ends of its middle line.
    private var tags: [String: (left: Spot, right: Spot)] = [:]

    /// Around the screen there is room for the outline of the phone.
    private static let border = 3.0

    /// Empty where nothing was staged.
    public static func drawing(_ finding: Finding) -> Drawing {
        drawing(finding.stage, HitTestVisit(finding.trace, finding.stage))
    }

    /// The named views that the touches of a case hit and those that they are in, from the window down.
    public static func hitPath(_ finding: Finding) -> [String] {
        let path = HitTestVisit(finding.trace, finding.stage).path
        return finding.stage.views.indices.filter { path.contains($0) }.map { finding.stage.views[$0].name }.filter { !$0.isEmpty }
    }

    /// `isWhole` shows all of the screen, also where nothing stands.
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
    }

    /// What is seen of each view: within all views that clip it, and within the screen.
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
        for index in stage.views.indices where !visible[index].corners.isEmpty { drawView(index) }
        for index in stage.views.indices where !stage.views[index].name.isEmpty && !visible[index].corners.isEmpty { drawName(index) }
        for index in stage.views.indices where !visible[index].corners.isEmpty { drawTags(index) }
        for view in stage.views { for recognizer in view.recognizers { drawRequirements(of: recognizer) } }
        FingerDrawing.add(stage.paths, to: &shapes)
    }

    private mutating func drawView(_ index: Int) {
        let view = stage.views[index]
        let isBusy = view.traits.contains("highlighted")
        let look: Look =
            isBusy ? .busyView : visit.path.contains(index) ? .hitView : visit.skipped[view.name] == nil ? .view : .skippedView
        let words = ([view.name] + view.traits).filter { !$0.isEmpty }
        let text = words.isEmpty ? "" : words.dropFirst().reduce(words[0]) { "\($0), \($1)" }
        shapes.append(Shape(.polygon, look, visible[index].corners.flatMap { [$0.x, $0.y] }, text: text, subject: view.name))
    }

    private mutating func drawName(_ index: Int) {
        let view = stage.views[index]
        guard let corner = upperLeft(index), corner.y < frame.bottom else { return }
        var text = view.name
        var look = visit.path.contains(index) ? Look.hitName : .name
        // The order of asking says something where more than the views on the way are asked.
        if visit.asked.count > 1, let place = visit.asked.firstIndex(of: view.name) { text = "\(place + 1)· \(text)" }
        if let skip = visit.skipped[view.name] {
            text += " ✗ \(StageDrawing.reason(skip.reason))\(skip.rule.map { " \($0)" } ?? "")"
            look = .skippedName
        }
        let wanted = Spot(x: corner.x + 6, y: max(corner.y, frame.top) + LabelPlaces.size + 3)
        let spot = labels.place(text, near: wanted, left: 4, right: stage.width - 2)
        shapes.append(Shape(.text, look, [spot.x, spot.y], text: text, subject: view.name))
    }

    private mutating func drawTags(_ index: Int) {
        let view = stage.views[index]
        guard let corner = upperLeft(index), corner.y < frame.bottom else { return }
        for recognizer in view.recognizers {
            var text = recognizer.name
            if !recognizer.gesture.isEmpty, recognizer.gesture != recognizer.name { text += ": \(recognizer.gesture)" }
            if !recognizer.delegate.isEmpty { text += " ⚐ \(recognizer.delegate)" }
            if !recognizer.isEnabled { text += " ⏻" }
            if !recognizer.state.isEmpty { text += " · \(recognizer.state)" }
            let isActive = recognizer.state == Word.began.rawValue || recognizer.state == Word.changed.rawValue
            let wanted = Spot(x: corner.x + 10, y: max(corner.y, frame.top) + 2 * (LabelPlaces.size + 4))
            let spot = labels.place(text, near: wanted, left: 8, right: stage.width - 8)
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

    /// An arrow from the one that waits to the one that has to fail.
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

    private func upperLeft(_ index: Int) -> Spot? {
        let corners = visible[index].corners
        guard let left = corners.map({ $0.x }).min(), let top = corners.map({ $0.y }).min() else { return nil }
        return Spot(x: left, y: top)
    }

    /// The engine's word for it as the mark of the reader's.
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
