extension Sketch {
    /// The way in which Swift refers to a method that is an action.
    package enum ActionDialect: Sendable {
        /// `@objc` and `#selector`, as on iOS.
        case objectiveC
        /// `Selector` with the method itself, as on systems without Objective-C: the only difference, so that a compiler here can read the
        /// rest.
        case portable
    }

    /// The sketch as Swift source of a view controller for iOS, which imports UIKit alone and prints each call.
    package func controllerSource(_ dialect: ActionDialect = .objectiveC) -> String {
        ControllerWriter(source: SketchSource(self, prints: true), dialect: dialect).text
    }
}

private struct ControllerWriter {
    private static let name = "SketchViewController"

    let source: SketchSource
    let dialect: Sketch.ActionDialect

    var text: String {
        let recognizers = source.sketch.allRecognizers.map { $0.recognizer }
        var lines = SwiftLines()
        lines.add("import UIKit")
        lines.space()
        lines.block("final class \(ControllerWriter.name): UIViewController {") { lines in
            for place in source.sketch.allViews { lines.add("private let \(place.view.name) = \(source.instance(of: place.view))") }
            for recognizer in recognizers { lines.add("private let \(recognizer.name) = \(recognizer.kind.className)()") }
            for recognizer in recognizers {
                guard let delegate = recognizer.delegateName else { continue }
                lines.add("private let \(delegate) = \(source.classes[delegate] ?? "")()")
            }
            lines.space()
            lines.block("override func viewDidLoad() {") { writeLoading(to: &$0) }
            writeActions(to: &lines)
        }
        source.writeClasses(to: &lines)
        if !recognizers.isEmpty { writeStates(to: &lines) }
        return lines.text
    }

    private func writeLoading(to lines: inout SwiftLines) {
        lines.add("super.viewDidLoad()")
        lines.add("view.backgroundColor = .white")
        write(source.sketch.recognizers, of: "view", to: &lines)
        for place in source.sketch.allViews {
            let view = place.view
            lines.space()
            lines.add("\(view.name).frame = \(SketchSource.frame(view.frame))")
            if view.kind.needsBorder { lines.add("\(view.name).layer.borderWidth = 1") }
            source.write(view.settings, of: view.name, to: &lines)
            for event in view.events {
                lines.add("\(view.name).addTarget(self, action: \(selector(action(view, event))), for: .\(event.rawValue))")
            }
            lines.add("\(place.superview ?? "view").addSubview(\(view.name))")
            write(view.recognizers, of: view.name, to: &lines)
        }
        lines.space()
        source.writeRelations(to: &lines) { _, _, _ in }
        lines.removeSpaceAtEnd()
    }

    private func write(_ recognizers: [SketchedRecognizer], of view: String, to lines: inout SwiftLines) {
        for recognizer in recognizers {
            lines.space()
            lines.add("\(recognizer.name).addTarget(self, action: \(selector(action(recognizer))))")
            source.write(recognizer.settings, of: recognizer.name, to: &lines)
            lines.add("\(view).addGestureRecognizer(\(recognizer.name))")
        }
    }

    // MARK: Actions

    private func writeActions(to lines: inout SwiftLines) {
        for place in source.sketch.allViews {
            for event in place.view.events {
                let call = "\(place.view.name).action(\(event.rawValue))"
                write(action(place.view, event), place.view.kind.className, SwiftLines.literal(call), to: &lines)
            }
        }
        for place in source.sketch.allRecognizers {
            let recognizer = place.recognizer
            write(action(recognizer), recognizer.kind.className, "\"\(recognizer.name).action(\\(sender.stateName))\"", to: &lines)
        }
    }

    private func write(_ action: String, _ sender: String, _ printed: String, to lines: inout SwiftLines) {
        lines.space()
        lines.block("\(dialect == .objectiveC ? "@objc " : "")private func \(action)(_ sender: \(sender)) {") {
            $0.add("print(\(printed))")
        }
    }

    private func action(_ view: SketchedView, _ event: SketchEvent) -> String {
        view.name + event.rawValue.prefix(1).uppercased() + event.rawValue.dropFirst()
    }

    private func action(_ recognizer: SketchedRecognizer) -> String { recognizer.name + "Action" }

    private func selector(_ action: String) -> String {
        switch dialect {
        case .objectiveC: "#selector(\(action)(_:))"
        case .portable: "Selector(\"\(action)(_:)\", \(ControllerWriter.name).\(action))"
        }
    }

    private func writeStates(to lines: inout SwiftLines) {
        lines.space()
        lines.block("extension UIGestureRecognizer {") { lines in
            lines.block("fileprivate var stateName: String {") { lines in
                lines.add("switch state {")
                for state in ["began", "changed", "ended", "cancelled", "failed"] { lines.add("case .\(state): return \"\(state)\"") }
                lines.add("default: return \"possible\"")
                lines.add("}")
            }
        }
    }
}

extension SketchedViewKind {
    /// Whether the view is invisible without a border.
    fileprivate var needsBorder: Bool {
        switch self {
        case .view, .label, .textField, .scrollView, .control: true
        case .button, .slider, .uiSwitch: false
        }
    }
}
