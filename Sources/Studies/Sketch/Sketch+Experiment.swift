import ExperimentKit
import UIKit

extension Sketch {
    /// An experiment with one case and no claims that stages the sketch.
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

/// Sets a sketch up, in the order of the Swift that is made of it.
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
        let view = stage.add(sketched.kind.make(), sketched.name, at: frame, in: superview)
        if !sketched.overrides.isEmpty { stage.simulation.override(sketched.overrides.asOfAClass, of: view) }
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
}

extension SketchOverrides {
    /// The overrides that the class for the view has in the Swift made of the sketch.
    fileprivate var asOfAClass: ViewOverrides {
        var overrides = ViewOverrides()
        if let touches { overrides.touches = { callSuper in if touches != .stops { callSuper() } } }
        if let hitTest { overrides.hitTest = { callSuper in hitTest == .stops ? nil : callSuper() } }
        if let margin {
            overrides.pointInside = { view, point, callSuper in
                margin == 0 ? callSuper() : view.bounds.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin)).contains(point)
            }
        }
        return overrides
    }
}

extension SketchedViewKind {
    fileprivate func make() -> UIView {
        switch self {
        case .view: UIView()
        case .label: UILabel()
        case .button: UIButton(type: .system)
        case .slider: UISlider()
        case .uiSwitch: UISwitch()
        case .textField: UITextField()
        case .scrollView: UIScrollView()
        case .control: UIControl()
        }
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
