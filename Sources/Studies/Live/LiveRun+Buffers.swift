import EventTrace
import UIKit

/// The state and the record of a run as bytes.
extension LiveRun {
    /// The entries from this index on. Throws `wrongIndex`. O(entries since then).
    package func trace(from start: Int) throws(LiveError) -> Buffer {
        let recorder = simulation.recorder
        guard (0...recorder.count).contains(start) else { throw .wrongIndex }
        var buffer = Buffer()
        buffer.append(UInt32(start))
        buffer.append(UInt32(recorder.count - start))
        for index in start..<recorder.count { append(recorder.entry(at: index), to: &buffer) }
        return buffer
    }

    private func append(_ entry: Entry, to buffer: inout Buffer) {
        buffer.append(entry.time)
        for name in [entry.subject, entry.verb, entry.detail] { buffer.append(name.number) }
        buffer.append(entry.depth)
        buffer.append(entry.kind.rawValue)
        buffer.append(entry.rule?.family.rawValue ?? 255)
        buffer.append(UInt32(entry.rule?.number ?? 0))
    }

    /// The names from this number on. Throws `wrongIndex`. O(names since then).
    package func names(from start: Int) throws(LiveError) -> Buffer {
        let recorder = simulation.recorder
        guard (0...recorder.nameCount).contains(start) else { throw .wrongIndex }
        var buffer = Buffer()
        buffer.append(UInt32(start))
        buffer.append(UInt32(recorder.nameCount - start))
        for number in start..<recorder.nameCount { buffer.append(recorder.spelling(of: Name(number: UInt32(number)))) }
        return buffer
    }

    /// The views in their current state. O(views).
    package var stageBuffer: Buffer {
        let views = views
        var buffer = Buffer()
        buffer.append(UInt32(views.count))
        buffer.append(simulation.now)
        for view in views { append(view, to: &buffer) }
        return buffer
    }

    private func append(_ view: LiveView, to buffer: inout Buffer) {
        buffer.append(view.name.number)
        buffer.append(UInt16(view.depth))
        buffer.append(view.kind.rawValue)
        buffer.append(view.traits.rawValue)
        buffer.append(short: view.alpha)
        buffer.append(UInt16(view.visible.count))
        buffer.append(UInt16(view.recognizers.count))
        for spot in [view.offset] + view.corners + view.visible {
            buffer.append(short: spot.x)
            buffer.append(short: spot.y)
        }
        for recognizer in view.recognizers {
            buffer.append(recognizer.name.number)
            buffer.append(recognizer.kind.rawValue)
            buffer.append(UInt8(recognizer.state.rawValue))
            buffer.append(UInt16(recognizer.isEnabled ? 1 : 0))
        }
    }

    /// The experiment's script, input by input.
    package var scriptBuffer: Buffer {
        let inputs = script
        var buffer = Buffer()
        buffer.append(UInt32(inputs.count))
        for input in inputs { input.append(to: &buffer) }
        return buffer
    }

    /// The marks and the code of the script, by their places in it, each with its line; for code without its mark.
    package var stepBuffer: Buffer {
        var steps: [(index: Int, line: Int, mark: String)] = []
        for (index, stimulus) in stimuli.enumerated() {
            switch stimulus.kind {
            case .mark(let text): steps.append((index, stimulus.line ?? 0, text))
            case .block: steps.append((index, stimulus.line ?? 0, ""))
            case .input: continue
            }
        }
        var buffer = Buffer()
        buffer.append(UInt32(steps.count))
        for step in steps {
            buffer.append(UInt32(step.index))
            buffer.append(stimuli[step.index].time)
            buffer.append(UInt32(step.line))
            buffer.append(step.mark)
        }
        return buffer
    }

    /// The current outcome of each claim.
    package var outcomeBuffer: Buffer {
        let outcomes = outcomes
        var buffer = Buffer()
        buffer.append(UInt32(outcomes.count))
        for outcome in outcomes { buffer.append(outcome.code) }
        return buffer
    }
}

extension CaseJudgement {
    fileprivate var code: UInt8 {
        switch self {
        case .notSelected: 0
        case .holds: 1
        case .fails: 2
        case .open, .vacuous: 3
        }
    }
}
