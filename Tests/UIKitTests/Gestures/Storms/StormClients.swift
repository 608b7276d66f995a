import EventTrace

@testable import UIKit

/// Knows which touches it has had and not seen ended.
final class StormView: UIView {
    unowned(unsafe) var storm: Storm!
    var open: [UITouch] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if open.contains(touch) { storm.violate("\(storm.name(self)) began twice") }
            open.append(touch)
        }
        if storm.random.oneIn(40) { storm.misbehave() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !open.contains(touch) { storm.violate("\(storm.name(self)) moved before it began") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

    private func close(_ touches: Set<UITouch>) {
        for touch in touches {
            guard let index = open.firstIndex(of: touch) else { return storm.violate("\(storm.name(self)) ended without a began") }
            open.remove(at: index)
        }
        if storm.random.oneIn(40) { storm.misbehave() }
    }
}

/// A continuous recognizer that knows which touches it has.
final class StormDrag: UIGestureRecognizer {
    private var known: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { known.formUnion(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !known.isSuperset(of: touches) { state = .failed }
        if state == .possible { state = .began }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() { known = [] }
}

/// A discrete recognizer that sets states it should not.
final class StormTap: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .possible }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
        state = .changed
        state = .failed
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() { state = .began }
}

/// Gets the actions.
final class StormListener {
    private unowned(unsafe) let storm: Storm

    static let act = Selector("act(_:)", StormListener.act)

    init(_ storm: Storm) {
        self.storm = storm
    }

    func act(_ sender: UIGestureRecognizer) {
        if sender.state == .possible || sender.state == .failed { storm.violate("\(storm.name(sender)) acts as \(sender.state)") }
        for rival in storm.rivals(of: sender) { storm.violate("\(storm.name(sender)) and \(storm.name(rival)) both act") }
        if storm.random.oneIn(10) { storm.misbehave() }
        if storm.random.oneIn(20) { sender.isEnabled = false }
    }
}

/// Answers as it likes, and changes its mind.
final class StormDelegate: UIGestureRecognizerDelegate {
    private unowned(unsafe) let storm: Storm
    private let allowsAll: Bool

    init(_ storm: Storm, allowsAll: Bool) {
        self.storm = storm
        self.allowsAll = allowsAll
    }

    private func answer(_ odds: Int) -> Bool {
        if storm.random.oneIn(60) { storm.misbehave() }
        return storm.random.oneIn(odds)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !answer(4) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !answer(4) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsAll && !answer(4) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer(6) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer(6) }
}
