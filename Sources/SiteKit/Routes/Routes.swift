import EventTrace
import ExperimentKit
import TranslationKit

/// Where everything is published: the one table of the site's files and of the places in them.
enum Routes {
    static let index = Route("index.html")
    static let claims = Route("claims.html")
    static let conclusions = Route("conclusions.html")
    static let rules = Route("rules.html")
    static let ablation = Route("ablation.html")
    static let fidelity = Route("fidelity.html")
    static let search = Route("search.html")
    static let unknowns = Route("unknowns.html")
    static let versions = Route("versions.html")
    static let notes = Route("\(notesDirectory)/index.html")
    static let notesDirectory = "pages"

    static func experiment(_ result: ExperimentResult, at place: String? = nil) -> Route {
        Route("reports/\(result.experiment.id).html", at: place)
    }

    /// `index` is counted from 0, among the claims of the experiment.
    static func claim(_ index: Int, of result: ExperimentResult) -> Route { experiment(result, at: Place.claim(index)) }

    static func `case`(_ index: Int, of result: ExperimentResult) -> Route { experiment(result, at: Place.case(index)) }

    static func rule(_ id: RuleID) -> Route { Route(rules.path, at: Place.rule(id)) }

    /// What becomes of the experiments without the rule.
    static func ablation(of id: RuleID) -> Route { Route(ablation.path, at: Place.rule(id)) }

    static func observation(_ id: String) -> Route { Route(fidelity.path, at: id) }

    static func conclusion(about name: String) -> Route { Route(conclusions.path, at: Place.name(name)) }

    static func documents(in language: Language) -> Route { Route(translated("documents/index", language)) }

    static func document(_ document: Document, in language: Language) -> Route {
        Route(translated("documents/\(document.number)", language))
    }

    /// `index` is counted from 0, among the statements of the document.
    static func statement(_ index: Int, of document: Document, in language: Language) -> Route {
        Route(Routes.document(document, in: language).path, at: Place.statement(index))
    }

    /// A file of `site/pages`: Markdown becomes a page, a picture stays what it is.
    static func note(_ file: SiteFile) -> Route {
        Route("\(notesDirectory)/" + (file.path.hasSuffix(".md") ? file.path.dropLast(3) + ".html" : file.path))
    }

    private static func translated(_ name: String, _ language: Language) -> String {
        language == .english ? "\(name).html" : "\(name).\(language.rawValue).html"
    }
}

/// The `id` attributes that links lead to.
enum Place {
    /// Counted from 0 in the program, from 1 on the page.
    static func claim(_ index: Int) -> String { "claim-\(index + 1)" }
    static func `case`(_ index: Int) -> String { "case-\(index + 1)" }
    static func statement(_ index: Int) -> String { "statement-\(index + 1)" }
    static func quotedDocument(_ number: String) -> String { "document-\(Slug.base(number))" }
    static func rule(_ id: RuleID) -> String { id.description }
    static func name(_ name: String) -> String { "name-\(name)" }
}
