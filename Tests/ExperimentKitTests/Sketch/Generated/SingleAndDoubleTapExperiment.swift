// swift-format-ignore-file
// Made of a sketch; SketchSourceTests holds it against what is made now.
import ExperimentKit
import UIKit

extension Experiment {
    static let singleAndDoubleTap = Experiment(
        id: "Sketch",
        title: "A sketch",
        question: "Who is called when the views are touched, and in what order?",
        stage: { stage in
            let photo = stage.add(PhotoView(), "photo", at: CGRect(x: 45, y: 220, width: 300, height: 300))
            let single = stage.add(UITapGestureRecognizer(), "single", to: photo)
            let double = stage.add(UITapGestureRecognizer(), "double", to: photo)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            stage.script.tap("photo")
        }
    )
}

private final class PhotoView: UIView {
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
