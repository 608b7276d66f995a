import UIKit

protocol SignaturePadDelegate: AnyObject {
    func signaturePadDidStart(_ pad: SignaturePad)
    func signaturePadDidFinish(_ pad: SignaturePad)
}

/// Collects strokes from all samples of the touch, the coalesced ones included.
final class SignaturePad: UIView {
    weak var delegate: SignaturePadDelegate?
    private(set) var strokes: [[CGPoint]] = []
    private let shape = CAShapeLayer()
    private var activeTouch: UITouch?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shape)
        isMultipleTouchEnabled = false
        backgroundColor = UIColor.white
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        activeTouch = touch
        strokes.append([touch.location(in: self)])
        delegate?.signaturePadDidStart(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = activeTouch, touches.contains(touch) else { return }
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            strokes[strokes.count - 1].append(sample.location(in: self))
        }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        activeTouch = nil
        delegate?.signaturePadDidFinish(self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        activeTouch = nil
        strokes.removeLast()
    }
}
