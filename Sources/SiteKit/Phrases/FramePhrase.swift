import TranslationKit

/// The fixed phrases of the frame around every page, and of its navigation.
package enum FramePhrase: String, FixedPhrase {
    package static let context = "page"

    case skip = "Skip to content"
    case site = "Site"
    case search = "Search"
    case contents = "On this page"
    case youAreHere = "You are here"
    case previous = "Previous"
    case next = "Next"
    case neighbours = "Previous and next page"
    case theme = "Light or dark"
    case linkTo = "Link to: {heading}"
    case table = "Table"
    case copy = "Copy"
    case copied = "Copied"
    case editThisPage = "Edit this page"
    case asMarkdown = "As Markdown"
    case feed = "What is new"
    case footer = "Observed on an engine that behaves like UIKit’s event system, not on UIKit: what that means, and how far to trust it"
    case version = "Made by evdoc {version}"
    case newestChange = "newest change {date}"
    case experiments = "Experiments"
    case api = "API"
    case reference = "Reference"
    case rules = "Rules"
    case documents = "Documents"
    case about = "About"
    case notFound = "Page not found"
    case notFoundLead =
        "This page does not exist, or no longer exists. Search for what you were looking for, or begin with the experiments."
    case searchNeedsScript = "Searching needs JavaScript. Without it, the lists of {experiments} and {rules} have everything."
}

/// A phrase for a number of things.
package enum CountPhrase: String, FixedPhrase {
    package static let context = "count"

    case oneCase = "1 case"
    case manyCases = "{count} cases"
    case oneOrdering = "1 ordering"
    case manyOrderings = "{count} orderings"
    case oneClaim = "1 claim"
    case manyClaims = "{count} claims"
    case oneExperiment = "1 experiment"
    case manyExperiments = "{count} experiments"
    case oneRule = "1 rule"
    case manyRules = "{count} rules"
    case oneObservation = "1 observation"
    case manyObservations = "{count} observations"
    case oneStatement = "1 statement"
    case manyStatements = "{count} statements"
    case oneAssumption = "1 assumption"
    case manyAssumptions = "{count} assumptions"
    case oneCall = "1 call"
    case manyCalls = "{count} calls"
    case oneLine = "1 line"
    case manyLines = "{count} lines"
    case oneName = "1 name"
    case manyNames = "{count} names"
}
