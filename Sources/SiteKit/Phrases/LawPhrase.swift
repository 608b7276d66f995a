import TranslationKit

/// The fixed phrases of the pages on laws.
package enum LawPhrase: String, FixedPhrase {
    package static let context = "laws"

    case title = "Laws"
    case summary = "Is it always so? Sentences about touches and gestures, tried in every small world of views, recognizers and gestures."
    case lead =
        "Is it always so? A law is a sentence about touches, gestures and controls that the engine tries in every small world: views in one another, recognizers with combinations of their flags, gestures, and changes while a finger is down. It holds in all of them, or has a smallest world in which it fails."
    case counts = "{laws} laws: {hold} hold in all their worlds, {fail} fail in some."
    case fails = "Laws that fail"
    case holds = "Laws that hold"
    case others = "Laws without an answer"
    case verdictHolds = "holds in all"
    case verdictFails = "fails"
    case verdictOpen = "left open"
    case verdictVacuous = "says nothing"
    case holdsIn = "Holds in all {worlds} worlds that it speaks of: arrangements of up to {views} with recognizers and a gesture."
    case failsIn =
        "Fails in {failing} of the {worlds} worlds that it speaks of: arrangements of up to {views} with recognizers and a gesture."
    case openIn = "Depends on an order that UIKit leaves open, in {open} of {worlds} worlds of up to {views}."
    case vacuousIn = "None of {worlds} worlds of up to {views} says anything about it."
    case saysNothing = "{count} of these worlds say nothing about it."
    case exactly = "It fails exactly where {condition}, and holds everywhere else."
    case onlyWhere = "It fails only where {condition}: in {failing} of {count} such worlds. It holds everywhere else."
    case empty =
        "No rule stands behind this law alone: with each rule switched off, one at a time, it still held in every world that was tried. It says little about this engine in particular."
    case restsOn = "Without any one of these rules it fails in some world: {rules}."
    case decidedBy = "Without any one of these rules it would hold in the smallest world: {rules}."
    case saidBy = "Where it comes from"
    case sourceDocumentation = "Apple’s documentation: {words} {link}"
    case sourceRules = "This engine’s rules: {words} {link}"
    case sourceBugReport = "A reported bug: {words} {link}"
    case sourceFolklore = "Said among engineers: {words} {link}"
    case smallest = "The smallest world in which it fails"
    case smallestLead =
        "Nothing can be left out of this world: with one view, recognizer, flag or change less, the law holds. Its name is {name}."
    case changedWorld = "In the second column the world is changed as the law says."
    case why = "Why"
    case asSwift = "The world as an experiment in Swift"
    case varied = "What was varied"
    case variedViews = "views under the finger: {list}"
    case variedBystanders = "views beside them: {list}"
    case variedRecognizers = "recognizers, at most {count}: {list}"
    case variedFlags = "with {count} combinations of class, flags and delegate’s answers for each"
    case variedRequirements = "with and without `require(toFail:)` between them"
    case variedGestures = "gestures: {list}"
    case variedChanges = "while the finger is down: {list}"
    case variedVersions = "versions: {list}"
    case restedOnBy = "{count} of the laws rest on it"
    case tryMore = "Larger worlds: `{command}`"
}
