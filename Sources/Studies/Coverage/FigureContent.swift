import EventTrace
import ExperimentKit

/// The content of a figure: boxes or steps.
public struct FigureContent: Hashable, Sendable {
    public struct Step: Hashable, Sendable {
        public let from: String
        public let to: String
    }

    /// The boxes from the first to the last, for all kinds but the states.
    public let boxes: [String]
    /// The steps from state to state, each once, in the order in which they were first taken.
    public let steps: [Step]

    /// Reads the content from the record; empty if the record has nothing of the kind.
    public init(_ figure: Figure, _ result: ExperimentResult) {
        let trace = result.findings.first { $0.case.index == figure.case }?.trace
        switch figure.kind {
        case .callStack(let pattern):
            boxes = trace?.stack(at: pattern) ?? []
            steps = []
        case .way(let pattern):
            boxes = trace?.way(to: pattern) ?? []
            steps = []
        case .climb(let pattern):
            boxes = trace?.climb(of: pattern) ?? []
            steps = []
        case .states:
            boxes = []
            steps = FigureContent.steps(in: result.findings.map { $0.trace })
        }
    }

    private static func steps(in traces: [Trace]) -> [Step] {
        var steps: [Step] = []
        for trace in traces {
            var states: [Name: String] = [:]
            for entry in trace.entries where entry.kind == .decision && entry.verb == Name(.state) {
                let step = Step(from: states[entry.subject] ?? "possible", to: trace.names[entry.detail])
                states[entry.subject] = step.to
                if step.from == "ended" || step.from == "failed" || step.from == "cancelled" { continue }
                if !steps.contains(step) { steps.append(step) }
            }
        }
        return steps
    }
}

extension Trace {
    /// The calls around the first call that matches, and that call.
    fileprivate func stack(at pattern: TokenPattern) -> [String] {
        let calls = ordering
        guard let index = calls.firstIndex(where: { pattern.matches($0) }) else { return [] }
        var stack = [calls[index]]
        for call in calls[..<index].reversed() where call.depth < (stack.last?.depth ?? 0) { stack.append(call) }
        return stack.reversed().map { $0.token }
    }

    /// Other processes, threads and queues by their names, then the calls around the first call that matches.
    fileprivate func way(to pattern: TokenPattern) -> [String] {
        guard let first = entries.first(where: { $0.kind == .decision && $0.verb == Name(.hardware) }) else { return [] }
        let stages: [Word] = [.hardware, .homeScreen, .machPort, .source1, .source0, .enqueue]
        let places = stages.compactMap { stage in
            entries.first { $0.time >= first.time && $0.kind == .decision && $0.verb == Name(stage) }.map { names[$0.subject] }
        }
        return places + stack(at: pattern)
    }

    /// The receivers of nested calls of the same method.
    fileprivate func climb(of pattern: TokenPattern) -> [String] {
        let calls = ordering.filter { pattern.matches($0) }
        var climb: [Call] = []
        for call in calls where climb.isEmpty || call.depth > (climb.last?.depth ?? 0) { climb.append(call) }
        return climb.map { $0.receiver }
    }
}
