import EventTrace
import ExperimentKit
import UIKit

private let motion = Variable("motion", Text("When the finger lands, the table is", chinese: "手指落下时，表格"), ["at rest", "decelerating"])
private let finger = Variable("finger", Text("The finger; a hold takes 0.3 s", chinese: "手指；按住为 0.3 秒"), [OneFinger.taps, OneFinger.holds])

/// Hears of the end of the movement and of selected rows.
private final class CatchListener: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension Experiment {
    /// A finger on content in motion.
    static let caughtContent = Experiment(
        id: "CaughtContent",
        title: Text("A finger that stops a decelerating table", chinese: "手指按停正在减速的表格"),
        question: Text(
            "A table is at rest or still decelerates after a drag. A finger taps or holds a row. When does the table get the touch, and does it select the row?",
            chinese: "表格静止，或在拖动后仍在减速。手指点击或按住一行。表格何时收到触摸？会选中该行吗？"),
        answer: Text(
            "On a table in motion the finger stops it; the table gets the touch at once, and no row is selected. Only one weak report stands behind this.",
            chinese: "在运动中的表格上，手指使其停下；表格立即收到触摸，不选中任何行。对此只有一份不可靠的报告。"),
        variables: [motion, finger],
        stage: { stage in
            stage.addTable({ ProbeTable(frame: $0, style: .plain) }, CatchListener())
            stage.script.drag([.point(x: 150, y: 300, in: "list"), .point(x: 150, y: 200, in: "list")], duration: 0.1)
            stage.script.wait(stage.choice(motion) == "decelerating" ? 0.2 : 20)
            stage.script.mark("the finger lands")
            stage.script.finger(1).down(at: "list")
            stage.script.wait(0.02)
            stage.script.mark("20 ms later")
            stage.script.wait(stage.choice(finger) == "taps" ? 0.06 : 0.28)
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                Text("A finger stops the movement, which is told as its end.", chinese: "手指停住运动，并按结束告知。"), when: motion.is("decelerating"),
                .order(["the finger lands", "delegate.scrollViewDidEndDecelerating*", "20 ms later"]),
                explanation: Text(
                    "Common experience; nothing in public has the order (SC.10, assumed).", chinese: "常见经验；公开资料中没有其次序（SC.10，假定）。")),
            Claim(
                Text("This touch is not held back.", chinese: "这次触摸不被延迟。"), when: motion.is("decelerating"),
                .order(["list.touchesBegan", "20 ms later"]),
                explanation: Text(
                    "A report about tables says so, without a log (observation table-touch-while-decelerating; SC.10, assumed).",
                    chinese: "一份关于表格的报告如此说，没有日志（observation table-touch-while-decelerating；SC.10，假定）。")),
            Claim(
                Text("It selects no row.", chinese: "它不选中任何行。"), when: motion.is("decelerating"), .never("delegate.didSelectRow*"),
                explanation: Text("Not in the report (SC.10, assumed).", chinese: "报告中没有这一点（SC.10，假定）。")),
            Claim(
                Text("On a table at rest the touch is held back, and selects.", chinese: "静止的表格：触摸被延迟，并选中行。"),
                when: motion.is("at rest"),
                .order(["20 ms later", "list.touchesBegan", "list.touchesEnded", "delegate.didSelectRow*"])),
        ])
}
