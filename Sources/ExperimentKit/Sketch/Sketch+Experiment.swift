import EventTrace
import UIKit

extension Sketch {
    /// An experiment of one case, without claims, that stages it.
    package var experiment: Experiment {
        let sketch = self
        return Experiment(
            id: "Sketch", title: "A sketch", question: "Who is called when the views are touched, and in what order?",
            stage: { stage in
                var staging = SketchStaging(stage)
                staging.stage(sketch)
            })
    }
}

/// Sets a sketch up, in the order in which the Swift that is made of it does.
private struct SketchStaging {
    private let stage: Stage
    private var recognizers: [(name: String, recognizer: UIGestureRecognizer)] = []

    init(_ stage: Stage) { self.stage = stage }

    mutating func stage(_ sketch: Sketch) {
        add(sketch.recognizers, to: stage.view)
        for view in sketch.views { add(view, in: stage.view) }
        for place in sketch.allRecognizers { relate(place.recognizer) }
    }

    private mutating func add(_ sketched: SketchedView, in superview: UIView) {
        let frame = CGRect(x: sketched.frame.x, y: sketched.frame.y, width: sketched.frame.width, height: sketched.frame.height)
        let view = stage.add(view(sketched), sketched.name, at: frame, in: superview)
        stage.simulation.recordOnly(sketched.overrides.methods, of: view)
        for setting in sketched.settings { setting.apply(to: view) }
        if let control = view as? UIControl { stage.addTargets(to: control, for: sketched.events.map { $0.event }) }
        if let scrollView = view as? UIScrollView {
            recognizers.append((sketched.name + RecognizerReference.panSuffix, scrollView.panGestureRecognizer))
        }
        add(sketched.recognizers, to: view)
        for subview in sketched.views { add(subview, in: view) }
    }

    private mutating func add(_ sketched: [SketchedRecognizer], to view: UIView) {
        for each in sketched {
            let recognizer = stage.add(each.kind.make(), each.name, to: view)
            for setting in each.settings { setting.apply(to: recognizer) }
            recognizers.append((each.name, recognizer))
        }
    }

    private func relate(_ sketched: SketchedRecognizer) {
        guard let recognizer = object(of: RecognizerReference(sketched.name)) else { return }
        for requirement in sketched.requirements.compactMap(object) { recognizer.require(toFail: requirement) }
        guard let name = sketched.delegateName else { return }
        let partners = sketched.answers.questions.map { (question: $0.question, recognizers: $0.partners.references.compactMap(object)) }
        recognizer.delegate = stage.name(StandInDelegate(sketched.answers, partners), name)
    }

    private func object(of reference: RecognizerReference) -> UIGestureRecognizer? {
        recognizers.first { $0.name == reference.spelling }?.recognizer
    }

    private func view(_ sketched: SketchedView) -> UIView {
        let overrides = sketched.overrides
        switch sketched.kind {
        case .view:
            let view = StandInView()
            view.overrides = overrides
            return view
        case .label:
            let view = StandInLabel()
            view.overrides = overrides
            return view
        case .button:
            let view = StandInButton(type: .system)
            view.overrides = overrides
            return view
        case .slider:
            let view = StandInSlider()
            view.overrides = overrides
            return view
        case .uiSwitch:
            let view = StandInSwitch()
            view.overrides = overrides
            return view
        case .textField:
            let view = StandInTextField()
            view.overrides = overrides
            return view
        case .scrollView:
            let view = StandInScrollView()
            view.overrides = overrides
            return view
        case .control:
            let view = StandInControl()
            view.overrides = overrides
            return view
        }
    }
}

extension SketchOverrides {
    /// What a class that overrides them overrides.
    fileprivate var methods: [Word] {
        (touches == nil ? [] : [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled])
            + (hitTest == nil ? [] : [.hitTest]) + (margin == nil ? [] : [.pointInside])
    }
}

extension SketchedRecognizerKind {
    func make() -> UIGestureRecognizer {
        switch self {
        case .tap: UITapGestureRecognizer()
        case .longPress: UILongPressGestureRecognizer()
        case .pan: UIPanGestureRecognizer()
        case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
        case .swipe: UISwipeGestureRecognizer()
        case .pinch: UIPinchGestureRecognizer()
        case .rotation: UIRotationGestureRecognizer()
        case .hover: UIHoverGestureRecognizer()
        }
    }
}
