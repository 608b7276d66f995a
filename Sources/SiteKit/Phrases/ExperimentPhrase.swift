import TranslationKit

/// The fixed phrases of an experiment's page.
package enum ExperimentPhrase: String, FixedPhrase {
    package static let context = "experiment"

    // Its parts.
    case answer = "Answer"
    case remedy = "What to do"
    case picture = "See it happen"
    case base = "What happens"
    case changes = "What changes it"
    case details = "Evidence: cases, orderings, rules, source"
    case matrix = "All cases at a glance"
    case orderings = "Observed orderings"
    case claims = "Claims"
    case variables = "What matters"
    case prints = "Printed orders"
    case versions = "Other versions of iOS"
    case observations = "Seen on devices"
    case bugs = "Reported bugs"
    case rules = "Rules at work"
    case cases = "Cases"
    case source = "Source"
    case related = "Related experiments"
    case fromDocument = "from document {places}"
    case fromTitledDocument = "from “{title}” (document {places})"

    case assumedCalls = "A dotted border marks calls whose rule is assumed."

    // The matrix.
    case matrixCaption = "Each cell is a case; click it to see the calls."

    // The table of orderings.
    case tableCaption = "One column for each group of cases that behave alike; the numbers count the calls of a column from top to bottom."
    case tableAbsent = "– the call is not made."
    case tableNested = "An indented call is made within the one above it."
    case tableAnswers = "→ what the call returns."
    case tableMarks = "Italics: a line that the experiment’s own code prints."
    case tableUnordered = "≈ calls whose order among themselves UIKit does not define."
    case tableAgain = "↕ the same call as in another row, at another place in the order."
    case whenOrderings = "When each of the {count} orderings appears"
    case whenOrdering = "where {condition}"
    case wholeTable = "The whole table: {orderings}, {calls}"
    case noClientCode = "No client code is called in any case."
    case call = "Call"
    case rule = "Rule"
    case milliseconds = "ms"

    // Claims.
    case holdsInAll = "Holds in {supporting} of {cases}."
    case holdsWhere = "Holds in {supporting} of {cases}, where {condition}."
    case declaredSurprise = "The author expected it to be refuted, and it is not:"
    case declared = "Refuted, as the author expected:"
    case explainedBy = "Explained by: {rules}"
    case restsOn = "Rests on: {rules}"
    case restsOnNoRule = "Rests on no single rule: whichever rule is switched off, the claim still holds."
    case document = "Document {place}: {text}"
    case exceptionToDocument = "An exception to document {place}: {text}"
    case counterexample = "Smallest counterexample: {case}"
    case expected = "Expected: {text}"
    case seen = "Seen: {text}"

    // Variables.
    case allAlike = "All {cases} have the same ordering."
    case variablesCaption = "The variables of this experiment, and whether they change the ordering."
    case variable = "Variable"
    case meaning = "Meaning"
    case values = "Values"
    case effect = "Effect"
    case neverMatters = "never changes the ordering"
    case untested = "not tested by itself"
    case matters = "changes the ordering"
    case alike = "alike: {values}"

    // Versions.
    case sideBySide = "One case side by side"
    case thereVerdict = "{verdict} there: {claim}"

    // Rules.
    case rulesCaption = "The rules that explain a claim, or decide whether a call is made."
    case says = "Says"
    case grade = "Grade"
    case evidence = "Evidence"

    // Cases.
    case onlyCase = "the only case"
    case itsOrdering = "Its ordering: {ordering}"

    // The source.
    case sourceOf = "{file}, {lines}"
    case onADevice = "Try it on a device"
    case onADeviceHow = "A Swift file for Xcode: its screen says what to do, its console says what UIKit calls, in the words of this page."
    case notOnADevice = "This cannot be tried on a device as it is: it needs what only the engine has."
    case noCall = "no call at all"
}
