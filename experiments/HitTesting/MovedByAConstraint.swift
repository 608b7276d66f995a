import EventTrace
import ExperimentKit
import UIKit

private let laysOut = Variable<Bool>(
    "layoutIfNeeded", "`layoutIfNeeded()` is called after the change", off: "`layoutIfNeeded()` is not called",
    changes: .printedLines)

private enum Tapped: String, Choice {
    case oldPlace = "the old position"
    case newPlace = "the new position"
}
private let tapped = Variable<Tapped>("tapped", "Later, a finger taps")

/// Hears of touches.
private final class Box: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private let area = Named<UIView>("area")
private let box = Named<Box>("box")

/// When a changed constraint moves what a finger hits.
let movedByAConstraint: Experiment = Experiment(
    id: "MovedByAConstraint",
    title: "When a changed constraint moves the tappable area",
    question: """
        The constant of a constraint changes, which moves `box`. Where does `hitTest` find `box` when code calls it right after \
        the change, and where does a later tap hit it?
        """,
    answer: """
        Code finds `box` at its old position until layout has run: at the end of the run loop's turn, or at once with `layoutIfNeeded()`. A \
        later tap hits `box` at its new position alone.
        """,
    remedy:
        "If code has to find the view at its new position at once, call `layoutIfNeeded()` on the superview after the change, for an animated move inside `UIView.animate`. Do not set `frame` instead: the next layout puts the view back where its constraints say.",
    symptoms: [
        "Frame is still the old one after changing a constraint",
        "layoutIfNeeded after setting a constraint's constant",
        "hitTest finds the view at its old place after an Auto Layout change",
        "View position is not updated immediately",
    ],
    variables: [laysOut, tapped],
    stage: { stage in
        let area = stage.name(UIView(frame: CGRect(x: 45, y: 100, width: 300, height: 300)), area)
        stage.view.addSubview(area)
        let box = stage.name(Box(), box)
        box.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(box)
        let left = box.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20)
        NSLayoutConstraint.activate([
            left, box.topAnchor.constraint(equalTo: area.topAnchor, constant: 20), box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 100),
        ])
        let laysOut = stage[laysOut]
        stage.script.wait(0.1)
        stage.script.perform {
            left.constant = 180
            if laysOut { area.layoutIfNeeded() }
            let isOld = area.hitTest(CGPoint(x: 70, y: 70), with: nil) === box
            stage.mark(isOld ? "code finds it in the old place" : "code finds it in the new place")
        }
        stage.script.wait(0.1)
        stage.script.tap(.point(x: stage[tapped] == .oldPlace ? 70 : 230, y: 70, in: area))
    },
    outcomes: {
        Outcome(
            "right after the change, code finds `box` at its old position",
            not: "right after the change, code finds `box` at its new position",
            "code finds it in the old place")
        Outcome("a later tap hits `box`", not: "a later tap misses `box`", box.touchesBegan)
    },
    claims: {
        Claim(
            "Without `layoutIfNeeded()`, code finds `box` at its old position right after the change.",
            when: laysOut.isOff, TokenPattern("code finds it in the old place").happens,
            explanation: "A constraint does not move a view by itself; layout does.", rules: [.constraints])
        Claim(
            "After `layoutIfNeeded()`, code finds `box` at its new position.",
            when: laysOut.isOn, TokenPattern("code finds it in the new place").happens)
        Claim(
            "A later tap hits `box` at its new position.",
            when: tapped == .newPlace,
            explanation: "The commit at the end of the run loop's turn has laid out the view.", rules: [.layoutAtCommit]
        ) {
            box.touchesBegan
            box.touchesEnded
        }
        Claim("A later tap does not hit `box` at its old position.", when: tapped == .oldPlace, box.touchesBegan.never)
    })
