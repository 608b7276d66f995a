/// An animation that has been added to a layer.
final class RunningAnimation {
    let animation: CAAnimation
    let key: String?
    /// Cleared by the layer when it ceases to exist.
    unowned(unsafe) var layer: CALayer?
    /// What waits for it to be over.
    var settle: (() -> Void)?
    private var isOver = false

    init(_ animation: CAAnimation, key: String?, of layer: CALayer) {
        (self.animation, self.key, self.layer) = (animation, key, layer)
    }

    func begin() {
        if !isOver { animation.delegate?.animationDidStart(animation) }
    }

    /// The first end counts.
    func end(finished: Bool) {
        if isOver { return }
        isOver = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        settle?()
        settle = nil
    }
}
