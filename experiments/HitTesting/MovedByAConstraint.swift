import EventTrace
import ExperimentKit
import UIKit

private let laysOut = Variable<Bool>("layoutIfNeeded", "`layoutIfNeeded()` is called after the change", default: false)

private enum Tapped: String, Choice {
    case oldPlace = "old place"
    case newPlace = "new place"
}
private let tapped = Variable<Tapped>("tapped", "A finger taps, later, the")

/// Hears of touches.
private final class Box: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension Experiment {
    /// When a changed constraint moves what a finger hits.
    static let movedByAConstraint = Experiment(
        id: "MovedByAConstraint",
        title: "A view that a constraint moves",
        question:
            "The constant of a constraint changes, so that `box` belongs elsewhere. Where does code find it that hit-tests right after the change, and where does a finger that comes later?",
        answer:
            "Code finds it in the old place until the layout has run: at the next commit, or at once with `layoutIfNeeded()`. A finger that comes later finds it in the new place.",
        variables: [laysOut, tapped],
        stage: { stage in
            let area = stage.name(UIView(frame: CGRect(x: 45, y: 100, width: 300, height: 300)), "area")
            stage.view.addSubview(area)
            let box = stage.name(Box(), "box")
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
            stage.script.tap(.point(x: stage[tapped] == .oldPlace ? 70 : 230, y: 70, in: "area"))
        },
        claims: [
            Claim(
                "Right after the change code finds it where it was.",
                when: laysOut.isOff, .happens("code finds it in the old place"),
                explanation: "A constraint moves nothing by itself; the layout does.", rules: [.constraints]),
            Claim(
                "After `layoutIfNeeded()` code finds it in the new place.",
                when: laysOut.isOn, .happens("code finds it in the new place")),
            Claim(
                "A finger that comes later hits it in the new place.",
                when: tapped == .newPlace, .order(["box.touchesBegan", "box.touchesEnded"]),
                explanation: "The commit at the end of the turn has laid it out.", rules: [.layoutAtCommit]),
            Claim("And no longer in the old one.", when: tapped == .oldPlace, .never("box.touchesBegan")),
        ])
}
