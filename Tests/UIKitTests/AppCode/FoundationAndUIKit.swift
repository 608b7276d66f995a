import Dispatch
import Foundation
import Testing
import UIKit

/// App code that imports Foundation and Dispatch besides UIKit, as most of it does: `Timer` and its kind are the engine's all the same.
private final class Countdown: UIViewController {
    private var timer: Timer?
    private var item: DispatchWorkItem?
    private var ticks = 0
    private(set) var times: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] timer in
            self?.note("tick")
            if self?.ticks == 3 { timer.invalidate() }
        }
        RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false) { [weak self] _ in self?.note("timer") }, forMode: .common)
        RunLoop.current.perform { [weak self] in self?.note("performed") }
        let item = DispatchWorkItem { [weak self] in self?.note("item") }
        self.item = item
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200), execute: item)
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.3) { [weak self] in self?.note("asyncAfter") }
        DispatchQueue.main.async { self.note("async") }
        perform(Selector("late", Countdown.late), with: nil, afterDelay: 0.4)
    }

    private func note(_ text: String) {
        if text == "tick" { ticks += 1 }
        times.append("\(text) \(Int((CACurrentMediaTime() * 1000).rounded()))")
    }

    private func late() { note("late") }
}

struct FoundationAndUIKitTests {
    @Test func `in a file that imports Foundation too, timers and queues run on the virtual clock`() {
        var made: Countdown?
        let world = World { world in
            let controller = Countdown()
            world.window.rootViewController = controller
            made = controller
        }
        world.simulation.run(until: 1)
        #expect(
            made?.times == [
                "performed 0", "async 0", "timer 100", "item 200", "tick 250", "asyncAfter 300", "late 400", "tick 500", "tick 750",
            ])
    }
}
