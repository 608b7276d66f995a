import ExperimentKit

/// What the directives of hand-written pages stand for: a part of an experiment's page.
struct Directives {
    /// Of the page that the directive stands on.
    let context: PageContext

    private var content: SiteContent { context.content }

    private enum Part: String, CaseIterable {
        case claims, figure, table
    }

    /// Throws when the directive or the experiment that it names does not exist.
    func expand(_ directive: Directive) throws(DirectiveFault) -> HTML {
        guard let part = Part(rawValue: directive.name) else {
            throw fault("there is no directive `\(directive.name)`", directive.name, Part.allCases.map(\.rawValue))
        }
        guard directive.arguments.count == 1 else {
            throw DirectiveFault(summary: "`\(directive.name)` takes one id", remedy: "write {{\(directive.name) ID}}")
        }
        let id = directive.arguments[0]
        guard let result = content.result(id) else {
            if content.isPartial { return "<p class=\"note\">\(id) is not part of this build.</p>\n" }
            throw fault("there is no experiment `\(id)`", id, content.results.map(\.experiment.id))
        }
        return html(part, result)
    }

    private func html(_ part: Part, _ result: ExperimentResult) -> HTML {
        switch part {
        case .claims:
            // The experiment's own page reports what is wrong with its prose.
            var ignored: [Diagnostic] = []
            return ClaimList(result: result, context: context, isOnItsPage: false).html(into: &ignored)
        case .figure:
            guard let group = result.groups.first else { return "" }
            let figure = ExperimentFigure(result: result, context: context)
            return figure.representative(of: group).map { figure.panes($0, group) } ?? ""
        case .table: return OrderingFragment(result: result, context: context, isOnItsPage: false).html
        }
    }

    private func fault(_ summary: String, _ word: String, _ candidates: [String]) -> DirectiveFault {
        let near = NearMiss(of: word, among: candidates).word.map { "did you mean `\($0)`?" }
        let all = candidates.count <= 12 && !candidates.isEmpty ? "there are: \(candidates.joined(separator: ", "))" : nil
        return DirectiveFault(summary: summary, remedy: near ?? all)
    }
}
