import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case up = "nearly straight up"
    case diagonal = "diagonally"
}
private let way = Variable<Way>("way", "The finger drags")
private let isLocked = Variable<Bool>(
    "locked", "`isDirectionalLockEnabled` is true", off: "`isDirectionalLockEnabled` is false, as by default")

private let scroll = Named<UIScrollView>("scroll")
private let sideways = Mark("the content has moved sideways")
private let upwards = Mark("the content has moved up")

/// What a directional lock locks.
let directionalLock: Experiment = Experiment(
    id: "DirectionalLock",
    title: "`isDirectionalLockEnabled`: a diagonal drag still scrolls both ways",
    question:
        "Content is larger than its scroll view in both directions. A finger drags nearly straight up, or diagonally, with and without `isDirectionalLockEnabled`. Does the content move sideways?",
    answer:
        "The lock holds only for a drag that begins along one axis: it then scrolls along that axis alone. A drag that begins diagonally is not locked, and scrolls both ways until the finger lifts. From which slope on a drag counts as diagonal is not documented; the experiment assumes at least one point across for two points along.",
    remedy:
        "To scroll along one axis at a time whatever the drag, choose the axis yourself: remember the offset in `scrollViewWillBeginDragging(_:)`, choose the axis once, by the first change in `scrollViewDidScroll(_:)`, and set the other coordinate back in each call while `isDragging` or `isDecelerating`. An axis chosen anew in each call jumps when a diagonal drag turns. Or nest two scroll views, each for one direction.",
    symptoms: [
        "isDirectionalLockEnabled does not work for diagonal drags",
        "prevent diagonal scrolling of a scroll view or collection view",
        "scroll only horizontally or only vertically at one time",
    ],
    variables: [way, isLocked],
    stage: { stage in
        let view = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        view.contentSize = CGSize(width: 1000, height: 1000)
        view.isDirectionalLockEnabled = stage[isLocked]
        let hand = stage.script.finger(1)
        hand.down(at: .point(x: 250, y: 250, in: view))
        hand.move(to: .point(x: stage[way] == .up ? 230 : 150, y: 150, in: view), over: 0.3)
        stage.script.wait(0.5)
        hand.up()
        stage.script.wait(1)
        stage.script.perform {
            if view.contentOffset.x > 0 { stage.mark(sideways) }
            if view.contentOffset.y > 0 { stage.mark(upwards) }
        }
    },
    outcomes: {
        Outcome("the content moves sideways too", not: "the content moves up only", sideways.written)
    },
    claims: {
        Claim(
            "With the lock, a drag along one axis scrolls along that axis alone.", when: isLocked.isOn && way == .up
        ) {
            upwards.written.happens
            sideways.written.never
        }
        Claim(
            "A diagonal drag scrolls both ways, with the lock too.", when: way == .diagonal,
            explanation: "Apple documents that a diagonal drag is not locked.", rules: [.diagonalDrag]
        ) {
            sideways.written.happens
            upwards.written.happens
        }
        Claim("Without the lock a drag scrolls both ways, even a nearly straight one.", when: isLocked.isOff, sideways.written.happens)
    })
