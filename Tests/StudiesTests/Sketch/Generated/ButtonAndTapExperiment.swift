// swift-format-ignore-file
// Made of a sketch; SketchSourceTests holds it against what is made now.
import ExperimentKit
import UIKit

let buttonAndTap = Experiment(
    id: "Sketch",
    title: "A sketch",
    question: "Who is called when the views are touched, and in what order?",
    stage: { stage in
        let card = stage.add(CardView(), "card", at: CGRect(x: 45, y: 220, width: 300, height: 220))
        stage.add(UITapGestureRecognizer(), "tap", to: card)
        let button = stage.add(UIButton(type: .system), "button", at: CGRect(x: 75, y: 90, width: 150, height: 44), in: card)
        button.setTitle("Buy", for: .normal)
        stage.addTargets(to: button, for: [.touchDown, .touchUpInside, .touchCancel])
        stage.script.tap("card")
    }
)

private final class CardView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
}
