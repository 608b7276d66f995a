import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Pan: String, Choice {
    case any = "a pan recognizer"
    case declines = "a pan recognizer that declines sideways drags to the left"
    case waits = "a pan recognizer that requires the list’s recognizers to fail"
    case edge = "a screen edge pan recognizer"
    case together = "a pan recognizer whose delegate allows both"
}
private let pan = Variable<Pan>("pan", "The container has")

private enum Finger: String, Choice {
    case slow = "slowly"
    case quick = "very quickly"
}
private let finger = Variable<Finger>("finger", "The finger swipes the row to the left")

/// Rows with one trailing action.
private final class SwipedRows: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "flag") { _, _, done in done(true) }])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
}

/// A delegate of the container's pan that leaves swipes to the rows.
private final class Yielding: UIGestureRecognizerDelegate {
    var pan = Pan.any

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard pan == .declines, let recognizer = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return recognizer.velocity(in: recognizer.view).x > 0
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { pan == .waits && otherGestureRecognizer.view is UITableView }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { pan == .together }
}

private let delegate = Named<SwipedRows>("delegate")
private let container = Named<UIPanGestureRecognizer>("pan")

/// The pan of a side menu against the swipe actions of rows.
let swipeActionsAgainstPan: Experiment = Experiment(
    id: "SwipeActionsAgainstPan",
    title: "Swipe actions do not open under a pan of a side menu or a pager",
    question: """
        A table whose rows have trailing swipe actions lies in a container with a pan recognizer: a side menu, a drawer, a pan to go \
        back. A finger swipes a row to the left. Does the row open, or does the container move?
        """,
    answer: """
        The container’s pan begins first in a slow swipe, because a row needs a longer way than a pan: the row does not open. \
        Only a very quick finger, which goes far enough for both in one event, opens the row, because the recognizer of the \
        deeper view wins. A pan that declines this direction, one that requires the list’s recognizers to fail, and one that \
        begins at the edge of the screen leave the swipe to the row. If the delegate allows both, the row and the container move \
        together. The distance that a row needs is assumed.
        """,
    remedy: """
        Set `pan.delegate`, and return `false` from `gestureRecognizerShouldBegin(_:)` for the direction that the container does \
        not need (`velocity(in:).x < 0`). Or return `true` from `gestureRecognizer(_:shouldRequireFailureOf:)` for the list’s \
        recognizers except its `panGestureRecognizer`: a pan that waits for this one begins only when the finger lifts. Or use a \
        `UIScreenEdgePanGestureRecognizer`. A pager’s pan accepts no delegate but its scroll view: override \
        `gestureRecognizerShouldBegin(_:)` in a subclass of the scroll view: return `false` for its `panGestureRecognizer` if the \
        drag goes to the left over a row with actions, otherwise what `super` returns.
        """,
    symptoms: [
        "swipe to delete not working with side menu pan gesture",
        "swipe to delete only works with a very fast swipe",
        "pan gesture of the container conflicts with swipe actions",
        "swipe actions in a horizontal pager turn the page",
        "table view row does not swipe inside a drawer",
    ],
    variables: [pan, finger],
    stage: { stage in
        let choice = stage[pan]
        stage.addTable(UITableView(frame: .list, style: .plain), stage.name(SwipedRows(), delegate))
        let recognizer: UIPanGestureRecognizer = choice == .edge ? UIScreenEdgePanGestureRecognizer() : UIPanGestureRecognizer()
        if let edge = recognizer as? UIScreenEdgePanGestureRecognizer { edge.edges = .left }
        let yielding = stage.name(Yielding(), "delegateOfThePan")
        yielding.pan = choice
        if choice != .any && choice != .edge { recognizer.delegate = yielding }
        stage.add(recognizer, container, to: stage.window)
    },
    script: { stage in
        let finger1 = stage.script.finger(1)
        finger1.down(at: .point(x: 250, y: 66, in: "list"))
        stage.script.wait(0.05)
        if stage[finger] == .slow {
            finger1.move(to: .point(x: 100, y: 66, in: "list"), over: 1)
        } else {
            for x in [200.0, 150, 100] { finger1.move(to: .point(x: x, y: 66, in: "list")) }
        }
        finger1.up()
    },
    outcomes: {
        Outcome("the row opens", not: "the row does not open", delegate.willBeginEditingRow)
        Outcome("the container’s pan begins", not: "the container’s pan does not begin", container.action(.began))
    },
    claims: {
        Claim(
            "A slow swipe goes to the pan of the container.", when: pan == .any && finger == .slow,
            explanation: "A pan begins after a shorter way than the swipe of a row."
        ) {
            container.action(.began).happens
            delegate.willBeginEditingRow.never
        }
        Claim(
            "A very quick swipe opens the row.", when: pan == .any && finger == .quick,
            explanation: "Both have gone far enough in one event; the recognizer of the deeper view wins.",
            rules: [.rowSwipe, .deepestLatestWins]
        ) {
            delegate.willBeginEditingRow.happens
            container.action.never
        }
        Claim(
            "A pan that declines the direction, that waits for the list, or that begins at the edge leaves the row its swipe.",
            when: pan.isOneOf(.declines, .waits, .edge)
        ) {
            delegate.willBeginEditingRow.happens
            container.action.never
        }
        Claim(
            "If the delegate of the pan allows both, both move.", when: pan == .together
        ) {
            delegate.willBeginEditingRow.happens
            container.action(.began).happens
        }
    })
