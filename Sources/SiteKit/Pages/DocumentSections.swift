import ExperimentKit
import ReportKit
import TranslationKit

/// The parts of a document's page: what is not so, then every statement by the sections of the document.
struct DocumentSections {
    let coverage: DocumentCoverage
    let path: String
    let content: SiteContent
    let translation: Translation

    private var document: Document { coverage.document }

    var sections: [(link: Page.Link, html: HTML)] {
        var slugs = Slug()
        return [corrections(&slugs)].compactMap { $0 } + ofDocument(&slugs)
    }

    /// The refuted statements in short, each leading to its place below; nil if there are none.
    private func corrections(_ slugs: inout Slug) -> (link: Page.Link, html: HTML)? {
        let items = coverage.statements.enumerated().filter { $1.verdict == .refuted }.map { index, outcome -> HTML in
            "<a href=\"\(Route.fragment(Place.statement(index)))\">\(text(outcome.statement))</a> \(reason(outcome))"
        }
        guard !items.isEmpty else { return nil }
        return section("refuted", translation(PagePhrase.refutedStatements), HTML.unorderedList(items, class: "corrections"), &slugs)
    }

    /// Why it is not so, in the words of the first claim that says so.
    private func reason(_ outcome: StatementOutcome) -> HTML {
        guard let objection = outcome.testimonies.first(where: { $0.bearing == .contradicts })?.claim else { return "" }
        let claim = objection.claim.claim
        return translation.inline(claim.knownRefutation ?? claim.statement, in: objection.result.experiment.id)
    }

    private func ofDocument(_ slugs: inout Slug) -> [(link: Page.Link, html: HTML)] {
        var number = 0
        return coverage.sections.map { section in
            let items = section.statements.map { outcome -> HTML in
                defer { number += 1 }
                return StatementItem(
                    outcome: outcome, id: Place.statement(number), page: path, content: content, translation: translation
                ).html
            }
            return self.section(
                "section \(section.name)", heading(of: section.statements[0].statement),
                "\(figures(of: section.name))<ul class=\"claims statements\">\n\(items)</ul>\n", &slugs)
        }
    }

    private func figures(of section: String) -> HTML {
        document.figures.filter { $0.section == section }.map { figure($0) }.joined()
    }

    /// Nothing where the experiment is not part of the build.
    private func figure(_ figure: Figure) -> HTML {
        guard let result = content.result(figure.experiment) else { return "" }
        let shown = FigureContent(figure, result)
        let caption = translation(figure.caption, in: document.context)
        let svg = figure.kind == .states ? StatePicture(shown.steps, title: caption).svg : FlowPicture(shown.boxes, title: caption).svg
        let target = Routes.case(figure.case, of: result).address(from: path)
        return """
            <figure>
            <div class="drawing">\(HTML(verbatim: svg))</div>
            <figcaption>\(InlineCode.html(caption)) <a href="\(target)">\
            \(translation.inline(result.experiment.title, in: result.experiment.id))</a></figcaption>
            </figure>

            """
    }

    private func section(_ name: String, _ title: String, _ body: HTML, _ slugs: inout Slug) -> (link: Page.Link, html: HTML) {
        let id = slugs.make(name)
        let html = HTML.section(id, title, body, linkWords: translation(PagePhrase.linkTo))
        return (Page.Link(id: id, title: title), html)
    }

    /// Of the section that the statement stands in: a number keeps its sign and says what it is about.
    private func heading(of statement: Statement) -> String {
        if let name = statement.sectionName { return translation(name, in: document.context) }
        guard let title = document.sectionTitles[statement.section] else { return "§\(statement.section)" }
        return "§\(statement.section) \(translation(title, in: document.context))"
    }

    private func text(_ statement: Statement) -> HTML { translation.inline(statement.text, in: document.context) }
}
