import EventTrace

extension Sketch {
    /// JSON without space, what is as it would be anyway left out: reading it gives this sketch again.
    package var text: String {
        let members = Sketch.recognizers(recognizers) + Sketch.views(views)
        return "{\(members.joined(separator: ","))}"
    }

    private static func views(_ views: [SketchedView]) -> [String] {
        views.isEmpty ? [] : ["\"views\":[\(views.map(view).joined(separator: ","))]"]
    }

    private static func recognizers(_ recognizers: [SketchedRecognizer]) -> [String] {
        recognizers.isEmpty ? [] : ["\"recognizers\":[\(recognizers.map(recognizer).joined(separator: ","))]"]
    }

    private static func view(_ view: SketchedView) -> String {
        let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(number).joined(separator: ",")
        var members = ["\"kind\":\(JSONString(view.kind.rawValue))", "\"name\":\(JSONString(view.name))", "\"frame\":[\(frame)]"]
        members += settings(view.settings)
        if let body = view.overrides.touches { members.append("\"touches\":\(JSONString(body.rawValue))") }
        if let body = view.overrides.hitTest { members.append("\"hitTest\":\(JSONString(body.rawValue))") }
        if let margin = view.overrides.margin { members.append("\"pointInside\":\(number(margin))") }
        if !view.events.isEmpty { members.append("\"events\":\(list(view.events.map { $0.rawValue }))") }
        members += recognizers(view.recognizers) + views(view.views)
        return "{\(members.joined(separator: ","))}"
    }

    private static func recognizer(_ recognizer: SketchedRecognizer) -> String {
        var members = ["\"kind\":\(JSONString(recognizer.kind.rawValue))", "\"id\":\(JSONString(recognizer.name))"]
        members += settings(recognizer.settings)
        if !recognizer.requirements.isEmpty { members.append("\"requires\":\(list(recognizer.requirements.map { $0.spelling }))") }
        if let answer = recognizer.answers.shouldBegin { members.append("\"shouldBegin\":\(answer)") }
        if let answer = recognizer.answers.shouldReceive { members.append("\"shouldReceive\":\(JSONString(answer.rawValue))") }
        for (question, partners) in recognizer.answers.questions {
            members.append("\"\(question.rawValue)\":\(partners == .all ? "[\"*\"]" : list(partners.references.map { $0.spelling }))")
        }
        return "{\(members.joined(separator: ","))}"
    }

    private static func settings(_ settings: [SketchSetting]) -> [String] {
        settings.map { "\"\($0.name.rawValue)\":\(value($0.value))" }
    }

    private static func value(_ value: SketchValue) -> String {
        switch value {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Sketch.number(number)
        case .text(let text): JSONString(text).description
        case .size(let width, let height): "[\(number(width)),\(number(height))]"
        case .choices(let choices): list(choices)
        }
    }

    private static func list(_ texts: [String]) -> String { "[\(texts.map { JSONString($0).description }.joined(separator: ","))]" }

    /// Without needless decimals.
    private static func number(_ number: Double) -> String { Value.number(number).description }
}
