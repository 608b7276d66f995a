/// Turns the steps of a script into single inputs, and finds what no finger can do.
struct ScriptCompiler {
    private struct Track {
        var spot: Spot
        /// When its last move has ended.
        var freeAt: Double
        let location: Location
        let tool: Tool
    }

    private let resolve: (Place) -> Spot?
    private(set) var stimuli: [Stimulus] = []
    private var diagnostics: [Diagnostic] = []
    /// Fingers on the glass, by number.
    private var tracks: [Int: Track] = [:]

    init(resolve: @escaping (Place) -> Spot?) {
        self.resolve = resolve
    }

    mutating func compile(_ step: Step) {
        switch step.kind {
        case .down(let finger, let place, let tool): down(finger, place, tool, step)
        case .move(let finger, let places, let duration, let samplesPerFrame): move(finger, places, duration, samplesPerFrame, step)
        case .up(let finger): up(finger, step)
        case .refine(let finger, let force): add(step.time, .refine(finger: finger, force: force), .pencil)
        case .cancelAll: cancelAll(step)
        case .hold(let modifiers): add(step.time, .hold(modifiers))
        case .mark(let text): add(step.time, .mark(text))
        case .block(let block): add(step.time, .block(block))
        }
    }

    /// The mistakes, fingers that stay on the glass included.
    func finished() -> [Diagnostic] {
        diagnostics
            + tracks.keys.sorted().map {
                Diagnostic(tracks[$0]!.location, "finger \($0) is never lifted", remedy: "Write script.finger(\($0)).up() at the end.")
            }
    }

    private mutating func down(_ finger: Int, _ place: Place, _ tool: Tool, _ step: Step) {
        guard tracks[finger] == nil else {
            return report(step, "finger \(finger) lands while it is down", "Lift it first, or use another finger.")
        }
        // A finger that was told a wrong place is followed all the same, so that one mistake is told once.
        let spot = find(place, step) ?? Spot(x: 0, y: 0)
        tracks[finger] = Track(spot: spot, freeAt: step.time, location: step.location, tool: tool)
        add(step.time, .down(finger: finger, spot), tool)
    }

    private mutating func move(_ finger: Int, _ places: [Place], _ duration: Double, _ samplesPerFrame: Int, _ step: Step) {
        guard let track = ready(finger, step, "moves") else { return }
        let spots = places.compactMap { find($0, step) }
        guard spots.count == places.count, let last = spots.last else { return }
        for frame in Path([track.spot] + spots).frames(from: step.time, duration: duration, samplesPerFrame: samplesPerFrame) {
            let delivered = frame[frame.count - 1]
            add(delivered.time, .move(finger: finger, delivered.spot), track.tool, earlier: frame.dropLast())
        }
        tracks[finger]?.spot = last
        tracks[finger]?.freeAt = step.time + duration
    }

    private mutating func up(_ finger: Int, _ step: Step) {
        guard let track = ready(finger, step, "is lifted") else { return }
        tracks[finger] = nil
        add(step.time, .up(finger: finger, track.spot), track.tool)
    }

    private mutating func cancelAll(_ step: Step) {
        for finger in tracks.keys.sorted() { add(step.time, .cancel(finger: finger, tracks[finger]!.spot), tracks[finger]!.tool) }
        tracks = [:]
    }

    private mutating func ready(_ finger: Int, _ step: Step, _ verb: String) -> Track? {
        guard let track = tracks[finger] else {
            report(step, "finger \(finger) \(verb) without having landed", "Write script.finger(\(finger)).down(at:) before it.")
            return nil
        }
        guard track.freeAt <= step.time else {
            report(step, "finger \(finger) \(verb) while it is still moving", "Write it after the block of what goes on together.")
            return nil
        }
        return track
    }

    private mutating func find(_ place: Place, _ step: Step) -> Spot? {
        if let spot = resolve(place) { return spot }
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

    private mutating func report(_ step: Step, _ summary: String, _ remedy: String) {
        let diagnostic = Diagnostic(step.location, summary, remedy: remedy)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    private mutating func add(_ time: Double, _ kind: Stimulus.Kind, _ tool: Tool = .finger, earlier: [FingerPath.Sample] = []) {
        stimuli.append(Stimulus(time: time, kind: kind, tool: tool, earlier: earlier))
    }
}
