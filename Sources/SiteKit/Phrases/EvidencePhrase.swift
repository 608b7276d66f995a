import TranslationKit

/// The fixed phrases of the pages on rules, observations, versions, and open questions.
package enum EvidencePhrase: String, FixedPhrase {
    package static let context = "evidence"

    // Rules.
    case rulesLead =
        "Every call and every decision of the engine has one of these rules as its reason. A rule is one sentence about UIKit, with how well it is known and where it comes from."
    case rulesSummary = "The rules of UIKit’s event system, each with its grade, sources and experiments."
    case rulesOf = "Rules: {family}"
    case gradeDocumented = "Apple’s documentation, a public header’s comment or a WWDC talk says it."
    case gradeMeasured = "A log printed on a device or the simulator shows it."
    case gradeAssumed = "Neither Apple nor a log says so: reported by developers, or the engine’s choice."
    case fromTheScreen = "From the screen to the application"
    case hitTesting = "Hit-testing"
    case touches = "Touches and events"
    case responders = "Responders"
    case gestures = "Gesture recognizers"
    case controls = "Controls"
    case scrolling = "Scroll views and lists"
    case text = "Text"
    case source = "Source: {sources}"
    case sourceObservation = "observation {observation}"
    case sourceChoice = "the engine’s choice: {reason}"
    case noLongerOnline = "no longer online"
    case inTheSDK = "in the SDK"
    case without = "Without it: {sentence}"
    case cannotBeOff = "Cannot be switched off: {sentence}"
    case noticedBy = "Switched off, {claims} of {experiments} notice"
    case noticedByNone = "Switched off, no claim notices yet."
    case notTried = "Not switched off yet."
    case alsoObservations = "and {observations}"
    case shownBy = "Shown by {experiments}"
    case shownByNone = "No experiment shows it yet."
    case seeUnknowns = "What is only assumed, and what would settle it: {unknowns}. What changed with which version of iOS: {versions}."
    case switchedOff =
        "Each rule is switched off, one at a time, and every case in which it decides something runs again: a rule is covered if that changes at least one verdict. Of {rules}: {counts}."
    case coveredCount = "{count} covered"
    case fixedCount = "{count} cannot be off, for a reason"
    case silentCount = "{count} not noticed yet"
    case unknownCount = "{count} not tried yet"
    case outdated = "Out of date: these experiments have changed since the rules were switched off: {experiments}."

    // Observations.
    case fidelity = "Fidelity"
    case fidelitySummary = "Every published observation of UIKit’s event order, held against the engine."
    case fidelityLead =
        "What people saw on devices and simulators, and what documents say, held against the engine. Each scene is staged as its source describes it; a log is compared line by line. Where order between peers is no evidence, or a source omits lines, the comparison says so."
    case partialObservations = "Observations are not part of this build."
    case byKind = "{observations} by kind."
    case countsByKind = "Counts by kind"
    case kind = "Kind"
    case checkable = "checkable"
    case readersDevices = "Readers’ devices"
    case whereItDiffers = "Where the engine differs"
    case nobodySaidWhy = "nobody has said why."
    case topics = "Topics"
    case topicTally = "{agree} agree, {differ} differ, {not} not checkable"
    case worth = "What the agreement is worth"
    case chance =
        "With the engine’s calls in random order, what happens within a call staying there, a scene that agrees would still agree {percent} % of the time ({shuffles} shuffles of each)."
    case blindScenes = "{count} agree in any order: they test that something happens, not when"
    case unseenRules = "{count} could be otherwise and no observation would differ"
    case unseenExperiments = "{count} have no observation beside them"
    case confidence = "confidence {confidence}"
    case low = "low"
    case medium = "medium"
    case high = "high"
    case foundByProject = "found by the project"
    case seenThere = "Seen"
    case engineDoes = "The engine"
    case nothing = "nothing"
    case expectedDone = "Expected: {expected}. Done: {done}."
    case supports = "Supports {rules}."

    // Open questions.
    case unknowns = "What nobody knows"
    case unknownsSummary = "Every assumption of the engine, what hangs on it, and what would settle it."
    case unknownsLead =
        "The engine has to decide where no document says and no published log shows what UIKit does. These are its {assumptions}. What hangs on one says “assumed” wherever it stands. For each there is a small case that a device would settle: stage it as the experiment does, and see which of the two orderings is printed."
    case howToAnswer =
        "`evdoc export` writes such a case as an app for a device, and `evdoc compare --accept` makes an observation of what the device has logged."
    case devicesSoFar = "{observations} of readers’ devices so far, {tally}: {devices}."
    case devicesAtCase = "Seen by readers in this case: {devices}"
    case chosenParts = "Parts of rules that are known otherwise"
    case chosenPartsLead =
        "Documents or logs show these {rules}, but leave something open that the engine has to decide. Its choice stands beside each."
    case unsettledStatements = "Statements of documents that nothing known decides:"
    case otherwise = "If it is not so: {sentence}"
    case claimsHang = "{claims} on it"
    case noClaimHangs = "No claim hangs on it."
    case whatSettles = "What would settle it"
    case stageCase = "Stage {experiment}, {case}, as in {file}. The two part at call {number}."
    case ifSo = "If it is so"
    case ifNot = "If it is not"

    // Reported bugs.
    case bugs = "Reported bugs"
    case bugsSummary =
        "Bugs of touches, gestures, controls and lists that engineers have reported in public, each with its cause and what to do."
    case bugsLead =
        "{bugs} bugs that engineers have reported in public, in our words, with cause and remedy; {reports} were read. For {answered} an experiment shows what happens; for {others} the page says what the reports say, as the engine does not model them."
    case bugsOfArea =
        "{counts}, most reported first: the cause, what to do, and the experiment that shows it or what the reports say."
    case areas = "Areas"
    case moreBugs = "{count} more"
    case bugAnswered = "Shown by {experiment}."
    case bugNotModelled = "Not modelled."
    case andLater = "{version} and later"
    case unmodelled = "What is not modelled"
    case unmodelledLead = "Beside each part stands what is known of it; the search knows the part by these names."

    // Versions.
    case versions = "Versions of iOS"
    case versionsSummary = "What changed in UIKit’s event system from iOS {oldest} to iOS {newest}."
    case versionsLead =
        "The engine behaves like iOS {newest}; a stage can ask for any version from {oldest} on. Here is what is known to have changed, the newest version first: rules that begin or cease to hold, what becomes of the experiments without them, and what the engine does not model."
    case notModelled = "Not modelled:"
    case sinceThen = "Since then: {sentence}"
    case notAnyMore = "Not any more: {sentence}"
    case before = "Before: {sentence}"
    case instead = "Instead: {sentence}"
    case evidence = "Evidence: {evidence}"
    case seenIn = "Seen in {experiments}"
}
