import UIKit

/// Turns the steps of a script into single inputs, and reports steps that no finger can perform.
struct ScriptCompiler {
    private struct Track {
        var spot: Spot
        /// The end of the last move.
        var freeAt: Double
        let location: Location
        let tool: Tool
    }

    /// The limit of samples: two fingers make fewer in an hour.
    private static let mostSamples = 500_000

    private let resolve: (Place) -> Spot?
    private(set) var stimuli: [Stimulus] = []
    private var diagnostics: [Diagnostic] = []
    /// The contacts that are down.
    private var tracks: [Contact: Track] = [:]
    /// The number of samples in all moves.
    private var samples = 0

    init(resolve: @escaping (Place) -> Spot?) {
        self.resolve = resolve
    }

    mutating func compile(_ step: Step) {
        switch step.kind {
        case .down(let finger, let place, let tool): down(finger, place, tool, step)
        case .move(let finger, let places, let duration, let samplesPerFrame): move(finger, places, duration, samplesPerFrame, step)
        case .up(let finger): up(finger, step)
        case .press(let contact, let force): press(contact, force, step)
        case .refine(let finger, let force): add(step.time, .input(.estimate(finger: finger, force: CGFloat(force))))
        case .cancelAll: cancelAll(step)
        case .hold(let modifiers): add(step.time, .input(.modifiers(modifiers)))
        case .mark(let text): add(step.time, .mark(text), step.location.line)
        case .block(let block): add(step.time, .block(block), step.location.line)
        }
    }

    /// The mistakes, including fingers that stay down at the end.
    func finished() -> [Diagnostic] {
        diagnostics
            + tracks.keys.sorted().map {
                let remedy =
                    if case .finger(let number) = $0 { "Write script.finger(\(number)).up() at the end." } else { "Let it up at the end." }
                return Diagnostic(tracks[$0]!.location, "\($0.words) is never lifted", remedy: remedy)
            }
    }

    private mutating func down(_ contact: Contact, _ place: Place, _ tool: Tool, _ step: Step) {
        guard tracks[contact] == nil else {
            return report(step, "\(contact.words) lands while it is down", "Lift it first, or use another finger.")
        }
        // A finger with a wrong place is still followed, so that one mistake gives one diagnostic.
        let spot = find(place, step) ?? Spot(x: 0, y: 0)
        warn(of: [spot], contact, "lands at", step)
        tracks[contact] = Track(spot: spot, freeAt: step.time, location: step.location, tool: tool)
        add(step.time, .input(tool.report(contact, .down, [FingerPath.Sample(time: step.time, spot: spot)])))
    }

    private mutating func move(_ contact: Contact, _ places: [Place], _ duration: Double, _ samplesPerFrame: Int, _ step: Step) {
        guard let track = ready(contact, step, "moves") else { return }
        let spots = places.compactMap { find($0, step) }
        guard spots.count == places.count, let last = spots.last else { return }
        warn(of: spots, contact, "moves to", step)
        samples += Path.count(duration, rate: Script.sampleRate * Double(samplesPerFrame))
        guard samples <= ScriptCompiler.mostSamples else {
            return report(
                step, "the moves of the script have more than \(ScriptCompiler.mostSamples) samples",
                "Move for a shorter time, or with fewer samples a frame.")
        }
        for frame in Path([track.spot] + spots).frames(from: step.time, duration: duration, samplesPerFrame: samplesPerFrame) {
            add(frame[frame.count - 1].time, .input(track.tool.report(contact, .move, frame)))
        }
        tracks[contact]?.spot = last
        tracks[contact]?.freeAt = step.time + duration
    }

    private mutating func up(_ contact: Contact, _ step: Step) {
        guard let track = ready(contact, step, "is lifted") else { return }
        tracks[contact] = nil
        add(step.time, .input(track.tool.report(contact, .up, [FingerPath.Sample(time: step.time, spot: track.spot)])))
    }

    private mutating func press(_ contact: Contact, _ force: Double, _ step: Step) {
        guard let track = ready(contact, step, "presses harder") else { return }
        guard case .finger = contact else { return report(step, "\(contact.words) presses harder", "Only a finger has a force.") }
        add(step.time, .input(.fingers([FingerSample(contact, .move, at: track.spot.point, force: CGFloat(force))])))
    }

    private mutating func cancelAll(_ step: Step) {
        for (contact, track) in tracks.sorted(by: { $0.key < $1.key }) {
            add(step.time, .input(track.tool.report(contact, .cancel, [FingerPath.Sample(time: step.time, spot: track.spot)])))
        }
        tracks = [:]
    }

    private mutating func ready(_ contact: Contact, _ step: Step, _ verb: String) -> Track? {
        guard let track = tracks[contact] else {
            let remedy =
                if case .finger(let number) = contact { "Write script.finger(\(number)).down(at:) before it." } else {
                    "Let it land first."
                }
            report(step, "\(contact.words) \(verb) without having landed", remedy)
            return nil
        }
        guard track.freeAt <= step.time else {
            report(step, "\(contact.words) \(verb) while it is still moving", "Write it after the block of what goes on together.")
            return nil
        }
        return track
    }

    private mutating func find(_ place: Place, _ step: Step) -> Spot? {
        if let spot = resolve(place) {
            if spot.isPlace { return spot }
            report(.noPlace("the script goes to", spot, step.location))
            return nil
        }
        let (summary, remedy) =
            switch place {
            case .named(let name, _):
                (
                    "the script goes to '\(name)', and there is no such view in the window",
                    "Name the view with stage.name(_:_:), and add it."
                )
            default: ("the script goes to a view that is not in the window", "Add it to a view that is.")
            }
        report(step, summary, remedy)
        return nil
    }

    /// Warns of places outside the window, which fills the screen.
    private mutating func warn(of spots: [Spot], _ contact: Contact, _ verb: String, _ step: Step) {
        let size = UIScreen.main.bounds.size
        let (width, height) = (Double(size.width), Double(size.height))
        guard let spot = spots.first(where: { !(0...width).contains($0.x) || !(0...height).contains($0.y) }) else { return }
        report(
            step, "\(contact.words) \(verb) (\(Value.number(spot.x)), \(Value.number(spot.y))), which is outside of the window",
            "The window is \(Value.number(width)) by \(Value.number(height)) points.", .warning)
    }

    private mutating func report(_ step: Step, _ summary: String, _ remedy: String, _ severity: Diagnostic.Severity = .error) {
        report(Diagnostic(step.location, summary, remedy: remedy, severity: severity))
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    private mutating func add(_ time: Double, _ kind: Stimulus.Kind, _ line: Int? = nil) {
        stimuli.append(Stimulus(time: time, kind: kind, line: line))
    }
}

extension Contact {
    fileprivate var words: String {
        switch self {
        case .finger(let number): "finger \(number)"
        case .pointer: "the pointer"
        }
    }
}
