import EventTrace
import UIKit

/// The views at the beginning of the script, or during a live run. Their names are certain only after the run.
package struct StageSnapshot {
    private struct Shot {
        let view: UIView
        let depth: Int
        let frame: StagedView.Frame
        let corners: [Spot]
        let recognizers: [RecognizerShot]
        let traits: [String]
        let clips: Bool
        let face: StagedFace
    }

    private struct RecognizerShot {
        let recognizer: UIGestureRecognizer
        let gesture: String
        let requirements: [UIGestureRecognizer]
        let delegate: (any UIGestureRecognizerDelegate)?
        let isEnabled: Bool
        let state: String

        init(_ recognizer: UIGestureRecognizer, isRunning: Bool) {
            self.recognizer = recognizer
            gesture = recognizer.gesture
            requirements = recognizer.failureRequirements
            delegate = recognizer.delegate
            isEnabled = recognizer.isEnabled
            state = isRunning ? RecognizerShot.word(recognizer.state) : ""
        }

        private static func word(_ state: UIGestureRecognizer.State) -> String {
            switch state {
            case .possible: ""
            case .began: Word.began.rawValue
            case .changed: Word.changed.rawValue
            case .ended: Word.ended.rawValue
            case .cancelled: Word.cancelled.rawValue
            case .failed: Word.failed.rawValue
            }
        }
    }

    private let isRunning: Bool
    private var shots: [Shot] = []

    /// A snapshot of all windows with their views; `isRunning` adds the current states of recognizers and controls.
    package init(_ stage: Stage, isRunning: Bool = false) {
        self.isRunning = isRunning
        for window in stage.application.windows { add(window, depth: 0, origin: window.frame.origin) }
    }

    /// The record for pictures; `receivers` are the names of objects that the trace calls or binds touches to. Views that only the engine
    /// has named are left out.
    package func record(_ stage: Stage, _ trace: Trace, paths: [FingerPath], duration: Double) -> StageRecord {
        let names = SubjectNames(stage.names, trace)
        return StageRecord(
            width: Double(Stage.size.width), height: Double(Stage.size.height), views: shots.map { staged($0, names) }, paths: paths,
            others: others(stage, names), duration: duration)
    }

    /// A diagnostic for the first view whose position is not a number; the views in it get none.
    package func mistakes(_ stage: Stage) -> [Diagnostic] {
        let lost = shots.lazy.compactMap { shot in shot.corners.first { !$0.isPlace }.map { (shot.view, $0) } }
        guard let (view, corner) = lost.first else { return [] }
        let name = stage.names.name(of: view).map { "'\($0)'" } ?? "a view without a name"
        return [.noPlace("case \(stage.case.index + 1) (\(stage.case)): a corner of \(name) is at", corner, stage.staging.location)]
    }

    /// Adds a view; `origin` is the view's origin on the screen, or nil under a turn or scale.
    private mutating func add(_ view: UIView, depth: Int, origin: CGPoint?) {
        let frame = view.frame
        shots.append(
            Shot(
                view: view, depth: depth,
                frame: StagedView.Frame(
                    x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width), height: Double(frame.size.height)
                ),
                corners: origin.map { view.corners(from: $0) } ?? view.cornersOnScreen,
                recognizers: (view.gestureRecognizers ?? []).map { RecognizerShot($0, isRunning: isRunning) },
                traits: view.stageTraits + (isRunning ? view.liveTraits : []), clips: view.clipsToBounds, face: view.stageFace))
        for child in view.subviews { add(child, depth: depth + 1, origin: origin.flatMap { child.origin(from: $0) }) }
    }

    private func staged(_ shot: Shot, _ names: SubjectNames) -> StagedView {
        StagedView(
            name: names.name(of: shot.view, subject: shot.view.subject), depth: shot.depth, frame: shot.frame, corners: shot.corners,
            recognizers: shot.recognizers.map { staged($0, names) }.filter { !$0.name.isEmpty }, traits: shot.traits,
            clips: shot.clips, face: shot.face)
    }

    private func staged(_ shot: RecognizerShot, _ names: SubjectNames) -> StagedRecognizer {
        StagedRecognizer(
            name: names.name(of: shot.recognizer, subject: shot.recognizer.subject), gesture: shot.gesture,
            requirements: shot.requirements.map { names.name(of: $0, subject: $0.subject) }.filter { !$0.isEmpty },
            delegate: shot.delegate.map { names.name(of: $0) } ?? "", isEnabled: shot.isEnabled, state: shot.state)
    }

    private func others(_ stage: Stage, _ names: SubjectNames) -> [String] {
        stage.names.all.filter { named in
            if Stage.ownNames.contains(named.name) { return false }
            if let recognizer = named.object as? UIGestureRecognizer { return recognizer.view == nil }
            return !shots.contains { $0.view === named.object }
        }.map { $0.name }
    }
}

/// The name of an object for readers: the given name, or the engine's name if the trace shows it.
struct SubjectNames {
    private let given: StageNames
    private let trace: Trace
    private let shown: Set<Name>

    init(_ given: StageNames, _ trace: Trace) {
        self.given = given
        self.trace = trace
        shown = Set(trace.entries.filter { $0.kind == .call || $0.verb == Name(.bind) }.map { $0.subject })
    }

    /// The given name of an object that the engine itself never calls.
    func name(of object: AnyObject) -> String { given.name(of: object) ?? "" }

    func name(of object: AnyObject, subject: Name) -> String {
        given.name(of: object) ?? (shown.contains(subject) ? trace.names[subject] : "")
    }
}
