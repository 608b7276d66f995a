import ReportKit
import Studies
import TranslationKit

/// The published observations of UIKit: the events seen, those of the engine, and whether they agree. Each topic has a page, and one page
/// sums them up.
enum FidelityPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        let context = PageContext(Routes.fidelity, in: translation, of: content)
        guard let fidelity = content.fidelity else { return content.isPartial ? [PagePlan(context, without)] : [] }
        let topics = fidelity.topics
        return [PagePlan(context) { overview(fidelity, $0) }]
            + topics.indices.map { index in
                PagePlan(PageContext(Routes.observations(about: topics[index]), in: translation, of: content)) { context in
                    func link(_ index: Int) -> Page.Link? {
                        guard topics.indices.contains(index) else { return nil }
                        return Page.Link(route: Routes.observations(about: topics[index]), title: name(topics[index], context))
                    }
                    return page(of: topics[index], fidelity, context, (link(index - 1), link(index + 1)))
                }
            }
    }

    private static func page(
        of topic: String, _ fidelity: Fidelity, _ context: PageContext, _ neighbours: (Page.Link?, Page.Link?)
    ) -> Page {
        let entries = fidelity.entries.filter { $0.observation.topic == topic }
        let title = name(topic, context)
        let body: HTML = """
            <h1>\(title)</h1>
            <p class="lead">\(tally(entries, context))</p>
            <ul class="rules observations">
            \(entries.map { ObservationItem(entry: $0, context: context, level: 2).html })</ul>

            """
        return Page(
            context: context, title: context.say(ListPhrase.titled, ["title": context.say(EvidencePhrase.fidelity), "text": title]),
            summary: context.say(ListPhrase.titled, ["title": title, "text": tally(entries, context)]),
            section: .about,
            trail: [AboutPage.link(context), Page.Link(route: Routes.fidelity, title: context.say(EvidencePhrase.fidelity))],
            previous: neighbours.0, next: neighbours.1, body: body, searchEntries: entries.map { entry($0, context) })
    }

    private static func overview(_ fidelity: Fidelity, _ context: PageContext) -> Page {
        let topics = fidelity.topics.map { topic -> HTML in
            let entries = fidelity.entries.filter { $0.observation.topic == topic }
            return """
                <h3><a href="\(context.address(Routes.observations(about: topic)))">\(name(topic, context))</a></h3>
                <p class="tally">\(tally(entries, context))</p>
                """
        }
        let sections: [(id: String, phrase: EvidencePhrase, html: HTML)] = [
            ("differences", .whereItDiffers, differences(fidelity, context)),
            ("worth", .worth, FidelityLimits(fidelity: fidelity, context: context).html),
            ("topics", .topics, HTML.unorderedList(topics, class: "entries")),
        ]
        let shown = sections.filter { !$0.html.isEmpty }
        let body: HTML = """
            <h1>\(context.say(EvidencePhrase.fidelity))</h1>
            \(context.paragraph(EvidencePhrase.fidelityLead, class: "lead"))\(counts(fidelity, context))\
            \(shown.map { context.section($0.id, context.say($0.phrase), $0.html) })
            """
        return Page(
            context: context, title: context.say(EvidencePhrase.fidelity), summary: context.say(EvidencePhrase.fidelitySummary),
            section: .about, trail: [AboutPage.link(context)],
            contents: shown.map { Page.Anchor(id: $0.id, title: context.say($0.phrase)) }, body: body)
    }

    private static func name(_ topic: String, _ context: PageContext) -> String {
        topic == Observation.devicesTopic
            ? context.say(EvidencePhrase.readersDevices) : context.translation(topic, in: Observation.topicContext)
    }

    static func tally(_ entries: [FidelityEntry], _ context: PageContext) -> String {
        func count(_ agreement: Agreement) -> String { "\(entries.count { $0.agreement == agreement })" }
        return context.say(
            EvidencePhrase.topicTally, ["agree": count(.agrees), "differ": count(.differs), "not": count(.notCheckable)])
    }

    /// The page without observations: hand-written pages of a part of a site also link here.
    private static func without(_ context: PageContext) -> Page {
        Page(
            context: context, title: context.say(EvidencePhrase.fidelity), section: .about,
            body: "<h1>\(context.say(EvidencePhrase.fidelity))</h1>\n\(context.paragraph(EvidencePhrase.partialObservations))")
    }

    private static func counts(_ fidelity: Fidelity, _ context: PageContext) -> HTML {
        let rows = fidelity.kinds.map { kind -> HTML in
            let cells = Agreement.allCases.map { "<td class=\"right\">\(fidelity.count($0, kind))</td>" as HTML }
            let checkable = fidelity.count(.agrees, kind) + fidelity.count(.differs, kind)
            return "<tr><th scope=\"row\">\(context.say(Phrase(kind)))</th>\(cells)<td class=\"right\">\(checkable)</td></tr>\n"
        }
        let heads = Agreement.allCases.map { "<th scope=\"col\" class=\"right\">\(context.say(Phrase($0)))</th>" as HTML }
        let observations = context.count(fidelity.entries.count, .oneObservation, .manyObservations)
        return HTML.scrolling(
            context.say(EvidencePhrase.countsByKind),
            """
            <table class="counts">
            <caption>\(context.say(EvidencePhrase.byKind, ["observations": observations]))</caption>
            <thead><tr><th scope="col">\(context.say(EvidencePhrase.kind))</th>\(heads)\
            <th scope="col" class="right">\(context.say(EvidencePhrase.checkable))</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    /// The differences come first, as they interest a reader most.
    private static func differences(_ fidelity: Fidelity, _ context: PageContext) -> HTML {
        let items = fidelity.entries.filter { $0.agreement == .differs }.map { entry -> HTML in
            let reason = entry.reason.map { context.inline($0, in: entry.observation.context) }
            return context.html(
                ListPhrase.titled,
                ["title": EvidenceLink.html(entry.observation.id, context), "text": reason ?? context.html(EvidencePhrase.nobodySaidWhy)])
        }
        return HTML.unorderedList(items, class: "differences")
    }

    private static func entry(_ entry: FidelityEntry, _ context: PageContext) -> SearchEntry {
        let observation = entry.observation
        let experiment = observation.experiment.flatMap { context.content.result($0) }.map {
            context.translation($0.experiment.title, in: $0.experiment.id)
        }
        let texts =
            [observation.setup, observation.stimulus, observation.notes].map { context.translation($0, in: observation.context) }
            + (experiment.map { [$0] } ?? [])
        return SearchEntry(
            route: Routes.observation(observation), title: observation.id, kind: .observation, text: texts.joined(separator: " "))
    }
}
