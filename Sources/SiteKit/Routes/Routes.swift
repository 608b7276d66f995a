import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The addresses of all files: the one table of the site's pages and of the places in them. A route names the English page;
/// `Route.translated` has those of other languages.
enum Routes {
    static let index = Route("index.html")
    static let finder = Route("finder.html")
    static let builder = Route("build.html")
    static let about = Route("about.html")
    static let search = Route("search.html")
    static let notFound = Route("404.html")
    static let unknowns = Route("unknowns.html")
    static let versions = Route("versions.html")
    static let bugs = Route("bugs.html")
    static let laws = Route("laws/index.html")
    static let rules = Route("rules/index.html")
    static let fidelity = Route("fidelity/index.html")
    static let documents = Route("documents/index.html")
    static let feed = Route("feed.xml")
    static let notes = Route("\(notesDirectory)/index.html")
    static let notesDirectory = "pages"

    static func experiment(_ result: ExperimentResult, at place: String? = nil) -> Route {
        Route("reports/\(result.experiment.id).html", at: place)
    }

    /// The engine's record of the cases, as a script that the page loads on demand.
    static func record(of result: ExperimentResult) -> Route { Route("reports/\(result.experiment.id).record.js") }

    /// The experiment as a file for Xcode.
    static func export(of result: ExperimentResult) -> Route { Route("reports/\(result.experiment.id).swift") }

    /// The reasons for made and missing calls, in words: a script in one language.
    static func reasons(of result: ExperimentResult, marked mark: String?) -> Route {
        Route("reports/\(result.experiment.id).why\(mark.map { ".\($0)" } ?? "").js")
    }

    /// `index` is counted from 0, among the claims of the experiment.
    static func claim(_ index: Int, of result: ExperimentResult) -> Route { experiment(result, at: Place.claim(index)) }

    static func `case`(_ index: Int, of result: ExperimentResult) -> Route { experiment(result, at: Place.case(index)) }

    static func law(_ id: String) -> Route { Route("laws/\(id).html") }

    static func rules(of family: RuleID.Family) -> Route { Route("rules/\(family.slug).html") }

    static func rule(_ id: RuleID) -> Route { Route(rules(of: id.family).path, at: Place.rule(id)) }

    static func observations(about topic: String) -> Route { Route("fidelity/\(Slug.base(topic)).html") }

    static func observation(_ observation: Observation) -> Route {
        Route(observations(about: observation.topic).path, at: observation.id)
    }

    static func bugs(in area: String) -> Route { Route("bugs/\(Slug.base(area)).html") }

    static func bug(_ bug: ReportedBug) -> Route { Route(bugs(in: bug.area).path, at: bug.id) }

    static func document(_ document: Document) -> Route { Route("documents/\(document.number).html") }

    /// The published file of a file of `site/pages`, by its path there. Markdown becomes a page, `x.zh.md` the Chinese of `x.md`; a picture
    /// stays a picture.
    static func note(_ path: String) -> Route {
        guard path.hasSuffix(".md") else { return Route("\(notesDirectory)/\(path)") }
        let name = path.dropLast(".md".count)
        let base = name.hasSuffix(".zh") ? name.dropLast(".zh".count) : name
        return Route("\(notesDirectory)/\(base).html")
    }

    /// The index of the names of the API.
    static let api = Route("api/index.html")

    /// The page of a name; the place in the index of a name that no experiment shows.
    static func api(_ entry: APIEntry) -> Route {
        entry.showsExperiment ? Route("api/\(entry.fileName).html") : Route(api.path, at: Place.name(entry))
    }

    /// The index of the reference made from a DocC archive.
    static let reference = Route("reference/index.html")

    /// The place of a symbol: modules and symbols directly below them have pages, other symbols a place on one.
    static func reference(_ path: DocCPath) -> Route {
        let place = path.parts.dropFirst(2).joined(separator: "/")
        return Route("reference/\(path.parts.prefix(2).joined(separator: "/")).html", at: place.isEmpty ? nil : Place.member(place))
    }

    /// The page of a topic of a module. No symbol has this address, as no name has a hyphen.
    static func reference(_ module: DocCPath, topic: String) -> Route {
        Route("reference/\(module.parts.joined(separator: "/"))-\(topic).html")
    }

    /// The report of an experiment as Markdown.
    static func markdown(of result: ExperimentResult) -> Route { Route("reports/\(result.experiment.id).md") }
}

/// The `id` attributes that links name.
enum Place {
    /// The index is from 0 in the program, from 1 on the page.
    static func claim(_ index: Int) -> String { "claim-\(index + 1)" }
    static func `case`(_ index: Int) -> String { "case-\(index + 1)" }
    static func row(_ index: Int) -> String { "row-\(index + 1)" }
    static func statement(_ index: Int) -> String { "statement-\(index + 1)" }
    static func rule(_ id: RuleID) -> String { id.description }
    static func member(_ path: String) -> String { "member-\(path)" }
    static func note(_ id: String) -> String { "note-\(id)" }
    static func name(_ entry: APIEntry) -> String { "name-\(entry.fileName)" }
    static func unmodelled(_ id: String) -> String { "not-modelled-\(id)" }
}

extension RuleID.Family {
    /// The name of the page of the family's rules.
    var slug: String {
        switch self {
        case .pipeline: "pipeline"
        case .hitTesting: "hit-testing"
        case .touches: "touches"
        case .responders: "responders"
        case .gestures: "gestures"
        case .controls: "controls"
        case .scrolling: "scrolling"
        case .text: "text"
        }
    }
}
