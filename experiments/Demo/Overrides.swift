import EventTrace
import ExperimentKit

/// Where an override writes its line, if it calls super.
enum Logs: String, Choice {
    case afterSuper = "after `super`"
    case beforeSuper = "before `super`"
}

/// What the touch methods of one level do besides being called: whether they call super, and where they print.
struct Overrides {
    static let callsSuper = Variable<Bool>(
        "callsSuper", "Touch methods call `super`", off: "touch methods do not call `super`", default: true, changes: .nestedCalls)
    static let logs = Variable<Logs>("logs", "Touch methods print", changes: .printedLines)

    /// Cases that are none: without super, there is no before and no after.
    static let withoutSuper = callsSuper.isOff && logs == .beforeSuper

    private let callsSuper: Bool
    private let logs: Logs
    private let print: (String) -> Void

    /// As the case of the stage says; the lines stand in the record under the level's name.
    init(of level: String, on stage: Stage) {
        callsSuper = stage[Overrides.callsSuper]
        logs = stage[Overrides.logs]
        print = { stage.mark("\(level) prints \($0)") }
    }

    func run(_ method: String, _ callSuper: () -> Void) {
        if logs == .beforeSuper { print(method) }
        if callsSuper { callSuper() }
        if logs == .afterSuper { print(method) }
    }
}
