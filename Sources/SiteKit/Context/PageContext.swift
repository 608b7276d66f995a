import EventTrace
import ExperimentKit
import ReportKit
import Studies
import TranslationKit

/// The place and the language of a page, from which its pieces take addresses and words.
struct PageContext {
    let content: SiteContent
    let translation: Translation
    /// The route of the English page.
    let route: Route
    /// The file of this page.
    let path: String
    /// The mark of the page's language, in addresses; nil in the site's main language.
    let mark: String?

    init(_ route: Route, in translation: Translation, of content: SiteContent) {
        self.route = route
        self.translation = translation
        self.content = content
        mark = content.facts.mark(of: translation.language)
        path = route.path(marked: mark)
    }

    var language: Language { translation.language }

    /// The address of a place of the site, in this page's language, for `href` and `src`.
    func address(_ target: Route) -> String { target.marked(mark).address(from: path) }

    // MARK: Words

    func say<Phrase: FixedPhrase>(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String {
        translation(phrase, values)
    }

    /// A phrase with code in backticks, and pieces of HTML for its placeholders.
    func html<Phrase: FixedPhrase>(_ phrase: Phrase, _ values: KeyValuePairs<String, HTML> = [:]) -> HTML {
        let code = InlineCode.html(translation(phrase))
        guard !values.isEmpty else { return code }
        var bytes: [UInt8] = []
        Placeholders.read(code.description) {
            bytes += $0.utf8
        } value: { name in
            guard let value = values.first(where: { $0.key == name })?.value else { return false }
            bytes += value.bytes
            return true
        }
        return HTML(verbatim: bytes)
    }

    /// The space between two sentences: none in Chinese.
    var space: HTML { language == .chinese ? "" : " " }

    func paragraph<Phrase: FixedPhrase>(_ phrase: Phrase, class name: String? = nil) -> HTML {
        name.map { "<p class=\"\($0)\">\(html(phrase))</p>\n" } ?? "<p>\(html(phrase))</p>\n"
    }

    /// The number with its noun: `1 case`, `3 cases`.
    func count(_ count: Int, _ one: CountPhrase, _ many: CountPhrase) -> String {
        count == 1 ? say(one) : say(many, ["count": "\(count)"])
    }

    /// The items with a separator between them.
    func list(_ items: [HTML], _ mark: ListPhrase = .comma) -> HTML { items.joined(HTML(text: say(mark))) }

    func list(_ items: [String], _ mark: ListPhrase = .comma) -> String { translation.list(items, mark) }

    /// A text of an author, with code in backticks.
    func inline(_ text: String, in context: String) -> HTML { translation.inline(text, in: context) }

    /// The same, with links in place of the ids of experiments; for text that is not itself a link.
    func linked(_ text: String, in context: String) -> HTML { translation.inline(text, in: context) { mention($0) } }

    func wording(_ experiment: Experiment) -> Wording { Wording(translation, experiment) }

    /// A part of the page under a heading; empty if the body is empty.
    func section(_ id: String, _ title: String, _ body: HTML) -> HTML {
        HTML.section(id, title, body, link: linkTo(title))
    }

    func linkTo(_ heading: String) -> String { say(FramePhrase.linkTo, ["heading": heading]) }

    /// A list that is closed until the reader opens it.
    func folded(_ summary: String, _ items: [HTML]) -> HTML {
        guard !items.isEmpty else { return "" }
        return "<details><summary>\(summary)</summary>\n\(HTML.unorderedList(items, class: "note"))</details>\n"
    }

    // MARK: Links

    /// The title with its backticks shown as code, as in the page's own heading; for links and lists.
    func title(_ result: ExperimentResult) -> HTML { inline(result.experiment.title, in: result.experiment.id) }

    func link(_ result: ExperimentResult, at place: String? = nil) -> HTML {
        "<a href=\"\(address(Routes.experiment(result, at: place)))\">\(title(result))</a>"
    }

    /// The link that stands in prose in place of the id of an experiment.
    func mention(_ id: String) -> HTML? { content.result(id).map { link($0) } }

    /// A rule's id, linked to the rule, with the rule's words on hovering. Empty for an entry of the experiment's own.
    func rule(_ id: RuleID?) -> HTML {
        guard let id else { return "" }
        guard let rule = content.rule(id) else { return "<span class=\"rule\">\(id.description)</span>" }
        let sentence = InlineCode.plain(translation(rule.sentence, in: rule.context))
        return "<a class=\"rule\" href=\"\(address(Routes.rule(id)))\" title=\"\(sentence)\">\(id.description)</a>"
    }

    /// The site's other languages, with the address of this page in each.
    var twins: [(language: Language, address: String)] {
        content.facts.languages.filter { $0 != language }
            .map { ($0, route.marked(content.facts.mark(of: $0)).address(from: path)) }
    }
}
