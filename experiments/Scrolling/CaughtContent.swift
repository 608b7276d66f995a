import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Motion: String, Choice {
    case atRest = "at rest"
    case decelerating
}
private let motion = Variable<Motion>("motion", "When the finger lands, the table is")
private let finger = Variable<OneFinger>("finger", "The finger; a hold takes 0.3 s", [.taps, .holds])

/// Hears of the end of the movement and of selected rows.
private final class CatchListener: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension Experiment {
    /// A finger on content in motion.
    static let caughtContent = Experiment(
        id: "CaughtContent",
        title: "A finger that stops a decelerating table",
        question:
            "A table is at rest or still decelerates after a drag. A finger taps or holds a row. When does the table get the touch, and does it select the row?",
        answer:
            "On a table in motion the finger stops it; the table gets the touch at once, and no row is selected. The delegate receives the end with the lift: will end dragging, did end dragging, did end decelerating. Until then `isDragging` and `isDecelerating` stay true.",
        variables: [motion, finger],
        stage: { stage in
            let table = stage.addTable(ProbeTable(frame: .list, style: .plain), CatchListener())
            stage.script.drag([.point(x: 150, y: 300, in: "list"), .point(x: 150, y: 200, in: "list")], duration: 0.1)
            stage.script.wait(stage[motion] == .decelerating ? 0.2 : 20)
            stage.script.mark("the finger lands")
            stage.script.finger(1).down(at: "list")
            stage.script.wait(0.02)
            stage.script.mark("20 ms later")
            stage.script.perform { if table.isDragging, table.isDecelerating { stage.mark("dragging and decelerating") } }
            stage.script.wait(stage[finger] == .taps ? 0.06 : 0.28)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                "A finger stops the movement; the delegate receives its end with the lift.", when: motion == .decelerating,
                .order([
                    "the finger lands", "20 ms later", "lifts", "delegate.scrollViewDidEndDragging*",
                    "delegate.scrollViewDidEndDecelerating*",
                ]),
                explanation: "Logs of two authors have did end dragging and did end decelerating with the lift.", rules: [.caughtContent]),
            Claim(
                "While the finger holds it, the table is dragging and decelerating.", when: motion == .decelerating,
                .happens("dragging and decelerating"), explanation: "A log prints both flags.", rules: [.draggingUntilRest]),
            Claim(
                "This touch is not held back.", when: motion == .decelerating,
                .order(["list.touchesBegan", "20 ms later"]),
                explanation: "A report about tables says so, without a log (observation table-touch-while-decelerating).",
                rules: [.caughtContent]),
            Claim(
                "It selects no row.", when: motion == .decelerating, .never("delegate.didSelectRow*"),
                explanation: "Those who made lists like UIKit's say so of the original.", rules: [.caughtContent]),
            Claim(
                "On a table at rest the touch is held back, and selects.",
                when: motion == .atRest,
                .order(["20 ms later", "list.touchesBegan", "list.touchesEnded", "delegate.didSelectRow*"])),
        ])
}
