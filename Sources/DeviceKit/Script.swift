import UIKit

/// The timed plan of what the hand does, which the screen tells; code of the experiment in it runs by itself.
final class Script {
    static let tapHold = 0.08
    static let pause = 0.1

    struct Step {
        enum Kind {
            case down(Int, Place, Tool)
            case move(Int, [Place], duration: Double, samplesPerFrame: Int)
            case up(Int)
            case press(Int, force: Double)
            case refine(Int, force: Double)
            case cancelAll
            case hold(UIKeyModifierFlags)
            case mark(String)
            case block(() -> Void)
        }

        /// Seconds since the script began.
        let time: Double
        let kind: Kind

        /// Whether a hand does it.
        var isTouch: Bool {
            switch kind {
            case .down, .move, .up, .press: true
            default: false
            }
        }
    }

    private(set) var steps: [Step] = []
    /// What the person who holds the device is asked to do, and when.
    private(set) var requests: [(time: Double, words: String)] = []
    /// Seconds since the script began.
    private(set) var now = 0.0
    private var lastLift = -1.0
    private var blockEnd: Double?
    private var isTold = false

    func finger(_ number: Int) -> Finger { Finger(number: number, script: self) }

    func wait(_ seconds: Double) { advance(to: now + seconds) }
    func mark(_ text: String) { add(.mark(text)) }
    func perform(_ block: @escaping () -> Void) { add(.block(block)) }
    func at(_ time: Double, _ block: @escaping () -> Void) { steps.append(Step(time: time, kind: .block(block))) }

    /// The system takes all touches away.
    func cancelAll() {
        ask("have the system take the touches away, as by a call")
        add(.cancelAll)
        lastLift = now
    }

    /// These modifier keys of a keyboard are down from now on.
    func hold(_ modifiers: UIKeyModifierFlags) {
        ask(modifiers.isEmpty ? "release the modifier keys" : "hold \(modifiers.words)")
        add(.hold(modifiers))
    }

    /// Every verb in the block begins at the same time.
    func together(_ block: () -> Void) {
        let (start, outer) = (now, blockEnd)
        blockEnd = start
        block()
        let end = blockEnd ?? start
        blockEnd = outer
        advance(to: end)
    }

    func tap(_ place: Place, count: Int = 1, hold: Double = Script.tapHold, finger number: Int = 1) {
        let times = ["", "double-", "triple-"]
        let verb = hold > 0.2 ? "touch" : (count < 4 ? times[count - 1] : "\(count)× ") + "tap"
        let held = hold == Script.tapHold ? "" : " for \(Value.number(hold)) s"
        tell("\(verb) \(place.words)\(held)\(Script.with(number))") {
            for _ in 0..<count {
                gesture {
                    finger(number).down(at: place)
                    wait(hold)
                    finger(number).up()
                }
            }
        }
    }

    func tap(_ view: UIView, count: Int = 1, hold: Double = Script.tapHold, finger: Int = 1) {
        tap(.middle(of: view), count: count, hold: hold, finger: finger)
    }

    func tap(at point: CGPoint, count: Int = 1, hold: Double = Script.tapHold, finger: Int = 1) {
        tap(.point(point), count: count, hold: hold, finger: finger)
    }

    func doubleTap(_ place: Place, finger: Int = 1) { tap(place, count: 2, finger: finger) }
    func doubleTap(_ view: UIView, finger: Int = 1) { tap(.middle(of: view), count: 2, finger: finger) }
    func press(_ place: Place, for seconds: Double, finger: Int = 1) { tap(place, hold: seconds, finger: finger) }
    func press(_ view: UIView, for seconds: Double, finger: Int = 1) { tap(.middle(of: view), hold: seconds, finger: finger) }

    func click(_ place: Place, _ buttons: UIEvent.ButtonMask = .primary, hold: Double = Script.tapHold) {
        tell("click \(place.words)\(Tool.pointer(buttons).words)") {
            gesture {
                finger(0).down(at: place, with: .pointer(buttons))
                wait(hold)
                finger(0).up()
            }
        }
    }

    func drag(_ path: [Place], duration: Double, finger number: Int = 1) {
        let way = path.map(\.words).joined(separator: " to ")
        tell("drag from \(way) in \(Value.number(duration)) s\(Script.with(number))") {
            gesture {
                finger(number).down(at: path[0])
                finger(number).move(along: Array(path.dropFirst()), over: duration)
                finger(number).up()
            }
        }
    }

    /// The end of a swipe.
    enum SwipeEnd {
        case lift
        case rest(Double)
        case interruption
        case held

        fileprivate var words: String {
            switch self {
            case .lift: ""
            case .rest(let seconds): ", rest for \(Value.number(seconds)) s and lift"
            case .interruption: ", and have the system take the touch away, as by a call"
            case .held: ", and stay down"
            }
        }
    }

