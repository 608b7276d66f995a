import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Which recognizers act beside each other, and which fingers and refusals they heed, as published accounts tell it.
extension ObservationScene {
    static let foundLaterGestures: [ObservationScene] =
        [
            together("tap-three-views-together-table", "", middle: "M", small: "S"),
            together("tap-three-views-together-table", "M", middle: "B M", small: "M S"),
            together("tap-three-views-together-table", "B", middle: "B M", small: "B S"),
            together("tap-three-views-together-table", "B M", middle: "B M", small: "B M S"),
            together("tap-three-views-together-table", "S", middle: "M", small: "M S"),
            together("tap-three-views-together-table", "M S", middle: "B M", small: "B M S"),
            together("tap-three-views-together-table", "B S", middle: "B M", small: "B M S"),
            together("tap-three-views-together-table", "B M S", middle: "B M", small: "B M S"),
            ObservationScene(
                "pan-two-fingers-one-ignored", prints: ["pan.action(began)", .many("pan.action(changed)"), "lifted", "still changed"],
                of: ["pan.action(*)", "lifted", "still *"]
            ) { stage in
                let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 100, width: 300, height: 400))
                view.isMultipleTouchEnabled = true
                let pan = stage.add(OneFingerIgnored(), "pan", to: view)
                pan.minimumNumberOfTouches = 2
                stage.pan(with: 2, in: "view")
                stage.script.mark("lifted")
                stage.script.wait(1)
                stage.script.perform { if pan.state == .changed { stage.mark("still changed") } }
            },
            ObservationScene("pan-three-fingers-for-two", prints: ["end"], of: ["pan.action(*)", "end"]) { stage in
                let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 100, width: 300, height: 400))
                view.isMultipleTouchEnabled = true
                stage.add(UIPanGestureRecognizer(), "pan", to: view).maximumNumberOfTouches = 2
                stage.pan(with: 3, in: "view")
                stage.script.mark("end")
            },
            ObservationScene(
                "pan-three-fingers-for-two",
                differs: "It is reported as a bug of iOS 8; the largest number of fingers is documented for every pan.",
                prints: ["scrolled"], of: ["scrolled", "still"]
            ) { stage in
                let scroll = stage.add(UIScrollView(), "view", at: CGRect(x: 20, y: 100, width: 300, height: 400))
                scroll.contentSize = CGSize(width: 300, height: 3000)
                scroll.panGestureRecognizer.maximumNumberOfTouches = 2
                stage.pan(with: 3, in: "view")
                stage.script.perform { stage.mark(scroll.contentOffset.y > 0 ? "scrolled" : "still") }
            },
            ObservationScene("swipe-before-lift", prints: ["swipe.action(ended)", "lifts"], of: ["swipe.action(*)", "lifts"]) { stage in
                stage.add(UIView(), "view", at: CGRect(x: 20, y: 100, width: 300, height: 300))
                stage.add(UISwipeGestureRecognizer(), "swipe")
                stage.script.finger(1).down(at: .point(x: 50, y: 300))
                stage.script.finger(1).move(to: .point(x: 250, y: 300), over: 0.15)
                stage.script.wait(0.2)
                stage.script.mark("lifts")
                stage.script.finger(1).up()
            },
            receivesFromChild(true), receivesFromChild(false),
            ObservationScene(
                "tap-on-root-and-row-touches", prints: ["tap.action(ended)"], of: ["tap.action(*)", "row.touchesBegan", "didSelect"]
            ) { stage in
                stage.add(UITapGestureRecognizer(), "tap")
                let rows = stage.keep(TouchedRows())
                rows.say = { stage.mark($0) }
                stage.addTable(UITableView(frame: .list, style: .plain), rows)
                stage.script.wait(1)
                stage.script.tap(.point(x: 150, y: 66, in: "list"))
            },
            ObservationScene(
                "prevention-refused-delegate-not-asked", prints: [.anyOrder(["one.action(ended)", "two.action(ended)"])],
                of: ["one.action(*)", "two.action(*)", "asked"]
            ) { stage in
                let parent = stage.add(UIView(), "parent", at: CGRect(x: 20, y: 100, width: 300, height: 300))
                let child = stage.add(UIView(), "child", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: parent)
                let delegate = stage.keep(Answering(false) { stage.mark("asked") })
                stage.add(Tolerant(), "one", to: child).delegate = delegate
                stage.add(Tolerant(), "two", to: parent).delegate = delegate
                stage.script.tap("child")
            },
        ]

    /// Three views one in another; `yes` names those whose delegate lets others recognize too. The small one is tapped, and the middle one.
    private static func together(
        _ id: String, _ yes: String, middle: String, small: String, line: Int = #line
    ) -> ObservationScene {
        let lines: [ExpectedLine] = [.line(TokenPattern("small: \(small)")), .line(TokenPattern("middle: \(middle)"))]
        return ObservationScene(id, prints: lines, of: ["small: *", "middle: *"], line: line) { stage in
            var acted: [String] = []
            var parent: UIView?
            for (name, side) in [("B", 300.0), ("M", 200), ("S", 100)] {
                let view = stage.add(UIView(), name, at: CGRect(x: 20, y: 20, width: side, height: side), in: parent)
                let target = stage.keep(ActionTarget { acted.append(name) })
                let tap = stage.keep(UITapGestureRecognizer(target: target, action: ActionTarget.fire))
                tap.delegate = stage.keep(Answering(yes.contains(name)))
                view.addGestureRecognizer(tap)
                parent = view
            }
            for (word, place) in [("small", Place.point(x: 50, y: 50, in: "S")), ("middle", .point(x: 150, y: 150, in: "M"))] {
                stage.script.perform { acted = [] }
                stage.script.tap(place)
                stage.script.wait(1)
                stage.script.perform { stage.mark("\(word): " + acted.sorted().joined(separator: " ")) }
            }
        }
    }

    private static func receivesFromChild(_ receives: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "tap-on-child-received-or-not", prints: receives ? ["tap.action(ended)", "end"] : ["end"], of: ["tap.action(*)", "end"],
            line: line
        ) { stage in
            let parent = stage.add(UIView(), "parent", at: CGRect(x: 20, y: 100, width: 300, height: 300))
            let child = stage.add(UIView(), "child", at: CGRect(x: 100, y: 100, width: 100, height: 100), in: parent)
            let tap = stage.add(UITapGestureRecognizer(), "tap", to: parent)
            if !receives { tap.delegate = stage.keep(NotFrom(child)) }
            stage.script.tap("child")
            stage.script.mark("end")
        }
    }
}

extension Stage {
    /// Pans up with this many fingers at once.
    fileprivate func pan(with fingers: Int, in name: String) {
        let numbers = 1...fingers
        script.together {
            for number in numbers { script.finger(number).down(at: .point(x: 60 * Double(number), y: 350, in: name)) }
        }
        script.together {
            for number in numbers { script.finger(number).move(to: .point(x: 60 * Double(number), y: 150, in: name), over: 0.5) }
        }
        script.together { for number in numbers { script.finger(number).up() } }
    }
}

private final class OneFingerIgnored: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .changed, let touch = touches.first { ignore(touch, for: event) }
    }
}

private final class Tolerant: UITapGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class Answering: UIGestureRecognizerDelegate {
    private let answer: Bool
    private let asked: () -> Void

    init(_ answer: Bool, asked: @escaping () -> Void = {}) { (self.answer, self.asked) = (answer, asked) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        asked()
        return answer
    }
}

private final class NotFrom: UIGestureRecognizerDelegate {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touch.view !== view }
}

private final class TouchedRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = TouchedRow()
        cell.touched = { [self] in say("row.touchesBegan") }
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { say("didSelect") }
}

private final class TouchedRow: UITableViewCell {
    var touched: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        touched()
    }
}
