import EventTrace
import ExperimentKit

extension Sketch {
    /// The sketch as JSON without spaces and without defaults: reading the text gives this sketch again.
    package var text: String { JSONText.object(Sketch.recognizers(recognizers) + Sketch.views(views)).description }

    private static func views(_ views: [SketchedView]) -> [JSONText.Member] {
        views.isEmpty ? [] : [("views", .list(views.map(view)))]
    }

    private static func recognizers(_ recognizers: [SketchedRecognizer]) -> [JSONText.Member] {
        recognizers.isEmpty ? [] : [("recognizers", .list(recognizers.map(recognizer)))]
    }

    private static func view(_ view: SketchedView) -> JSONText {
        let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        var members: [JSONText.Member] = [
            ("kind", JSONText(view.kind.rawValue)), ("name", JSONText(view.name)), ("frame", .list(frame.map(number))),
        ]
        members += settings(view.settings)
        if let body = view.overrides.touches { members.append(("touches", JSONText(body.rawValue))) }
        if let body = view.overrides.hitTest { members.append(("hitTest", JSONText(body.rawValue))) }
        if let margin = view.overrides.margin { members.append(("pointInside", number(margin))) }
        if !view.events.isEmpty { members.append(("events", .list(view.events.map { $0.rawValue }))) }
        return .object(members + recognizers(view.recognizers) + views(view.views))
    }

    private static func recognizer(_ recognizer: SketchedRecognizer) -> JSONText {
        let answers = recognizer.answers
        var members: [JSONText.Member] = [("kind", JSONText(recognizer.kind.rawValue)), ("id", JSONText(recognizer.name))]
        members += settings(recognizer.settings)
        if !recognizer.requirements.isEmpty { members.append(("requires", .list(recognizer.requirements.map { $0.spelling }))) }
        if let answer = answers.shouldBegin { members.append(("shouldBegin", JSONText(answer))) }
        if let answer = answers.shouldReceive { members.append(("shouldReceive", JSONText(answer.rawValue))) }
        for (question, partners) in answers.questions {
            members.append((question.rawValue, .list(partners == .all ? ["*"] : partners.references.map { $0.spelling })))
        }
        return .object(members)
    }

    private static func settings(_ settings: [SketchSetting]) -> [JSONText.Member] {
        settings.map { ($0.name.rawValue, value($0.value)) }
    }

    private static func value(_ value: SketchValue) -> JSONText {
        switch value {
        case .flag(let flag): JSONText(flag)
        case .number(let number): Sketch.number(number)
        case .text(let text): JSONText(text)
        case .size(let width, let height): .list([number(width), number(height)])
        case .choices(let choices): .list(choices)
        }
    }

    /// The number without needless decimals.
    static func number(_ number: Double) -> JSONText { JSONText(json: Value.number(number).description) }
}
