import EventTrace

@testable import UIKit

/// A world of random views and recognizers, random fingers, and client code that misbehaves at random.
final class Storm {
    let world: World
    var random: SplitMix
    var views: [StormView] = []
    var recognizers: [UIGestureRecognizer] = []
    private(set) var violations: [String] = []
    private var delegates: [StormDelegate] = []
    private var listener: StormListener!
    private let hasSimultaneity: Bool
    /// Whether some recognizers never decide, so that views can wait for an end for ever.
    private let hasDreamers: Bool
    private var isOver = false

    init(seed: UInt64, ablation: Ablation? = nil) {
        world = World(ablation: ablation)
        random = SplitMix(seed: seed)
        hasSimultaneity = seed % 2 == 0
        hasDreamers = seed % 3 == 0
        listener = StormListener(self)
        world.simulation.perform {
            for number in 0..<8 { plant(number) }
            for number in 0..<14 { equip(number) }
            for _ in 0..<4 { random.pick(recognizers).require(toFail: random.pick(recognizers)) }
        }
    }

    /// All that must not outlive it.
    var objects: [AnyObject] { views + recognizers + [world.simulation, world.window, world.root] }

    func violate(_ what: String) {
        violations.append("\(what) at \(world.simulation.now)")
    }

    // MARK: Building

    private func plant(_ number: Int) {
        let superview: UIView = views.isEmpty || random.oneIn(3) ? world.root : random.pick(views)
        let frame = CGRect(x: Double(random.below(150)), y: Double(random.below(300)), width: 240, height: 400)
        let view = world.name(StormView(frame: frame), "view_\(number)")
        view.storm = self
        view.isMultipleTouchEnabled = random.oneIn(2)
        view.isExclusiveTouch = random.oneIn(9)
        views.append(view)
        superview.addSubview(view)
    }

    private func equip(_ number: Int) {
        let recognizer = world.name(makeRecognizer(), "recognizer_\(number)")
        recognizer.cancelsTouchesInView = !random.oneIn(3)
        recognizer.delaysTouchesBegan = random.oneIn(3)
        recognizer.delaysTouchesEnded = !random.oneIn(3)
        recognizer.addTarget(listener!, action: StormListener.act)
        if random.oneIn(2) {
            let delegate = StormDelegate(self, allowsAll: hasSimultaneity && random.oneIn(2))
            delegates.append(delegate)
            recognizer.delegate = delegate
        }
        recognizers.append(recognizer)
        (random.oneIn(5) ? world.root : random.pick(views)).addGestureRecognizer(recognizer)
    }

    private func makeRecognizer() -> UIGestureRecognizer {
        switch random.below(hasDreamers ? 12 : 11) {
        case 0, 1:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 1 + random.below(3)
            tap.numberOfTouchesRequired = 1 + random.below(2)
            return tap
        case 2: return UILongPressGestureRecognizer()
        case 3, 4:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 1 + random.below(2)
            pan.maximumNumberOfTouches = pan.minimumNumberOfTouches + random.below(2)
            return pan
        case 5:
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = UIRectEdge(rawValue: 1 << UInt(random.below(4)))
            return pan
        case 6:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = [.left, .right, .up, .down]
            return swipe
        case 7: return UIPinchGestureRecognizer()
        case 8: return UIRotationGestureRecognizer()
        case 9: return StormDrag()
        case 10: return StormTap()
        default: return UIGestureRecognizer()
        }
    }

    // MARK: Running

    /// Fingers for `count` events, then all lifted and time to settle.
    func run(events count: Int) {
        var time = 0.0
        var down: [Int: CGPoint] = [:]
        for _ in 0..<count {
            time += [0, 0.001, 0.016, 0.016, 0.1, 0.4][random.below(6)]
            world.simulation.schedule(samples(&down), at: time)
            if random.oneIn(30) { world.simulation.schedule(at: time) { [unowned self] in misbehave() } }
            if random.oneIn(8) { world.simulation.run(until: time) }
        }
        let ups = down.keys.sorted().map { FingerSample(finger: $0, .up, at: down[$0]!) }
        world.simulation.schedule(ups, at: time + 0.1)
        world.simulation.run()
        isOver = true
        world.simulation.run()
        violations += world.trace.brokenInvariants
        for view in views {
            for touch in view.open where !hasDreamers || !world.simulation.touches.lingering.contains(touch) {
                violate("\(name(view)) waits for an end")
            }
        }
        for recognizer in recognizers where !hasDreamers && !recognizer.touches.isEmpty { violate("\(name(recognizer)) has touches") }
    }

    /// GE.8, GE.10: those that act with touches of this one's, which acts for the first time, although nobody has allowed both. A tap spares
    /// taps that wait for more; two that go on already can be given one more touch together.
    func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        guard !hasSimultaneity, recognizer.state == .began || !recognizer.gestureState.hasBegun else { return [] }
        return recognizers.filter { other in
            other !== recognizer && other.attempt.isAccepted && other.sharesTouch(with: recognizer)
                && (taps(of: other) == nil || taps(of: other) == taps(of: recognizer))
        }
    }

    private func taps(of recognizer: UIGestureRecognizer) -> Int? { (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired }

    func name(_ object: AnyObject) -> String { world.trace.spelling(of: world.simulation.subject(ofAny: object)) }

    private func samples(_ down: inout [Int: CGPoint]) -> [FingerSample] {
        var samples: [FingerSample] = []
        for finger in 0..<4 where random.oneIn(2) {
            if let place = down[finger] {
                let next = CGPoint(x: place.x + CGFloat(random.below(31) - 15), y: place.y + CGFloat(random.below(31) - 15))
                let phase: FingerSample.Phase = random.oneIn(5) ? .up : random.oneIn(40) ? .cancel : .move
                samples.append(FingerSample(finger: finger, phase, at: next))
                down[finger] = phase == .move ? next : nil
            } else if random.oneIn(2) {
                let place = CGPoint(x: CGFloat(random.below(390)), y: CGFloat(random.below(844)))
                samples.append(FingerSample(finger: finger, .down, at: place))
                down[finger] = place
            }
        }
        return samples
    }

    // MARK: Misbehaving

    /// Something that client code should not do just then.
    func misbehave() {
        guard !isOver else { return }
        let (view, recognizer) = (random.pick(views), random.pick(recognizers))
        switch random.below(9) {
        case 0: recognizer.isEnabled = false
        case 1, 2: for recognizer in recognizers { recognizer.isEnabled = true }
        case 3: view.removeFromSuperview()
        case 4, 5: for view in views where view.superview == nil { world.root.addSubview(view) }
        case 6: view.addGestureRecognizer(recognizer)
        case 7: recognizer.state = UIGestureRecognizer.State(rawValue: random.below(6))!
        default: view.isUserInteractionEnabled.toggle()
        }
    }
}

extension SplitMix {
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
