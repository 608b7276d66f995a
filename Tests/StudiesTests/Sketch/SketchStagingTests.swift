import EventTrace
import Testing
import UIKit

@testable import ExperimentKit
@testable import Studies

struct SketchStagingTests {
    private func touched(_ sketch: Sketch, at place: CGPoint = CGPoint(x: 195, y: 330), taps: Int = 1) throws -> [String] {
        try calls(of: sketch.experiment, at: place, taps: taps)
    }

    @Test func `a button in a view with a tap has its action, and the tap has none`() throws {
        #expect(
            try touched(SketchSamples.starter(.buttonAndTap)) == ["button.action(touchDown)", "button.action(touchUpInside)"])
    }

    @Test func `beside the button the tap recognizes and cancels the view's touch`() throws {
        #expect(
            try touched(SketchSamples.starter(.buttonAndTap), at: CGPoint(x: 60, y: 240)) == [
                "card.touchesBegan", "tap.action(ended)", "card.touchesCancelled",
            ])
    }

    @Test func `a tap that waits for a double tap acts when that has failed, or not at all`() throws {
        let sketch = try SketchSamples.starter(.singleAndDoubleTap)
        #expect(try touched(sketch).filter { $0.contains("action") } == ["single.action(ended)"])
        #expect(try touched(sketch, taps: 2).filter { $0.contains("action") } == ["double.action(ended)"])
    }

    @Test func `only what is overridden is recorded, and does what it says`() throws {
        func sketch(_ overrides: SketchOverrides, _ kind: SketchedViewKind) throws -> Sketch {
            let front = SketchedView(kind, "front", at: SketchFrame(x: 100, y: 300, width: 200, height: 80), overrides: overrides)
            let back = SketchedView(
                .view, "back", at: SketchFrame(x: 0, y: 0, width: 390, height: 800), overrides: SketchOverrides(touches: .stops),
                views: [front])
            return try Sketch(views: [back])
        }
        for kind in [SketchedViewKind.view, .control, .button, .scrollView] {
            #expect(!(try touched(sketch(SketchOverrides(), kind))).contains { $0.hasPrefix("front") }, "\(kind)")
            let stopped = try touched(sketch(SketchOverrides(touches: .stops), kind))
            #expect(stopped.contains("front.touchesBegan") && !stopped.contains("back.touchesBegan"), "\(kind)")
            let unhit = try touched(sketch(SketchOverrides(hitTest: .stops), kind))
            #expect(unhit.contains("front.hitTest") && unhit.contains("back.touchesBegan"), "\(kind)")
            let wide = try touched(sketch(SketchOverrides(touches: .stops, margin: 30), kind), at: CGPoint(x: 195, y: 280))
            #expect(wide.contains("front.pointInside") && wide.contains("front.touchesBegan"), "\(kind)")
        }
        let passedOn = try touched(sketch(SketchOverrides(touches: .callsSuper), .view))
        #expect(passedOn == ["front.touchesBegan", "back.touchesBegan", "front.touchesEnded", "back.touchesEnded"])
    }

    @Test func `a delegate has the methods that answer something, and no others`() throws {
        func sketch(_ answers: SketchAnswers) throws -> Sketch {
            let tap = SketchedRecognizer(.tap, "tap", answers: answers)
            let other = SketchedRecognizer(.tap, "other")
            return try Sketch(views: [
                SketchedView(.view, "pad", at: SketchFrame(x: 0, y: 0, width: 390, height: 800), recognizers: [other, tap])
            ])
        }
        func calls(_ answers: SketchAnswers) throws -> [String] { try touched(sketch(answers)) }
        #expect(try calls(SketchAnswers()).filter { $0.contains("action") } == ["tap.action(ended)"])
        #expect(try calls(SketchAnswers(shouldBegin: false)).filter { $0.contains("action") } == ["other.action(ended)"])
        let both = try calls(SketchAnswers(simultaneous: .only([RecognizerReference("other")])))
        #expect(both.filter { $0.contains("action") } == ["other.action(ended)", "tap.action(ended)"])
        #expect(both.contains { $0.hasPrefix("tapDelegate.shouldRecognizeSimultaneously") })
        #expect(!both.contains { $0.hasPrefix("tapDelegate.gestureRecognizerShouldBegin") })
        #expect(try calls(SketchAnswers(shouldReceive: .no)).filter { $0.contains("action") } == ["other.action(ended)"])
        #expect(try calls(SketchAnswers(failureOf: .all)).filter { $0.contains("action") } == ["other.action(ended)"])
    }

    @Test func `every property is set, and what no sketch sets is as a sketch says that it is anyway`() throws {
        let simulation = Simulation()
        simulation.perform {
            for kind in SketchedViewKind.allCases {
                for property in kind.properties {
                    let view = SketchStagingTests.view(kind)
                    SketchSetting(property.name, property.form.ownValue).apply(to: view)
                    #expect(read(view) == read(SketchStagingTests.view(kind)), "\(kind).\(property.name)")
                    SketchSamples.changed(property).apply(to: view)
                    #expect(read(view) != read(SketchStagingTests.view(kind)), "\(kind).\(property.name)")
                }
            }
            for kind in SketchedRecognizerKind.allCases {
                for property in kind.properties {
                    let recognizer = kind.make()
                    if property.form != .whole(nil, in: 1...10) {
                        SketchSetting(property.name, property.form.ownValue).apply(to: recognizer)
                    }
                    #expect(read(recognizer) == read(kind.make()), "\(kind).\(property.name)")
                    SketchSamples.changed(property).apply(to: recognizer)
                    #expect(read(recognizer) != read(kind.make()), "\(kind).\(property.name)")
                }
            }
        }
    }

    private static func view(_ kind: SketchedViewKind) -> UIView {
        switch kind {
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

    /// All that a sketch can set, as it is.
    private func read(_ view: UIView) -> [String] {
        var values = [
            "\(view.alpha) \(view.isHidden) \(view.isUserInteractionEnabled) \(view.clipsToBounds) \(view.isMultipleTouchEnabled)",
            "\(view.isExclusiveTouch)",
        ]
        if let label = view as? UILabel { values.append(label.text ?? "") }
        if let control = view as? UIControl { values.append("\(control.isEnabled) \(control.isSelected)") }
        if let button = view as? UIButton { values.append(button.title(for: .normal) ?? "") }
        if let slider = view as? UISlider { values.append("\(slider.value) \(slider.isContinuous)") }
        if let control = view as? UISwitch { values.append("\(control.isOn)") }
        if let field = view as? UITextField { values.append("\(field.text ?? "") \(field.placeholder ?? "")") }
        if let scroll = view as? UIScrollView {
            values.append("\(scroll.contentSize) \(scroll.isScrollEnabled) \(scroll.delaysContentTouches)")
            values.append("\(scroll.canCancelContentTouches)")
            values.append("\(scroll.isPagingEnabled) \(scroll.isDirectionalLockEnabled) \(scroll.bounces)")
            values.append("\(scroll.alwaysBounceVertical) \(scroll.alwaysBounceHorizontal)")
        }
        return values
    }

    private func read(_ recognizer: UIGestureRecognizer) -> [String] {
        var values = [
            "\(recognizer.isEnabled) \(recognizer.cancelsTouchesInView) \(recognizer.delaysTouchesBegan) \(recognizer.delaysTouchesEnded)",
            "\(recognizer.requiresExclusiveTouchType) \(recognizer.allowedTouchTypes.map(\.intValue)) \(recognizer.name ?? "")",
        ]
        if let tap = recognizer as? UITapGestureRecognizer {
            values.append("\(tap.numberOfTapsRequired) \(tap.numberOfTouchesRequired) \(tap.buttonMaskRequired.rawValue)")
        }
        if let press = recognizer as? UILongPressGestureRecognizer {
            values.append("\(press.numberOfTapsRequired) \(press.numberOfTouchesRequired) \(press.minimumPressDuration)")
            values.append("\(press.allowableMovement)")
        }
        if let pan = recognizer as? UIPanGestureRecognizer {
            values.append("\(pan.minimumNumberOfTouches) \(pan.maximumNumberOfTouches) \(pan.allowedScrollTypesMask.rawValue)")
        }
        if let edge = recognizer as? UIScreenEdgePanGestureRecognizer { values.append("\(edge.edges.rawValue)") }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            values.append("\(swipe.direction.rawValue) \(swipe.numberOfTouchesRequired)")
        }
        return values
    }
}

extension SketchProperty.Form {
    /// What the property has before anybody sets it.
    fileprivate var ownValue: SketchValue {
        switch self {
        case .flag(let flag): .flag(flag)
        case .number(let number, _): .number(number)
        case .whole(let number, _): .number(Double(number ?? 0))
        case .text: .text("")
        case .size: .size(width: 0, height: 0)
        case .choices(let own, _): .choices(own)
        }
    }
}