    /// From 2 points inside an edge of the screen straight into it; `position` is the place along the edge.
    func swipe(
        from edge: UIRectEdge, by way: Double, at position: Double = 400, over duration: Double = 0.3, end: SwipeEnd = .lift,
        finger number: Int = 1
    ) {
        let (width, height) = (Double(UIScreen.main.bounds.width), Double(UIScreen.main.bounds.height))
        let (start, goal): (Place, Place) =
            switch edge {
            case .right: (.point(x: width - 2, y: position), .point(x: width - 2 - way, y: position))
            case .top: (.point(x: position, y: 2), .point(x: position, y: 2 + way))
            case .bottom: (.point(x: position, y: height - 2), .point(x: position, y: height - 2 - way))
            default: (.point(x: 2, y: position), .point(x: 2 + way, y: position))
            }
        swipe(from: start, to: goal, over: duration, end: end, finger: number)
    }

    func swipe(from start: Place, to goal: Place, over duration: Double = 0.3, end: SwipeEnd = .lift, finger number: Int = 1) {
        tell("swipe from \(start.words) to \(goal.words) in \(Value.number(duration)) s\(end.words)\(Script.with(number))") {
            gesture {
                finger(number).down(at: start)
                finger(number).move(to: goal, over: duration)
                switch end {
                case .lift: finger(number).up()
                case .rest(let seconds):
                    wait(seconds)
                    finger(number).up()
                case .interruption:
                    cancelAll()
                    finger(number).up()
                case .held: break
                }
            }
        }
    }

    /// Two fingers, `apart` points from each other around a point of the screen; with each step they are as far apart, and as far below where
    /// they landed, as it says.
    func pinch(around center: CGPoint, apart: Double = 100, _ steps: [(apart: Double, down: Double)]) {
        func place(_ side: Double, _ down: Double) -> Place { .point(x: Double(center.x) + side, y: Double(center.y) + down) }
        finger(1).down(at: place(-apart / 2, 0))
        finger(2).down(at: place(apart / 2, 0))
        for step in steps {
            wait(0.1)
            finger(1).move(to: place(-step.apart / 2, step.down))
            finger(2).move(to: place(step.apart / 2, step.down))
        }
        wait(0.3)
    }

    /// Asks the person for something that is no touch.
    func ask(_ words: String, at time: Double? = nil) {
        if !isTold { requests.append((time ?? now, words)) }
    }

    fileprivate func tell(_ words: String, _ body: () -> Void) {
        if !isTold { requests.append((blockEnd == nil && now == lastLift ? now + Script.pause : now, words)) }
        let wasTold = isTold
        isTold = true
        body()
        isTold = wasTold
    }

    fileprivate static func with(_ finger: Int) -> String { finger > 1 ? " with finger \(finger)" : "" }

    fileprivate func add(_ kind: Step.Kind) { steps.append(Step(time: now, kind: kind)) }

    /// In a block of verbs that go on together, time stands still.
    fileprivate func advance(to time: Double) {
        guard let end = blockEnd else { return now = time }
        blockEnd = max(end, time)
    }

    fileprivate func noteLift() { lastLift = now }

    /// A gesture as a whole: time runs inside it even when it goes on together with others.
    private func gesture(_ body: () -> Void) {
        let (start, outer) = (now, blockEnd)
        if now == lastLift, outer == nil { now += Script.pause }
        blockEnd = nil
        body()
        let end = now
        if outer != nil { now = start }
        blockEnd = outer
        advance(to: end)
    }
}

/// One finger of a script, landing, moving and lifting on its own.
struct Finger {
    let number: Int
    fileprivate let script: Script

    func down(at place: Place, with tool: Tool = .finger) {
        script.tell("put finger \(number) down at \(place.words)\(tool.words)") { script.add(.down(number, place, tool)) }
    }

    func move(to place: Place, over duration: Double = 0, samplesPerFrame: Int = 1) {
        move(along: [place], over: duration, samplesPerFrame: samplesPerFrame)
    }

    func move(along places: [Place], over duration: Double, samplesPerFrame: Int = 1) {
        let way = places.map(\.words).joined(separator: ", then ")
        let time = duration > 0 ? " in \(Value.number(duration)) s" : " quickly"
        script.tell("move finger \(number) to \(way)\(time)") {
            script.add(.move(number, places, duration: duration, samplesPerFrame: samplesPerFrame))
            script.advance(to: script.now + duration)
        }
    }

    func press(force: Double) {
        script.tell("press \(force < 1 ? "less hard" : "harder") with finger \(number), without moving it") {
            script.add(.press(number, force: force))
        }
    }

    func refine(force: Double) { script.add(.refine(number, force: force)) }

    func up() {
        script.tell("lift finger \(number)") { script.add(.up(number)) }
        script.noteLift()
    }
}

extension UIKeyModifierFlags {
    var words: String {
        let keys: [(UIKeyModifierFlags, String)] = [
            (.shift, "shift"), (.control, "control"), (.alternate, "option"), (.command, "command"), (.alphaShift, "caps lock"),
        ]
        return keys.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
    }
}
