import EventTrace
import ReportKit

/// A source that leads to where it can be read; one that cannot be read any more says so.
enum SourceLink {
    static func html(_ source: Source, of rule: Rule, _ context: PageContext) -> HTML {
        switch source {
        case .observation(let id): context.html(EvidencePhrase.sourceObservation, ["observation": EvidenceLink.html(id, context)])
        case .document(let title): html(title, context)
        case .choice(let reason):
            context.html(
                EvidencePhrase.sourceChoice, ["reason": InlineCode.html(unended(context.translation(reason, in: rule.context)))])
        }
    }

    /// `title` is a published source in words.
    static func html(_ title: String, _ context: PageContext) -> HTML {
        let address = context.content.sourceAddresses[title]
        let title = unended(title)
        if let address {
            return "<a href=\"\(Route.cleaned(address))\" rel=\"noopener\">\(shown(title, address))</a>"
        }
        let isHeader = title.contains(".h ") || title.hasSuffix(".h") || title.contains(".h,") || title.contains("header")
        let phrase: EvidencePhrase = isHeader ? .inTheSDK : .noLongerOnline
        return "\(InlineCode.html(title))<span class=\"note\">\(context.say(ListPhrase.aside, ["text": context.say(phrase)]))</span>"
    }

    /// A bare address is shown without its scheme.
    private static func shown(_ title: String, _ address: String) -> String {
        title == address ? String(title.trimmingPrefix(/https?:\/\/(www\.)?/)) : title
    }

    /// Without its full stop: it becomes part of a sentence.
    private static func unended(_ text: String) -> String { text.hasSuffix(".") || text.hasSuffix("。") ? String(text.dropLast()) : text }
}
