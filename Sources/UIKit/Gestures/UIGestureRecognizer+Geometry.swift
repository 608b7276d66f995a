import EventTrace

extension UIGestureRecognizer {
    /// Its touches whose fingers are down, in the order of receiving.
    final var fingersDown: ContiguousArray<UITouch> {
        touches.filter { !$0.storedPhase.isOver }
    }

    /// A point of the screen in the view's coordinates; nil stands for the window.
    final func point(_ screenPoint: CGPoint, in view: UIView?) -> CGPoint {
        guard let window = attachedView?.window ?? touchesOfAttempt.first?.window else { return screenPoint }
        let point = window.convertFromScreen(screenPoint)
        return view.map { $0.convert(point, from: window) } ?? point
    }

    /// A vector of the screen in the view's coordinates.
    final func vector(_ screenVector: CGPoint, in view: UIView?) -> CGPoint {
        let (origin, end) = (point(.zero, in: view), point(screenVector, in: view))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// A vector of the view's coordinates on the screen; zero if the view is squeezed flat.
    final func screenVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        let right = self.vector(CGPoint(x: 1, y: 0), in: view)
        let down = self.vector(CGPoint(x: 0, y: 1), in: view)
        let area = right.x * down.y - right.y * down.x
        guard area != 0 else { return .zero }
        return CGPoint(
            x: (vector.x * down.y - vector.y * down.x) / area,
            y: (right.x * vector.y - right.y * vector.x) / area)
    }

    /// GE.20
    final func recordVelocity(in simulation: Simulation?) {
        guard let simulation, attempt != .idle else { return }
        simulation.recorder.decide(.velocity, simulation.subject(self), by: .velocity)
    }

    /// Ignores new touches beyond this number.
    final func ignoreMore(than count: Int, of new: Set<UITouch>, _ event: UIEvent) {
        for touch in fingersDown.dropFirst(count) where new.contains(touch) { ignore(touch, for: event) }
    }
}

extension CGPoint {
    static func centre(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        var sum = CGPoint.zero
        for point in points {
            sum.x += point.x
            sum.y += point.y
        }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }
}
