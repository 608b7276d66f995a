/// An animation that was added to a layer.
final class RunningAnimation {
    let animation: CAAnimation
    let key: String?
    /// The layer, which clears this when it is deallocated.
    unowned(unsafe) var layer: CALayer?
    /// Called once at the end of the animation.
    var settle: (() -> Void)?
    private var isOver = false

    init(_ animation: CAAnimation, key: String?, of layer: CALayer) {
        (self.animation, self.key, self.layer) = (animation, key, layer)
    }

    func begin() {
        if !isOver { animation.delegate?.animationDidStart(animation) }
    }

    /// Ends the animation; later calls have no effect.
    func end(finished: Bool) {
        if isOver { return }
        isOver = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        settle?()
        settle = nil
    }
}
