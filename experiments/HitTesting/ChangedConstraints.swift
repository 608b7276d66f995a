import EventTrace
import ExperimentKit
import UIKit

private let laysOut = Variable<Bool>(
    "layoutIfNeeded", "`layoutIfNeeded()` is called after the change", off: "`layoutIfNeeded()` is not called")

/// Says when layout is requested and done.
private final class Area: UIView {
    var say: () -> Void = {}

    override func setNeedsLayout() {
        say()
        super.setNeedsLayout()
    }
    override func layoutSubviews() { super.layoutSubviews() }
}

private let area = Named<Area>("area")
private let changes = Mark("the constant changes")
private let returns = Mark("the change is over")
private let next = Mark("the next line runs")
private let isMarked = Mark("setNeedsLayout is called")

/// The requests for layout that a constraint makes.
let changedConstraints: Experiment = Experiment(
    id: "ChangedConstraints",
    title: "When does a changed constraint call `setNeedsLayout`?",
    question:
        "The constants of two constraints change, one after the other. When is `setNeedsLayout` called for the view that lays them out, how often, and when does `layoutSubviews` follow?",
    answer:
        "A change of the constant does not call `setNeedsLayout`. At the end of the run loop's turn, or in `layoutIfNeeded()`, UIKit calls `setNeedsLayout` once for both changes, on the superview that lays out the moved view, and then `layoutSubviews` once. One published log shows this order.",
    remedy:
        "Change all constants first, and call `layoutIfNeeded()` once after them on the superview that holds the moved views, within the animation if there is one: on a moved view alone it animates only what lies inside. Views that were just added need a `layoutIfNeeded()` before the animation as well: else their first layout is animated, from a frame of zero.",
    symptoms: [
        "setNeedsLayout is not called when a constraint's constant changes",
        "layoutSubviews called once for several constraint changes",
    ],
    variables: [laysOut],
    stage: { stage in
        let area = stage.name(Area(frame: CGRect(x: 45, y: 100, width: 300, height: 300)), area)
        stage.view.addSubview(area)
        let box = stage.keep(UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(box)
        let left = box.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20)
        let top = box.topAnchor.constraint(equalTo: area.topAnchor, constant: 20)
        NSLayoutConstraint.activate([
            left, top, box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
        ])
        let laysOut = stage[laysOut]
        stage.script.wait(0.5)
        stage.script.perform {
            area.say = { stage.mark(isMarked) }
            stage.mark(changes)
            left.constant = 180
            top.constant = 90
            stage.mark(returns)
            if laysOut { area.layoutIfNeeded() }
            stage.mark(next)
        }
        stage.script.wait(0.5)
    },
    outcomes: {
        Outcome(
            "the view is laid out before the next line", not: "the view is laid out at the end of the turn",
            .order([returns.written, area.layoutSubviews, next.written]))
    },
    claims: {
        Claim(
            "The change of a constant does not call `setNeedsLayout`: the view is marked after both changes, and laid out once.",
            rules: [.constraintsMarkLater]
        ) {
            changes.written
            returns.written
            isMarked.written
            area.layoutSubviews
        }
    })
