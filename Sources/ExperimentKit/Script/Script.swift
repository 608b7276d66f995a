import UIKit

/// The timed plan of the fingers: data, played after the stage is complete.
///
/// Each verb begins when the last one ends. A gesture that would begin at the moment of the last lift begins `pause` later.
public final class Script {
    /// The duration of a tap: 80 ms, within the 50 to 120 ms of people's taps.
    public static let tapHold = 0.08
    /// The time from a lift to the next landing: 100 ms, well within the time for a double tap.
    public static let pause = 0.1
    /// The samples of a move per second, as most digitizers report them.
    public static let sampleRate = 60.0

    /// The largest number of steps; a script with more comes from an endless loop.
    static let mostSteps = 100_000
    /// The largest number of taps in one line.
    static let mostTaps = 10_000

    private(set) var steps: [Step] = []
    /// The mistakes that keep the script from being played, each once.
    private(set) var mistakes: [Diagnostic] = []
    /// Seconds since the script began.
    public private(set) var now = 0.0
    private var lastLift = -1.0
    private var blockEnd: Double?

    package init() {}

    /// Holds these modifier keys of a keyboard from now on; an empty set releases all.
    public func hold(_ modifiers: UIKeyModifierFlags, fileID: String = #fileID, line: Int = #line) {
        add(.hold(modifiers), Location(fileID: fileID, line: line))
    }

    /// Lets time pass.
    public func wait(_ seconds: Double, fileID: String = #fileID, line: Int = #line) {
        pass(seconds, "the script waits for", Location(fileID: fileID, line: line))
    }

    /// Writes a line of the experiment's own into the trace.
    public func mark(_ text: String, fileID: String = #fileID, line: Int = #line) {
        add(.mark(text), Location(fileID: fileID, line: line))
    }

    /// Has the system take all touches away, as for a call.
    public func cancelAll(fileID: String = #fileID, line: Int = #line) {
        add(.cancelAll, Location(fileID: fileID, line: line))
        lastLift = now
    }

    /// Runs code at this time since the script began, whatever the verbs around it.
    public func at(_ time: Double, fileID: String = #fileID, line: Int = #line, _ block: @escaping () -> Void) {
        let location = Location(fileID: fileID, line: line)
        guard Script.isTime(time) else { return report(.noTime("the script runs code at", time, location)) }
        add(Step(time: time, kind: .block(block), location: location))
    }

    /// Runs code at this point of the script.
    public func perform(fileID: String = #fileID, line: Int = #line, _ block: @escaping () -> Void) {
        add(.block(block), Location(fileID: fileID, line: line))
    }

    /// Begins all verbs in the block at the same time; the script continues when the last of them ends.
    public func together(_ block: () -> Void) {
        let (start, outer) = (now, blockEnd)
        blockEnd = start
        block()
        let end = blockEnd ?? start
        blockEnd = outer
        advance(to: end)
    }

    /// A finger by its number from 1; fingers act independently of each other.
    public func finger(_ number: Int) -> Finger { Finger(.finger(number), script: self) }

    func add(_ kind: Step.Kind, _ location: Location) {
        add(Step(time: now, kind: kind, location: location))
    }

    private func add(_ step: Step) {
        guard steps.count < Script.mostSteps else {
            return report(
                Diagnostic(
                    step.location, "the script has more than \(Script.mostSteps) steps",
                    remedy: "Let the loop that writes them come to an end."))
        }
        steps.append(step)
    }

    /// Advances by this many seconds.
    func pass(_ seconds: Double, _ what: String, _ location: Location) {
        guard Script.isTime(seconds) else { return report(.noTime(what, seconds, location)) }
        guard Script.isTime(now + seconds) else {
            return report(
                Diagnostic(
                    location, "the script lasts more than \(Value.number(Script.longest)) seconds",
                    remedy: "Let less time pass: nothing in it depends on how long a day is."))
        }
        advance(to: now + seconds)
    }

    /// Reports a mistake, which keeps the script from being played.
    func report(_ mistake: Diagnostic) {
        if !mistakes.contains(mistake) { mistakes.append(mistake) }
    }

    /// Advances to a time, except inside `together`, where time stands still.
    func advance(to time: Double) {
        guard let end = blockEnd else { return now = time }
        blockEnd = max(end, time)
    }

    /// Runs a whole gesture: time advances inside it, even inside `together`.
    func gesture(_ body: () -> Void) {
        let (start, outer) = (now, blockEnd)
        if now == lastLift, outer == nil { now += Script.pause }
        blockEnd = nil
        body()
        let end = now
        if outer != nil { now = start }
        blockEnd = outer
        advance(to: end)
    }

    /// Releases the code of the steps.
    func tearDown() { steps = [] }

    func noteLift() { lastLift = now }
}
