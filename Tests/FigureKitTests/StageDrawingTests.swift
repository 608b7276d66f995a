import EventTrace
import ExperimentKit
import FigureKit
import Studies
import Testing
import TraceBuilding

struct StageDrawingTests {
    static func view(
        _ name: String, _ depth: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, clips: Bool = false,
        recognizers: [StagedRecognizer] = []
    ) -> StagedView {
        StagedView(
            name: name, depth: depth, frame: .init(x: x, y: y, width: width, height: height),
            corners: [Spot(x: x, y: y), Spot(x: x + width, y: y), Spot(x: x + width, y: y + height), Spot(x: x, y: y + height)],
            recognizers: recognizers, clips: clips)
    }

    static func finding(_ lines: String, _ views: [StagedView], paths: [FingerPath] = []) -> Finding {
        Finding(
            case: Case(index: 0, variables: [], values: []), trace: Trace(lines: lines),
            stage: StageRecord(width: 390, height: 844, views: views, paths: paths))
    }

    private func shapes(_ look: Look, _ finding: Finding) -> [Shape] { StageDrawing.drawing(finding).shapes.filter { $0.look == look } }

    @Test func `a view is cut off where a view that it is in clips, and at the screen's edge`() {
        let views = [
            Self.view("window", 0, 0, 0, 390, 844), Self.view("scroll", 1, 20, 100, 200, 200, clips: true),
            Self.view("content", 2, 0, 250, 500, 2000), Self.view("below", 1, 300, 800, 200, 200),
        ]
        let drawn = shapes(.view, Self.finding("", views))
        #expect(drawn.map(\.subject) == ["window", "scroll", "content", "below"])
        let content = drawn[2].numbers
        #expect(Set(stride(from: 0, to: content.count, by: 2).map { content[$0] }) == [20, 220])
        #expect(Set(stride(from: 1, to: content.count, by: 2).map { content[$0] }) == [250, 300])
        #expect(drawn[3].numbers.max() == 844)
    }

    @Test func `a view that nothing is seen of is not drawn`() {
        let views = [
            Self.view("window", 0, 0, 0, 390, 844), Self.view("scroll", 1, 0, 0, 100, 100, clips: true),
            Self.view("far", 2, 0, 500, 50, 50),
        ]
        #expect(!StageDrawing.drawing(Self.finding("", views)).shapes.contains { $0.subject == "far" })
    }

    @Test func `a turned view keeps its corners`() {
        let corners = [Spot(x: 100, y: 100), Spot(x: 150, y: 150), Spot(x: 100, y: 200), Spot(x: 50, y: 150)]
        let turned = StagedView(name: "turned", depth: 1, frame: .init(x: 50, y: 100, width: 100, height: 100), corners: corners)
        let drawn = shapes(.view, Self.finding("", [Self.view("window", 0, 0, 0, 390, 844), turned]))
        #expect(drawn.last?.numbers.count == 8)
        #expect(Set(drawn.last?.numbers ?? []) == [50, 100, 150, 200])
    }

    @Test func `the hit path, and a skipped view with the reason and the rule`() {
        let views = [
            Self.view("window", 0, 0, 0, 390, 844), Self.view("cover", 1, 10, 90, 300, 80), Self.view("button", 1, 10, 100, 300, 80),
        ]
        let finding = Self.finding("! cover skip hidden\n! button bind", views)
        #expect(shapes(.hitView, finding).map(\.subject) == ["window", "button"])
        #expect(shapes(.skippedView, finding).map(\.subject) == ["cover"])
        #expect(shapes(.skippedName, finding).map(\.text) == ["cover ✗ \(FigureWord.hidden.mark) RC.2"])
        #expect(StageDrawing.hitPath(finding) == ["window", "button"])
    }

    @Test func `a view that a second touch hits has no cross of the first`() {
        let views = [
            Self.view("window", 0, 0, 0, 390, 844), Self.view("left", 1, 10, 90, 100, 80), Self.view("right", 1, 210, 90, 100, 80),
        ]
        let finding = Self.finding("! right skip outside\n! left bind\n! right bind", views)
        #expect(shapes(.skippedName, finding).isEmpty && shapes(.skippedView, finding).isEmpty)
        #expect(shapes(.hitView, finding).map(\.subject) == ["window", "left", "right"])
    }

