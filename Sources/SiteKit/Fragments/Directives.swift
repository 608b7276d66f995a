import ExperimentKit
import Studies

/// The parts of experiments' pages that directives of hand-written pages stand for.
struct Directives {
    /// The context of the page with the directive.
    let context: PageContext
    /// The experiments with a figure on the page.
    private(set) var figures: [String] = []
    private var count = 0

    /// The most directives on a page: a longer page would not be read.
    private static let most = 64

    init(context: PageContext) {
        self.context = context
    }

    private var content: SiteContent { context.content }

    /// Throws when the directive or the experiment that it names does not exist.
    mutating func expand(_ directive: Directive) throws(DirectiveFault) -> HTML {
        count += 1
        guard count <= Directives.most else {
            if count > Directives.most + 1 { return "" }
            throw DirectiveFault(summary: "the page has more than \(Directives.most) directives", remedy: "split it")
        }
        guard let part = directive.part else {
            throw fault(
                "there is no directive `\(Directives.shown(directive.name))`", directive.name, Directive.Part.allCases.map(\.rawValue))
        }
        guard let id = directive.arguments.first, directive.arguments.count <= (part == .figure ? 2 : 1) else {
            let (number, remedy) = part == .figure ? (" and perhaps the number of a case", " 3") : ("", "")
            throw DirectiveFault(summary: "`\(directive.name)` takes one id\(number)", remedy: "write {{\(directive.name) ID\(remedy)}}")
        }
        guard let result = content.result(id) else {
            if content.isPartial { return "<p class=\"note\">\(id) is not part of this build.</p>\n" }
            throw fault("there is no experiment `\(Directives.shown(id))`", id, content.results.map(\.experiment.id))
        }
        if part == .figure { figures.append(id) }
        let number = directive.arguments.dropFirst().first ?? "1"
        guard let first = Int(number), first > 0, first <= result.findings.count else {
            throw DirectiveFault(summary: "`\(id)` has no case `\(number)`", remedy: "its cases are 1 to \(result.findings.count)")
        }
        return html(part, result, firstCase: first - 1)
    }

    private func html(_ part: Directive.Part, _ result: ExperimentResult, firstCase: Int) -> HTML {
        switch part {
        case .claims:
            // Mistakes in its prose are reported by the experiment's own page.
            var ignored: [Diagnostic] = []
            return ClaimList(result: result, context: context, isOnItsPage: false).html(into: &ignored)
        case .figure:
            let place = figures.count { $0 == result.experiment.id }
            return ExperimentFigure(result: result, context: context, isOnItsPage: false, firstCase: firstCase, place: place).html
        case .table: return OrderingFragment(result: result, context: context, isOnItsPage: false).html
        }
    }

    /// A text far too long for a name, shortened to its beginning.
    private static func shown(_ word: String) -> String { word.count > 64 ? "\(word.prefix(64))…" : word }

    private func fault(_ summary: String, _ word: String, _ candidates: [String]) -> DirectiveFault {
        let near = NearMiss(of: word, among: candidates).word.map { "did you mean `\($0)`?" }
        let all = candidates.count <= 12 && !candidates.isEmpty ? "there are: \(candidates.joined(separator: ", "))" : nil
        return DirectiveFault(summary: summary, remedy: near ?? all)
    }
}

extension Directive {
    enum Part: String, CaseIterable {
        case claims, figure, table
    }

    /// Nil if there is no such directive.
    var part: Part? { Part(rawValue: name) }
}
