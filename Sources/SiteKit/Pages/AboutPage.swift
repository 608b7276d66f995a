import EventTrace
import ExperimentKit
import Studies
import TranslationKit

/// The page about the site and its evidence.
enum AboutPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        [PagePlan(PageContext(Routes.about, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let sections: [(id: String, phrase: AboutPhrase, html: HTML)] = [
            ("read", .howToRead, howToRead(context)), ("grades", .grades, grades(context)), ("verdicts", .verdicts, verdicts(context)),
            ("more", .more, more(context)),
        ]
        let shown = sections.filter { !$0.html.isEmpty }
        let body: HTML = """
            <h1>\(context.say(AboutPhrase.title))</h1>
            \(context.paragraph(AboutPhrase.engine, class: "lead"))\(context.paragraph(AboutPhrase.engineLimits))\(fidelity(context))\(numbers(context))\
            \(shown.map { context.section($0.id, context.say($0.phrase), $0.html) })
            """
        return Page(
            context: context, title: context.say(AboutPhrase.title), summary: context.say(AboutPhrase.summary), section: .about,
            contents: shown.map { Page.Anchor(id: $0.id, title: context.say($0.phrase)) }, body: body,
            searchEntries: [
                SearchEntry(
                    route: Routes.about, title: context.say(AboutPhrase.title), kind: .note,
                    text: [AboutPhrase.engine, .engineLimits, .readClaims].map { context.say($0) }.joined(separator: " "))
            ])
    }

    /// The link for the trails of the pages below this one.
    static func link(_ context: PageContext) -> Page.Link { Page.Link(route: Routes.about, title: context.say(AboutPhrase.short)) }

    private static func howToRead(_ context: PageContext) -> HTML {
        let devices: [AboutPhrase] = context.content.fidelity == nil && context.content.documents.isEmpty ? [] : [.readDevices]
        let phrases: [AboutPhrase] = [.readAnswer, .readPicture, .readTable, .readClaims] + devices
        return "<ol>\n\(phrases.map { "<li>\(context.html($0))</li>\n" as HTML })</ol>\n"
    }

    private static func grades(_ context: PageContext) -> HTML {
        let items: [(Grade, EvidencePhrase)] = [(.documented, .gradeDocumented), (.measured, .gradeMeasured), (.assumed, .gradeAssumed)]
        return HTML.unorderedList(items.map { "\(Badge.grade($0, context)) \(context.say($1))" }, class: "grades")
    }

    private static func verdicts(_ context: PageContext) -> HTML {
        let items: [(Verdict, AboutPhrase)] = [(.confirmed, .confirmedMeans), (.refuted, .refutedMeans), (.undecided, .undecidedMeans)]
        return HTML.unorderedList(
            items.map { verdict, phrase in
                "\(Badge.badge(verdict.rawValue, context.say(PagePhrase(verdict)), nil, context)) \(context.say(phrase))"
            }, class: "grades")
    }

    private static func fidelity(_ context: PageContext) -> HTML {
        guard let fidelity = context.content.fidelity else { return "" }
        func count(_ agreement: Agreement) -> HTML { "\(fidelity.entries.count { $0.agreement == agreement })" }
        let link: HTML = "<a href=\"\(context.address(Routes.fidelity))\">\(context.say(EvidencePhrase.fidelity))</a>"
        return """
            <p>\(context.html(AboutPhrase.fidelityNow, [
                "all": "\(fidelity.entries.count)", "agree": count(.agrees), "differ": count(.differs), "not": count(.notCheckable),
                "fidelity": link,
            ]))</p>

            """
    }

    private static func numbers(_ context: PageContext) -> HTML {
        let results = context.content.results
        return """
            <p>\(context.say(AboutPhrase.numbersNow, [
                "experiments": context.count(results.count, .oneExperiment, .manyExperiments),
                "cases": context.count(results.reduce(0) { $0 + $1.findings.count }, .oneCase, .manyCases),
                "claims": context.count(results.reduce(0) { $0 + $1.claims.count }, .oneClaim, .manyClaims),
                "rules": context.count(context.content.rules.count, .oneRule, .manyRules),
            ]))</p>

            """
    }

    private static func more(_ context: PageContext) -> HTML {
        var pages: [(Route, String)] = []
        if context.content.fidelity != nil { pages.append((Routes.fidelity, context.say(EvidencePhrase.fidelity))) }
        if context.content.ablation != nil { pages.append((Routes.unknowns, context.say(EvidencePhrase.unknowns))) }
        if !context.content.laws.isEmpty { pages.append((Routes.laws, context.say(LawPhrase.title))) }
        if !context.content.bugs.isEmpty { pages.append((Routes.bugs, context.say(EvidencePhrase.bugs))) }
        if !context.content.versionTurns.isEmpty { pages.append((Routes.versions, context.say(EvidencePhrase.versions))) }
        let notes = NotePage.notes(of: context.content, in: context.language)
        pages += FolderIndex.all(among: notes).map { (Routes.note($0.path), NotePage.title(of: $0)) }
        if !notes.isEmpty { pages.append((Routes.notes, context.say(AboutPhrase.notes))) }
        return pages.isEmpty ? "" : HTML.unorderedList(pages.map { "<a href=\"\(context.address($0))\">\($1)</a>" }, class: "notes")
    }
}
