import UIKit

/// A handle that changes the height of what it belongs to, with a light tap of feedback at either end.
final class DragHandle: UIView {
    var limits: ClosedRange<CGFloat> = 100...400
    var onHeightChange: ((CGFloat) -> Void)?
    private(set) var height: CGFloat = 200
    private var heightAtStart: CGFloat = 0
    private let feedback = UIImpactFeedbackGenerator(style: .light)

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heightAtStart = height
        feedback.prepare()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let wanted = height + touch.previousLocation(in: nil).y - touch.location(in: nil).y
        let clamped = min(limits.upperBound, max(limits.lowerBound, wanted))
        if clamped != wanted { feedback.impactOccurred() }
        height = clamped
        onHeightChange?(height)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        height = heightAtStart
        onHeightChange?(height)
    }
}
