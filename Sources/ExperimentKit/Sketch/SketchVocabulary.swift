import EventTrace
import UIKit

/// What a sketch can be made of, as JSON: kinds with their classes and properties, events, limits. A page that edits sketches goes by it.
package enum SketchVocabulary {
    package static var json: String {
        let views = SketchedViewKind.allCases.map { kind in
            "{\"kind\":\"\(kind.rawValue)\",\"class\":\"\(kind.className)\",\"isControl\":\(kind.isControl),"
                + "\"properties\":\(properties(kind.properties))}"
        }
        let recognizers = SketchedRecognizerKind.allCases.map { kind in
            "{\"kind\":\"\(kind.rawValue)\",\"class\":\"\(kind.className)\",\"properties\":\(properties(kind.properties))}"
        }
        let limits = "{\"views\":\(SketchLimits.views),\"recognizers\":\(SketchLimits.recognizers),\"text\":\(SketchLimits.text)}"
        return "{\"views\":[\(views.joined(separator: ","))],\"recognizers\":[\(recognizers.joined(separator: ","))],"
            + "\"events\":\(list(SketchEvent.allCases.map { $0.rawValue })),\"limits\":\(limits),"
            + "\"size\":[\(Value.number(Double(Stage.size.width))),\(Value.number(Double(Stage.size.height)))]}"
    }

    private static func properties(_ properties: [SketchProperty]) -> String {
        "[\(properties.map { "{\"name\":\"\($0.name.rawValue)\",\(form($0.form))}" }.joined(separator: ","))]"
    }

    private static func form(_ form: SketchProperty.Form) -> String {
        switch form {
        case .flag(let value): "\"form\":\"flag\",\"default\":\(value)"
        case .number(let value, let range):
            "\"form\":\"number\",\"default\":\(Value.number(value)),\"least\":\(Value.number(range.lowerBound)),"
                + "\"most\":\(Value.number(range.upperBound))"
        case .whole(let value, let range):
            "\"form\":\"whole\",\"default\":\(value.map { "\($0)" } ?? "null"),\"least\":\(range.lowerBound),\"most\":\(range.upperBound)"
        case .text: "\"form\":\"text\",\"default\":\"\""
        case .size: "\"form\":\"size\",\"default\":[0,0]"
        case .choices(let values, let choices): "\"form\":\"choices\",\"default\":\(list(values)),\"choices\":\(list(choices))"
        }
    }

    private static func list(_ texts: [String]) -> String { "[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]" }
}
