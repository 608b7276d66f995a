/// The animations of a layer. The nearest view from the layer up has the clock that ends them.
extension CALayer {
    /// Adds an animation in place of one with the same key. It begins at the next commit.
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let running = RunningAnimation(anim, key: key, of: self)
        runningAnimations.append(running)
        guard let owner = nearestOwner else { return }
        running.settle = owner.followAnimation(for: anim.length) {
            running.begin()
        } end: {
            running.layer?.stop(running, finished: true)
        }
    }

    /// Removes an animation; its delegate receives `animationDidStop` with `finished` false.
    public final func removeAnimation(forKey key: String) {
        for running in runningAnimations where running.key == key { stop(running, finished: false) }
    }

    public final func removeAllAnimations() {
        for running in runningAnimations { stop(running, finished: false) }
    }

    public final func animation(forKey key: String) -> CAAnimation? { runningAnimations.first { $0.key == key }?.animation }

    /// The keys in the order of addition; nil if there are no animations.
    public final func animationKeys() -> [String]? {
        let keys = runningAnimations.compactMap { $0.key }
        return keys.isEmpty ? nil : keys
    }

    private func stop(_ running: RunningAnimation, finished: Bool) {
        if !finished || running.animation.isRemovedOnCompletion { runningAnimations.removeAll { $0 === running } }
        running.end(finished: finished)
    }
}
