/// The common part of the two forms of Swift that a sketch becomes: the classes with overrides, the delegates, the values.
struct SketchSource {
    let sketch: Sketch
    let classes: SwiftClassNames
    /// Whether methods print their calls; a run of an experiment records them anyway.
    let prints: Bool

    init(_ sketch: Sketch, prints: Bool) {
        self.sketch = sketch
        self.prints = prints
        classes = SwiftClassNames(sketch)
    }

    /// `PadView()`, `UIButton(type: .system)`
    func instance(of view: SketchedView) -> String {
        (classes[view.name] ?? view.kind.className) + (view.kind == .button ? "(type: .system)" : "()")
    }

    static func frame(_ frame: SketchFrame) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { SwiftLines.literal($0) }
        return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    }

    // MARK: Values

    func write(_ settings: [SketchSetting], of subject: String, to lines: inout SwiftLines) {
        for setting in settings { lines.add("\(subject).\(SketchSource.statement(setting))") }
    }

    private static func statement(_ setting: SketchSetting) -> String {
        let name = setting.name.rawValue
        switch (setting.name, setting.value) {
        case (.title, .text(let text)): return "setTitle(\(SwiftLines.literal(text)), for: .normal)"
        case (.allowedTouchTypes, .choices(let types)):
            return types.isEmpty
                ? "\(name) = []" : "\(name) = [\(list(types, first: "UITouch.TouchType"))].map { NSNumber(value: $0.rawValue) }"
        case (_, .flag(let flag)): return "\(name) = \(flag)"
        case (_, .number(let number)): return "\(name) = \(SwiftLines.literal(number))"
        case (_, .text(let text)): return "\(name) = \(SwiftLines.literal(text))"
        case (_, .size(let width, let height)):
            return "\(name) = CGSize(width: \(SwiftLines.literal(width)), height: \(SwiftLines.literal(height)))"
        case (_, .choices(let choices)): return "\(name) = " + (choices.count == 1 ? ".\(choices[0])" : "[\(list(choices))]")
        }
    }

    /// The choices as a list, `.left, .right`; the first with its type if Swift cannot infer it.
    private static func list(_ choices: [String], first: String = "") -> String {
        choices.indices.map { "\($0 == 0 ? first : "").\(choices[$0])" }.joined(separator: ", ")
    }

    // MARK: Relations

    /// Writes the failure requirements and the delegates, after all views and recognizers. `makeDelegate` writes the line that sets a
    /// delegate.
    func writeRelations(
        to lines: inout SwiftLines, makeDelegate: (SketchedRecognizer, String, inout SwiftLines) -> Void
    ) {
        for place in sketch.allRecognizers {
            let recognizer = place.recognizer
            for requirement in recognizer.requirements { lines.add("\(recognizer.name).require(toFail: \(requirement.spelling))") }
            guard let delegate = recognizer.delegateName else { continue }
            makeDelegate(recognizer, delegate, &lines)
            for (question, partners) in recognizer.answers.questions where !partners.references.isEmpty {
                let names = partners.references.map { $0.spelling }.joined(separator: ", ")
                lines.add("\(delegate).\(question.property) = [\(names)]")
            }
            lines.add("\(recognizer.name).delegate = \(delegate)")
        }
    }

    // MARK: Classes

    func writeClasses(to lines: inout SwiftLines) {
        for place in sketch.allViews {
            guard let name = classes[place.view.name] else { continue }
            lines.space()
            lines.block("private final class \(name): \(place.view.kind.className) {") { write(place.view, to: &$0) }
        }
        for place in sketch.allRecognizers {
            guard let delegate = place.recognizer.delegateName, let name = classes[delegate] else { continue }
            lines.space()
            lines.block("private final class \(name): NSObject, UIGestureRecognizerDelegate {") {
                write(place.recognizer.answers, of: delegate, to: &$0)
            }
        }
    }

    private func write(_ view: SketchedView, to lines: inout SwiftLines) {
        let overrides = view.overrides
        if let body = overrides.touches {
            for method in ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"] {
                let call = body == .callsSuper ? "super.\(method)(touches, with: event)" : nil
                write("override func \(method)(_ touches: Set<UITouch>, with event: UIEvent?)", "\(view.name).\(method)", call, to: &lines)
            }
        }
        if let body = overrides.hitTest {
            let answer = body == .callsSuper ? "super.hitTest(point, with: event)" : "nil"
            write(
                "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", "\(view.name).hitTest", answering: answer,
                to: &lines)
        }
        if let margin = overrides.margin {
            let answer =
                margin == 0
                ? "super.point(inside: point, with: event)"
                : "bounds.insetBy(dx: \(SwiftLines.literal(-margin)), dy: \(SwiftLines.literal(-margin))).contains(point)"
            write(
                "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool", "\(view.name).pointInside", answering: answer,
                to: &lines)
        }
    }

    private func write(_ answers: SketchAnswers, of delegate: String, to lines: inout SwiftLines) {
        for (question, partners) in answers.questions where !partners.references.isEmpty {
            lines.add("var \(question.property): [UIGestureRecognizer] = []")
        }
        if let answer = answers.shouldBegin {
            write(
                "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
                "\(delegate).gestureRecognizerShouldBegin", answering: "\(answer)", to: &lines)
        }
        if let reception = answers.shouldReceive {
            write(
                "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool",
                "\(delegate).shouldReceiveTouch", answering: reception.answer, to: &lines)
        }
        for (question, partners) in answers.questions {
            let answer =
                switch partners {
                case .all: "true"
                case .only(let references):
                    references.isEmpty ? "false" : "\(question.property).contains { $0 === otherGestureRecognizer }"
                }
            lines.space()
            lines.add("func gestureRecognizer(")
            lines.add("    _ gestureRecognizer: UIGestureRecognizer, \(question.rawValue) otherGestureRecognizer: UIGestureRecognizer")
            lines.block(") -> Bool {") { writeBody("\(delegate).\(question.word)", answering: answer, to: &$0) }
        }
    }

    /// Writes a method that returns an answer.
    private func write(_ head: String, _ call: String, answering answer: String, to lines: inout SwiftLines) {
        lines.space()
        lines.block("\(head) {") { writeBody(call, answering: answer, to: &$0) }
    }

    private func writeBody(_ call: String, answering answer: String, to lines: inout SwiftLines) {
        if prints { lines.add("print(\(SwiftLines.literal(call)))") }
        lines.add(prints ? "return \(answer)" : answer)
    }

    /// Writes a method that returns nothing.
    private func write(_ head: String, _ call: String, _ statement: String?, to lines: inout SwiftLines) {
        let statements = (prints ? ["print(\(SwiftLines.literal(call)))"] : []) + (statement.map { [$0] } ?? [])
        lines.space()
        if statements.isEmpty { return lines.add("\(head) {}") }
        lines.block("\(head) {") { for statement in statements { $0.add(statement) } }
    }
}

extension SketchAnswers.Reception {
    fileprivate var answer: String {
        switch self {
        case .yes: "true"
        case .no: "false"
        case .ownView: "touch.view === gestureRecognizer.view"
        }
    }
}

extension SketchAnswers.Question {
    /// The delegate's property for the recognizers that the answer is yes for.
    fileprivate var property: String {
        switch self {
        case .simultaneous: "simultaneous"
        case .failureOf: "required"
        case .failsBefore: "waiting"
        }
    }

    /// The question's word in the record.
    fileprivate var word: String {
        switch self {
        case .simultaneous: "shouldRecognizeSimultaneously"
        case .failureOf: "shouldRequireFailure"
        case .failsBefore: "shouldBeRequiredToFail"
        }
    }
}
