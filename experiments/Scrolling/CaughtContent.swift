import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Motion: String, Choice {
    case atRest = "at rest"
    case decelerating
}
private let motion = Variable<Motion>("motion", "The table that the finger touches is")
private let finger = Variable<OneFinger>("finger", "The finger", [.taps, .holds])

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

private let list = Named<ProbeTable>("list")
private let delegate = Named<CatchListener>("delegate")
private let fingerLands = Mark("the finger lands")
private let lifts = Mark("lifts")
private let draggingAndDecelerating = Mark("dragging and decelerating")

/// A finger on content in motion.
let caughtContent: Experiment = Experiment(
    id: "CaughtContent",
    title: "A tap on a decelerating table stops it and selects no row",
    question:
        "A table is at rest, or still decelerates after a drag. A finger taps a row or holds it for 0.3 s. When does the table receive the touch, and does it select the row?",
    answer:
        "On a moving table the finger stops the movement: the table receives the touch at once, and no row is selected. When the finger lifts, the delegate receives `scrollViewWillEndDragging`, `scrollViewDidEndDragging` and `scrollViewDidEndDecelerating`; until then `isDragging` and `isDecelerating` stay true. A table at rest receives the touch after 0.15 s or at the lift, and the row is selected.",
    remedy:
        "Nothing has to be done: the next tap selects the row. A tap recognizer of your own does not know that the content was moving: return `false` from `gestureRecognizer(_:shouldReceive:)` of its delegate while `isDecelerating` or `isDragging` of the scroll view is true. In the recognizer's action it is too late: both can be false by then.",
    symptoms: [
        "didSelectRowAt not called while the table view is still scrolling",
        "have to tap twice to select a cell after flicking the list",
        "first tap only stops the scrolling",
        "scrollViewDidEndDecelerating comes late when I touch a moving scroll view",
        "isDecelerating still true after scrolling was stopped by a finger",
    ],
    variables: [motion, finger],
    stage: { stage in
        let table = stage.addTable(ProbeTable(frame: .list, style: .plain), list, CatchListener(), delegate)
        stage.script.drag([.point(x: 150, y: 300, in: list), .point(x: 150, y: 200, in: list)], duration: 0.1)
        stage.script.wait(stage[motion] == .decelerating ? 0.2 : 20)
        stage.script.mark(fingerLands)
        stage.script.finger(1).down(at: "list")
        stage.script.wait(0.02)
        stage.script.mark("20 ms later")
        stage.script.perform { if table.isDragging, table.isDecelerating { stage.mark(draggingAndDecelerating) } }
        stage.script.wait(stage[finger] == .taps ? 0.06 : 0.28)
        stage.script.mark(lifts)
        stage.script.finger(1).up()
    },
    outcomes: {
        Outcome("the row is selected", not: "no row is selected", delegate.didSelectRow)
        Outcome("the table receives the touch at once", not: "the table receives the touch late", list.touchesBegan.before("20 ms later"))
        Outcome(
            "`isDragging` and `isDecelerating` are both true until the lift", not: "`isDragging` and `isDecelerating` are not both true",
            draggingAndDecelerating.written)
    },
    claims: {
        Claim(
            "A finger stops the movement; the delegate receives its end when the finger lifts.", when: motion == .decelerating,
            explanation: "The logs of two authors have `scrollViewDidEndDragging` and `scrollViewDidEndDecelerating` at touch up.",
            rules: [.caughtContent]
        ) {
            fingerLands.written
            "20 ms later"
            lifts.written
            delegate.scrollViewDidEndDragging
            delegate.scrollViewDidEndDecelerating
        }
        Claim(
            "While the finger holds the table, `isDragging` and `isDecelerating` are both true.", when: motion == .decelerating,
            draggingAndDecelerating.written.happens, explanation: "A log prints both flags.", rules: [.draggingUntilRest])
        Claim(
            "The touch that stops a moving table is delivered without delay.", when: motion == .decelerating,
            explanation: "A report about tables says so, without a log (observation table-touch-while-decelerating).",
            rules: [.caughtContent]
        ) {
            list.touchesBegan
            "20 ms later"
        }
        Claim(
            "The touch that stops a moving table selects no row.", when: motion == .decelerating, delegate.didSelectRow.never,
            explanation: "Authors of lists that imitate UIKit's say so of UIKit's table.", rules: [.caughtContent])
        Claim(
            "On a table at rest the touch is delayed, and it selects the row.",
            when: motion == .atRest
        ) {
            "20 ms later"
            list.touchesBegan
            list.touchesEnded
            delegate.didSelectRow
        }
    })
