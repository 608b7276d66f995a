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
            "On a table in motion the finger stops it; the table gets the touch at once, and no row is selected. Only one weak report stands behind this.",
        variables: [motion, finger],
        stage: { stage in
            stage.addTable(ProbeTable(frame: .list, style: .plain), CatchListener())
            stage.script.drag([.point(x: 150, y: 300, in: "list"), .point(x: 150, y: 200, in: "list")], duration: 0.1)
            stage.script.wait(stage[motion] == .decelerating ? 0.2 : 20)
            stage.script.mark("the finger lands")
            stage.script.finger(1).down(at: "list")
            stage.script.wait(0.02)
            stage.script.mark("20 ms later")
            stage.script.wait(stage[finger] == .taps ? 0.06 : 0.28)
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                "A finger stops the movement, which is told as its end.", when: motion == .decelerating,
                .order(["the finger lands", "delegate.scrollViewDidEndDecelerating*", "20 ms later"]),
                explanation: "Common experience; nothing in public has the order.", rules: [.caughtContent]),
            Claim(
                "This touch is not held back.", when: motion == .decelerating,
                .order(["list.touchesBegan", "20 ms later"]),
                explanation: "A report about tables says so, without a log (observation table-touch-while-decelerating).",
                rules: [.caughtContent]),
            Claim(
                "It selects no row.", when: motion == .decelerating, .never("delegate.didSelectRow*"),
                explanation: "Not in the report.", rules: [.caughtContent]),
            Claim(
                "On a table at rest the touch is held back, and selects.",
                when: motion == .atRest,
                .order(["20 ms later", "list.touchesBegan", "list.touchesEnded", "delegate.didSelectRow*"])),
        ])
}
