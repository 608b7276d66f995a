import ExperimentKit
import ReportKit
import Studies
import TranslationKit

/// The parts of a document's page: the refuted statements, then the statements by the sections of the document.
struct DocumentSections {
    let coverage: DocumentCoverage
    let context: PageContext

    private var document: Document { coverage.document }

    /// The refuted statements in short, each leading to its place; nil if there are none.
    var corrections: (anchor: Page.Anchor, html: HTML)? {
        let items = coverage.statements.filter { $0.verdict == .refuted }.map { outcome -> HTML in
            let route = DocumentChapter.route(of: outcome.statement, in: document) ?? Routes.document(document)
            return "<a href=\"\(context.address(route))\">\(text(outcome.statement))</a> \(reason(outcome))"
        }
        guard !items.isEmpty else { return nil }
        return section("refuted", context.say(PagePhrase.refutedStatements), HTML.unorderedList(items, class: "corrections"))
    }

    /// The reason of a refutation, in the words of the first claim that contradicts the statement.
    private func reason(_ outcome: StatementOutcome) -> HTML {
        guard let objection = outcome.testimonies.first(where: { $0.bearing == .contradicts })?.claim else { return "" }
        let claim = objection.claim.claim
        return context.inline(claim.knownRefutation ?? claim.statement, in: objection.result.experiment.id)
    }

    /// The sections of these statements, given by their positions in the document.
    func of(_ statements: [Int]) -> [(anchor: Page.Anchor, html: HTML)] {
        var slugs = Slug()
        var sections: [(name: String, statements: [Int])] = []
        for index in statements {
            let name = document.statements[index].section
            if sections.last?.name == name {
                sections[sections.count - 1].statements.append(index)
            } else {
                sections.append((name, [index]))
            }
        }
        return sections.map { name, indices in
            let items = indices.map { index in
                StatementItem(outcome: coverage.statements[index], id: Place.statement(index), context: context).html
            }
            let body: HTML = "\(figures(of: name))<ul class=\"claims statements\">\n\(items)</ul>\n"
            return section(slugs.make("section \(name)"), heading(of: document.statements[indices[0]]), body)
        }
    }

    private func figures(of section: String) -> HTML {
        document.figures.filter { $0.section == section }.map { figure($0) }.joined()
    }

    /// Empty if the experiment is not part of the build.
    private func figure(_ figure: Figure) -> HTML {
        guard let result = context.content.result(figure.experiment) else { return "" }
        let shown = FigureContent(figure, result)
        let caption = context.translation(figure.caption, in: document.context)
        let svg = figure.kind == .states ? StatePicture(shown.steps, title: caption).svg : FlowPicture(shown.boxes, title: caption).svg
        let target = context.address(Routes.case(figure.case, of: result))
        return """
            <figure>
            <div class="drawing" role="group" aria-label="\(InlineCode.plain(caption))" tabindex="0">\(HTML(verbatim: svg))</div>
            <figcaption>\(InlineCode.html(caption)) <a href="\(target)">\(context.title(result))</a></figcaption>
            </figure>

            """
    }

    private func section(_ id: String, _ title: String, _ body: HTML) -> (anchor: Page.Anchor, html: HTML) {
        (Page.Anchor(id: id, title: InlineCode.plain(title)), context.section(id, title, body))
    }

    /// The heading of the statement's section: its number with a sign, and its title.
    private func heading(of statement: Statement) -> String {
        if let name = statement.sectionName { return context.translation(name, in: document.context) }
        guard let title = document.sectionTitles[statement.section] else { return "§\(statement.section)" }
        return "§\(statement.section) \(context.translation(title, in: document.context))"
    }

    private func text(_ statement: Statement) -> HTML { context.inline(statement.text, in: document.context) }
}
