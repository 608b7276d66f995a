extension Sketch {
    /// The sketch as Swift source of an experiment: a file for a folder of `experiments`, with a tap as its script.
    package var experimentSource: String {
        ExperimentWriter(source: SketchSource(self, prints: false)).text
    }
}

private struct ExperimentWriter {
    let source: SketchSource
    /// The names that the source refers to, which become constants.
    private let used: [String]

    init(source: SketchSource) {
        self.source = source
        var used: [String] = []
        for place in source.sketch.allRecognizers {
            let recognizer = place.recognizer
            if let view = place.view { used.append(view) }
            if !recognizer.settings.isEmpty || !recognizer.requirements.isEmpty || !recognizer.answers.isEmpty {
                used.append(recognizer.name)
            }
            let references = recognizer.requirements + recognizer.answers.questions.flatMap { $0.partners.references }
            used += references.map { $0.scrollView ?? $0.spelling }
        }
        for place in source.sketch.allViews {
            if let superview = place.superview { used.append(superview) }
            if !place.view.settings.isEmpty || !place.view.events.isEmpty { used.append(place.view.name) }
        }
        self.used = used
    }

    var text: String {
        var lines = SwiftLines()
        lines.add("import ExperimentKit")
        lines.add("import UIKit")
        lines.space()
        lines.block("let sketch = Experiment(", end: ")") { lines in
            lines.add("id: \"Sketch\",")
            lines.add("title: \"A sketch\",")
            lines.add("question: \"Who is called when the views are touched, and in what order?\",")
            lines.block("stage: { stage in") { writeStage(to: &$0) }
        }
        source.writeClasses(to: &lines)
        return lines.text
    }

    private func writeStage(to lines: inout SwiftLines) {
        write(source.sketch.recognizers, of: nil, to: &lines)
        for place in source.sketch.allViews {
            let view = place.view
            let superview = place.superview.map { ", in: \($0)" } ?? ""
            lines.add(
                constant(view.name) + "stage.add(\(source.instance(of: view)), \(SwiftLines.literal(view.name)), "
                    + "at: \(SketchSource.frame(view.frame))\(superview))")
            source.write(view.settings, of: view.name, to: &lines)
            if !view.events.isEmpty {
                let events = view.events.map { ".\($0.rawValue)" }.joined(separator: ", ")
                lines.add("stage.addTargets(to: \(view.name), for: [\(events)])")
            }
            write(view.recognizers, of: view.name, to: &lines)
        }
        source.writeRelations(to: &lines) { recognizer, delegate, lines in
            lines.add("let \(delegate) = stage.name(\(source.classes[delegate] ?? "")(), \(SwiftLines.literal(delegate)))")
        }
        lines.add("stage.script.tap(\(SwiftLines.literal(touched)))")
    }

    private func write(_ recognizers: [SketchedRecognizer], of view: String?, to lines: inout SwiftLines) {
        for recognizer in recognizers {
            let place = view.map { ", to: \($0)" } ?? ""
            lines.add(
                constant(recognizer.name) + "stage.add(\(recognizer.kind.className)(), \(SwiftLines.literal(recognizer.name))\(place))")
            source.write(recognizer.settings, of: recognizer.name, to: &lines)
        }
    }

    private func constant(_ name: String) -> String { used.contains(name) ? "let \(name) = " : "" }

    /// The name of the first view with an event or a recognizer, else of the first view, else the root view.
    private var touched: String {
        let views = source.sketch.allViews.map { $0.view }
        let active = views.first { !$0.events.isEmpty || !$0.recognizers.isEmpty }
        return (active ?? views.first)?.name ?? "root"
    }
}