    @Test func `recognizers are tags on their view, with an arrow to the one that has to fail`() {
        let recognizers = [
            StagedRecognizer(name: "single", gesture: "tap", requirements: ["double"], delegate: "gate"),
            StagedRecognizer(name: "double", gesture: "double tap"),
        ]
        let views = [Self.view("window", 0, 0, 0, 390, 844), Self.view("pad", 1, 10, 100, 300, 200, recognizers: recognizers)]
        let finding = Self.finding("", views)
        #expect(shapes(.tagName, finding).map(\.text) == ["single: tap ⚐ gate", "double: double tap"])
        #expect(shapes(.requirement, finding).map(\.text) == ["single \(FigureWord.requires.mark) double"])
        #expect(shapes(.requirementHead, finding).count == 1)
    }

    @Test func `a view with a recognizer is whole, and the tag stands on the view itself`() throws {
        let tap = StagedRecognizer(name: "outer", gesture: "tap")
        let views = [
            Self.view("window", 0, 0, 0, 390, 844), Self.view("root", 1, 0, 0, 390, 844, recognizers: [tap]),
            Self.view("level", 2, 40, 300, 300, 200, recognizers: [StagedRecognizer(name: "inner", gesture: "tap")]),
            Self.view("deeper", 3, 40, 300, 300, 200),
        ]
        let drawing = StageDrawing.drawing(Self.finding("", views))
        #expect(drawing.y <= 0 && drawing.height >= 844)
        let tags = drawing.shapes.filter { $0.look == .tag }
        #expect(tags.map(\.subject) == ["outer", "inner"])
        let outer = try #require(tags.first).numbers
        #expect(outer[1] + outer[3] <= 300 || outer[1] >= 500, "it is on the level")
        // The deeper view leaves no room on the level.
        #expect(drawing.shapes.filter { $0.look == .leader }.map(\.subject) == ["inner"])
    }

    @Test func `a tag stands under the name of its view, where another name has the left edge`() throws {
        let tap = StagedRecognizer(name: "outer", gesture: "tap")
        let views = [Self.view("window", 0, 0, 0, 390, 844), Self.view("root", 1, 0, 0, 390, 844, recognizers: [tap])]
        let shapes = StageDrawing.drawing(Self.finding("", views)).shapes
        let (root, tag) = (
            try #require(shapes.first { $0.form == .text && $0.text == "root" }).numbers[0],
            try #require(shapes.first { $0.look == .tag }).numbers[0]
        )
        #expect(root > 195 && tag > 195)
    }

    @Test func `a finger covers no name`() throws {
        let path = FingerPath(finger: 1, samples: [.init(time: 0, spot: Spot(x: 40, y: 112)), .init(time: 0.1, spot: Spot(x: 40, y: 112))])
        let views = [Self.view("window", 0, 0, 0, 390, 844), Self.view("level_3", 1, 20, 100, 300, 200)]
        let name = try #require(shapes(.hitName, Self.finding("! level_3 bind", views, paths: [path])).first { $0.text == "level_3" })
        let right = name.numbers[0] + Double(name.text.count) * 8
        #expect(name.numbers[0] > 51 || right < 29 || name.numbers[1] - 12 > 123)
    }

    @Test func `controls look like what they are`() {
        func looks(_ face: StagedFace) -> [Look] {
            let pad = Self.view("pad", 1, 20, 100, 200, 44)
            let view = StagedView(name: "pad", depth: 1, frame: pad.frame, corners: pad.corners, face: face)
            let own = [Look.face, .faceThumb, .faceOn, .faceTitle]
            return StageDrawing.drawing(Self.finding("", [Self.view("window", 0, 0, 0, 390, 844), view])).shapes.map(\.look).filter(
                own.contains)
        }
        #expect(looks(.plain).isEmpty)
        #expect(looks(.button("Buy")) == [.face, .faceTitle])
        #expect(looks(.slider(0.5)) == [.face, .faceThumb])
        #expect(looks(.toggle(isOn: true)) == [.faceOn, .faceThumb])
        #expect(looks(.field("a")) == [.face, .faceTitle, .faceTitle])
        #expect(looks(.row) == [.face, .face])
    }

