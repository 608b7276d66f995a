import EventTrace
import ReportKit

/// A source, linked to its text; a source that is no longer published is marked.
enum SourceLink {
    static func html(_ source: Source, of rule: Rule, _ context: PageContext) -> HTML {
        switch source {
        case .observation(let id): context.html(EvidencePhrase.sourceObservation, ["observation": EvidenceLink.html(id, context)])
        case .document(let title), .account(let title): html(title, context)
        case .choice(let reason):
            context.html(
                EvidencePhrase.sourceChoice, ["reason": InlineCode.html(unended(context.translation(reason, in: rule.context)))])
        }
    }

    /// `title` names a published source.
    static func html(_ title: String, _ context: PageContext) -> HTML {
        let address = context.content.sourceAddresses[title]
        let title = unended(title)
        if let address {
            return "<a href=\"\(Route.cleaned(address))\" rel=\"noopener\">\(InlineCode.html(shown(title, address)))</a>"
        }
        let isHeader = title.contains(".h ") || title.hasSuffix(".h") || title.contains(".h,") || title.contains("header")
        let phrase: EvidencePhrase = isHeader ? .inTheSDK : .noLongerOnline
        return "\(InlineCode.html(title))<span class=\"note\">\(context.say(ListPhrase.aside, ["text": context.say(phrase)]))</span>"
    }

    /// The address without its scheme.
    private static func shown(_ title: String, _ address: String) -> String {
        title == address ? String(title.trimmingPrefix(/https?:\/\/(www\.)?/)) : title
    }

    /// The text without its full stop, as it becomes part of a sentence.
    private static func unended(_ text: String) -> String { text.hasSuffix(".") || text.hasSuffix("。") ? String(text.dropLast()) : text }
}
