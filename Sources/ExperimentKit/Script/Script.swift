import UIKit

/// The timed plan of what the fingers do: data, played when the stage is complete.
///
/// Each verb begins where the one before it ended. A gesture that would begin in the moment in which the last finger was lifted begins
/// `pause` later.
public final class Script {
    /// How long a tap holds: 80 ms, within the 50 to 120 ms that people take.
    public static let tapHold = 0.08
    /// From lifting to landing between taps and gestures: 100 ms, well within the time for a double tap.
    public static let pause = 0.1
    /// Moves are sampled this many times a second, as the digitizers of most devices report them.
    public static let sampleRate = 60.0

    /// The most steps of a script; more come from a loop without an end.
    static let mostSteps = 100_000
    /// The most taps that one line says.
    static let mostTaps = 10_000

    private(set) var steps: [Step] = []
    /// What cannot be played, each once.
    private(set) var mistakes: [Diagnostic] = []
    /// Seconds since the script began.
    public private(set) var now = 0.0
    private var lastLift = -1.0
    private var blockEnd: Double?

    package init() {}

    /// These modifier keys of a keyboard are down from now on; none lets go of all.
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

    /// The system takes all touches away, as for a call.
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

    /// Every verb in the block begins at the same time; the script goes on when the last of them has ended.
    public func together(_ block: () -> Void) {
        let (start, outer) = (now, blockEnd)
        blockEnd = start
        block()
        let end = blockEnd ?? start
        blockEnd = outer
        advance(to: end)
    }

    /// One of the fingers, by its number from 1: what it does does not depend on the others.
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

    /// Goes on when so many seconds have passed.
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

    /// Nothing is played then.
    func report(_ mistake: Diagnostic) {
        if !mistakes.contains(mistake) { mistakes.append(mistake) }
    }

    /// In a block of verbs that go on together, time stands still.
    func advance(to time: Double) {
        guard let end = blockEnd else { return now = time }
        blockEnd = max(end, time)
    }

    /// A gesture as a whole: time runs inside it even when it goes on together with others.
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

    /// Lets go of the code in it.
    func tearDown() { steps = [] }

    func noteLift() { lastLift = now }
}