    @Test func `texts do not cover each other`() {
        let views = [Self.view("window", 0, 0, 0, 390, 844)] + ["one", "two", "three"].map { Self.view($0, 1, 10, 100, 100, 100) }
        let names = shapes(.name, Self.finding("", views)).filter { $0.text != "window" }
        #expect(names.count == 3)
        for (index, name) in names.enumerated() {
            for other in names[..<index] {
                let isBeside = abs(name.numbers[0] - other.numbers[0]) >= Double(max(name.text.count, other.text.count)) * 8
                #expect(isBeside || abs(name.numbers[1] - other.numbers[1]) >= 15, "\(name.text), \(other.text)")
            }
        }
    }

    @Test func `a name that is too long for its view leaves its reason to the description, and stays in the view`() throws {
        let keys = (0..<3).map { Self.view("key_\($0)", 2, 60 + Double($0) * 80, 300, 78, 60) }
        let views = [Self.view("window", 0, 0, 0, 390, 844), Self.view("board", 1, 60, 300, 238, 60)] + keys
        let finding = Self.finding("! key_2 skip outside\n! key_1 skip outside\n! key_0 bind", views)
        let names = shapes(.skippedName, finding)
        #expect(names.map(\.text) == ["2· key_1", "1· key_2"])
        for name in names {
            let key = try #require(views.first { $0.name == name.subject }).frame
            #expect(name.numbers[0] >= key.x && name.numbers[0] + Double(name.text.count) * 8 <= key.x + key.width, "\(name)")
        }
        let descriptions = shapes(.skippedView, finding).map(\.text)
        #expect(descriptions == ["key_1", "key_2"].map { "\($0), ✗ \(FigureWord.outside.mark) RC.2" })
    }

    @Test func `no edge of a view goes through a name`() throws {
        let views = [
            Self.view("window", 0, 0, 0, 390, 844), Self.view("view_1", 1, 40, 200, 300, 300),
            Self.view("view_2", 2, 20, 210, 340, 400),
        ]
        let name = try #require(shapes(.name, Self.finding("", views)).first { $0.text == "view_1" })
        let top = name.numbers[1] - 11
        #expect(top >= 213 || top + 14 <= 207, "\(name)")
    }

    @Test func `the name of a finger at the edge stands on the other side, and on no other finger's`() {
        func tap(_ finger: Int, _ x: Double) -> FingerPath {
            FingerPath(finger: finger, samples: [.init(time: 0, spot: Spot(x: x, y: 300)), .init(time: 0.1, spot: Spot(x: x, y: 300))])
        }
        let views = [Self.view("window", 0, 0, 0, 390, 844), Self.view("pad", 1, 10, 200, 370, 200)]
        let names = shapes(.fingerName, Self.finding("", views, paths: [tap(1, 380), tap(2, 376)])).map(\.numbers)
        #expect(names.count == 2)
        for name in names { #expect(name[0] + 8 <= 390, "\(name)") }
        #expect(abs(names[0][0] - names[1][0]) >= 8 || abs(names[0][1] - names[1][1]) >= 13, "\(names)")
    }

    @Test func `a drag has a direction, two taps in one place are counted, several fingers have numbers`() {
        func path(_ finger: Int, _ spots: [(Double, Double)], at start: Double = 0) -> FingerPath {
            FingerPath(
                finger: finger,
                samples: spots.enumerated().map { .init(time: start + Double($0) * 0.1, spot: Spot(x: $1.0, y: $1.1)) })
        }
        let views = [Self.view("window", 0, 0, 0, 390, 844), Self.view("pad", 1, 10, 100, 300, 200)]
        let drag = Self.finding("", views, paths: [path(1, [(100, 250), (100, 150)])])
        // The tip is where the finger ends.
        #expect(shapes(.fingerHead, drag).map { Array($0.numbers.prefix(2)) } == [[100, 150]])
        let taps = Self.finding("", views, paths: [path(1, [(100, 150)]), path(1, [(101, 150)], at: 0.2)])
        #expect(shapes(.fingerName, taps).map(\.text) == ["×2"])
        #expect(shapes(.fingerHead, taps).isEmpty)
        let two = Self.finding("", views, paths: [path(1, [(100, 150)]), path(2, [(200, 150)])])
        #expect(shapes(.fingerName, two).map(\.text) == ["1", "2"])
    }

    @Test func `nothing staged, nothing drawn`() {
        #expect(StageDrawing.drawing(Self.finding("", [])).isEmpty)
        #expect(StageDrawing.drawing(Self.finding("", [])).svg(class: "stage", title: "") { _ in "" } == "")
    }
}
