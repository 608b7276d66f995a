// swift-format-ignore-file
// Made of a sketch; SketchSourceTests holds it against what is made now.
import ExperimentKit
import UIKit

extension Experiment {
    static let sliderInScrollView = Experiment(
        id: "Sketch",
        title: "A sketch",
        question: "Who is called when the views are touched, and in what order?",
        stage: { stage in
            let scroll = stage.add(UIScrollView(), "scroll", at: CGRect(x: 20, y: 160, width: 350, height: 420))
            scroll.contentSize = CGSize(width: 700, height: 900)
            let slider = stage.add(UISlider(), "slider", at: CGRect(x: 40, y: 80, width: 240, height: 34), in: scroll)
            slider.value = 0.5
            stage.addTargets(to: slider, for: [.touchDown, .touchCancel, .valueChanged])
            stage.add(CardView(), "card", at: CGRect(x: 40, y: 200, width: 240, height: 140), in: scroll)
            stage.script.tap("slider")
        }
    )
}

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
