import EventTrace
import ReportKit

/// The spelling of a call.
enum CallWords {
    /// The call as `level_3.hitTest → level_3`; a narrow screen may break it before the dot and the parenthesis.
    static func token(_ call: Call, hasReceiver: Bool = true) -> HTML {
        let answer = call.answer.map { " <span class=\"returned\">→ \($0)</span>" as HTML }
        return "\(name(call, hasReceiver: hasReceiver))\(answer)"
    }

    /// The call without its result.
    static func name(_ call: Call, hasReceiver: Bool = true) -> HTML {
        guard !call.isMark else { return "\(call.call)" }
        let argument: HTML = HTML.when(!call.argument.isEmpty, "<wbr>(\(call.argument))")
        return "\(HTML.when(hasReceiver, "\(call.receiver)<wbr>."))\(call.call)\(argument)"
    }
}
