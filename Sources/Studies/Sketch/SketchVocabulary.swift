import EventTrace
import ExperimentKit
import UIKit

/// The parts of sketches as JSON, for a page that edits sketches: kinds with their classes and properties, events, limits.
package enum SketchVocabulary {
    package static var json: String {
        let views = SketchedViewKind.allCases.map { kind in
            JSONText.object([
                ("kind", JSONText(kind.rawValue)), ("class", JSONText(kind.className)), ("isControl", JSONText(kind.isControl)),
                ("properties", properties(kind.properties)),
            ])
        }
        let recognizers = SketchedRecognizerKind.allCases.map { kind in
            JSONText.object([
                ("kind", JSONText(kind.rawValue)), ("class", JSONText(kind.className)), ("properties", properties(kind.properties)),
            ])
        }
        let limits: [JSONText.Member] = [
            ("views", JSONText(SketchLimits.views)), ("recognizers", JSONText(SketchLimits.recognizers)),
            ("text", JSONText(SketchLimits.text)),
        ]
        let size = [Double(Stage.size.width), Double(Stage.size.height)]
        return JSONText.object([
            ("views", .list(views)), ("recognizers", .list(recognizers)), ("events", .list(SketchEvent.allCases.map { $0.rawValue })),
            ("limits", .object(limits)), ("size", .list(size.map(Sketch.number))),
        ]).description
    }

    private static func properties(_ properties: [SketchProperty]) -> JSONText {
        .list(properties.map { .object([("name", JSONText($0.name.rawValue))] + form($0.form)) })
    }

    private static func form(_ form: SketchProperty.Form) -> [JSONText.Member] {
        switch form {
        case .flag(let value): [("form", JSONText("flag")), ("default", JSONText(value))]
        case .number(let value, let range):
            [
                ("form", JSONText("number")), ("default", Sketch.number(value)), ("least", Sketch.number(range.lowerBound)),
                ("most", Sketch.number(range.upperBound)),
            ]
        case .whole(let value, let range):
            [
                ("form", JSONText("whole")), ("default", value.map { JSONText($0) } ?? JSONText(json: "null")),
                ("least", JSONText(range.lowerBound)), ("most", JSONText(range.upperBound)),
            ]
        case .text: [("form", JSONText("text")), ("default", JSONText(""))]
        case .size: [("form", JSONText("size")), ("default", .list([JSONText(0), JSONText(0)]))]
        case .choices(let values, let choices):
            [("form", JSONText("choices")), ("default", .list(values)), ("choices", .list(choices))]
        }
    }
}
