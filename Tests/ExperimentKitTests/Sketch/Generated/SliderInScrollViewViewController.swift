// swift-format-ignore-file
// Made of a sketch; SketchSourceTests holds it against what is made now.
import UIKit

final class SliderInScrollViewViewController: UIViewController {
    private let scroll = UIScrollView()
    private let slider = UISlider()
    private let card = CardView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        scroll.frame = CGRect(x: 20, y: 160, width: 350, height: 420)
        scroll.layer.borderWidth = 1
        scroll.contentSize = CGSize(width: 700, height: 900)
        view.addSubview(scroll)

        slider.frame = CGRect(x: 40, y: 80, width: 240, height: 34)
        slider.value = 0.5
        slider.addTarget(self, action: Selector("sliderTouchDown(_:)", SliderInScrollViewViewController.sliderTouchDown), for: .touchDown)
        slider.addTarget(self, action: Selector("sliderTouchCancel(_:)", SliderInScrollViewViewController.sliderTouchCancel), for: .touchCancel)
        slider.addTarget(self, action: Selector("sliderValueChanged(_:)", SliderInScrollViewViewController.sliderValueChanged), for: .valueChanged)
        scroll.addSubview(slider)

        card.frame = CGRect(x: 40, y: 200, width: 240, height: 140)
        card.layer.borderWidth = 1
        scroll.addSubview(card)
    }

    private func sliderTouchDown(_ sender: UISlider) {
        print("slider.action(touchDown)")
    }

    private func sliderTouchCancel(_ sender: UISlider) {
        print("slider.action(touchCancel)")
    }

    private func sliderValueChanged(_ sender: UISlider) {
        print("slider.action(valueChanged)")
    }
}

private final class CardView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card.touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card.touchesMoved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card.touchesEnded")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card.touchesCancelled")
        super.touchesCancelled(touches, with: event)
    }
}
