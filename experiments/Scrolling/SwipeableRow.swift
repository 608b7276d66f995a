import EventTrace
import ExperimentKit
import UIKit

private let delegate = Variable(
    "delegate", Text("The delegate of the row's pan", chinese: "行上手势的 delegate"),
    ["none", "lets it begin sideways only", "allows both"])
private let finger = Variable("finger", Text("On the row the finger", chinese: "手指在行上"), ["drags sideways", "drags up", "taps"])

/// Lets a pan begin only if it goes sideways.
private final class Sideways: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) > abs(velocity.y)
    }
}

extension Experiment {
    /// A pan on a cell.
    static let swipeableRow = Experiment(
        id: "SwipeableRow",
        title: Text("A pan on a table's row: why the table no longer scrolls", chinese: "行上的拖动手势：表格为何不再滚动"),
        question: Text(
            "A cell has a pan recognizer, to be swiped aside. Does the table still scroll when a finger drags up from that row, and is the row still selected by a tap?",
            chinese: "单元格带有拖动手势，以便滑到一边。手指从该行向上拖动时，表格还会滚动吗？点击还会选中该行吗？"),
        answer: Text(
            "Without a delegate the pan takes drags in every direction and the table does not scroll from that row. A delegate that lets it begin sideways only gives each direction to its own; one that allows both lets pan and table act together. Taps select in every case.",
            chinese: "没有 delegate 时，手势夺走所有方向的拖动，表格从该行不能滚动。delegate 只让它横向开始，则各归其方向；允许同时识别，则手势与表格一起响应。点击总会选中。"),
        variables: [delegate, finger],
        stage: { stage in
            let rows = FilledRows()
            let choice = stage.choice(delegate)
            rows.fill = { [unowned(unsafe) stage] cell, row in
                guard row.row == 5 else { return }
                let pan = stage.put(UIPanGestureRecognizer(), "pan", on: stage.name(cell, "row"))
                switch choice {
                case "lets it begin sideways only": pan.delegate = stage.name(Sideways(), "sideways")
                case "allows both": pan.delegate = stage.name(AllowingDelegate(), "allows")
                default: break
                }
            }
            stage.addTable({ UITableView(frame: $0, style: .plain) }, rows)
        },
        script: { stage in
            let choice = stage.choice(finger)
            let (dx, dy) = choice == "drags up" ? (0.0, -100.0) : (-100, 0)
            stage.script.play(choice == "taps" ? "taps" : "drags", x: 200, y: 22, in: "row", by: dx, dy)
        },
        claims: [
            Claim(
                Text("Without a delegate the table does not scroll from this row.", chinese: "没有 delegate 时，表格从该行不能滚动。"),
                when: delegate.is("none") && finger.isNot("taps"), .all([.happens("pan.action(began)"), .never("delegate.scroll*")]),
                explanation: Text("Of two that recognize with the same move the deeper wins (GE.9).", chinese: "同一次移动中识别的两者，较深的胜（GE.9）。")),
            Claim(
                Text("A pan that begins sideways only leaves drags up to the table.", chinese: "只横向开始的手势，把向上的拖动留给表格。"),
                when: delegate.is("lets it begin sideways only") && finger.is("drags up"),
                .all([.answer(of: "sideways.gestureRecognizerShouldBegin*", is: "no"), .happens("delegate.scroll*"), .never("pan.action*")]
                ),
                explanation: Text("A no makes the pan fail (GE.12).", chinese: "回答否，手势失败（GE.12）。")),
            Claim(
                Text("Sideways it acts.", chinese: "横向时它响应。"), when: finger.is("drags sideways"),
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: Text("The table fails where it cannot scroll (SC.5, assumed).", chinese: "不能滚动的方向上，表格的拖动失败（SC.5，假定）。")),
            Claim(
                Text("A delegate that allows both lets both act.", chinese: "允许同时识别，则两者都响应。"),
                when: delegate.is("allows both") && finger.is("drags up"),
                .all([.happens("pan.action(began)"), .happens("delegate.scroll*")]),
                explanation: Text("One delegate's yes is enough (GE.8).", chinese: "任一 delegate 同意即可（GE.8）。")),
            Claim(
                Text("Taps select the row, whatever the delegate.", chinese: "无论 delegate 如何，点击都选中该行。"), when: finger.is("taps"),
                .ordering(["delegate.didSelectRow([0, 5])"])),
        ])
}
