import EventTrace
import UIKit

/// The views as they stand when the script begins, or in a run that goes on. What they are called is known for certain only after the run.
struct StageSnapshot {
    private struct Shot {
        let view: UIView
        let depth: Int
        let frame: StagedView.Frame
        let corners: [Spot]
        let recognizers: [RecognizerShot]
        let traits: [String]
        let clips: Bool
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

    /// All windows of the application, each with its views; `isRunning` takes down what recognizers and controls are at as well.
    init(_ stage: Stage, isRunning: Bool = false) {
        self.isRunning = isRunning
        for window in stage.application.windows { add(window, depth: 0) }
    }

    /// `receivers` are the names of those that the trace calls or binds touches to; views that only the engine has named are not shown.
    func record(_ stage: Stage, _ trace: Trace, paths: [FingerPath], duration: Double) -> StageRecord {
        let names = SubjectNames(stage.names, trace)
        return StageRecord(
            width: Double(Stage.size.width), height: Double(Stage.size.height), views: shots.map { staged($0, names) }, paths: paths,
            others: others(stage, names), duration: duration)
    }

    private mutating func add(_ view: UIView, depth: Int) {
        let frame = view.frame
        shots.append(
            Shot(
                view: view, depth: depth,
                frame: StagedView.Frame(
                    x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width), height: Double(frame.size.height)
                ),
                corners: view.cornersOnScreen,
                recognizers: (view.gestureRecognizers ?? []).map { RecognizerShot($0, isRunning: isRunning) },
                traits: view.stageTraits + (isRunning ? view.liveTraits : []), clips: view.clipsToBounds))
        for child in view.subviews { add(child, depth: depth + 1) }
    }

    private func staged(_ shot: Shot, _ names: SubjectNames) -> StagedView {
        StagedView(
            name: names.name(of: shot.view, subject: shot.view.subject), depth: shot.depth, frame: shot.frame, corners: shot.corners,
            recognizers: shot.recognizers.map { staged($0, names) }.filter { !$0.name.isEmpty }, traits: shot.traits,
            clips: shot.clips)
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

/// What the reader knows an object by: the name given to it, or the engine's where the trace shows it.
struct SubjectNames {
    private let given: StageNames
    private let trace: Trace
    private let shown: Set<Name>

    init(_ given: StageNames, _ trace: Trace) {
        self.given = given
        self.trace = trace
        shown = Set(trace.entries.filter { $0.kind == .call || $0.verb == Name(.bind) }.map { $0.subject })
    }

    /// Of an object that is never called by the engine itself.
    func name(of object: AnyObject) -> String { given.name(of: object) ?? "" }

    func name(of object: AnyObject, subject: Name) -> String {
        given.name(of: object) ?? (shown.contains(subject) ? trace.names[subject] : "")
    }
}
