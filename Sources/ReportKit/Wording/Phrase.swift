import EventTrace
import Studies
import TranslationKit

/// The fixed phrases of reports.
public enum Phrase: String, FixedPhrase {
    public static let context = "report"

    // Headings and labels of a report.
    case question = "Question"
    case answer = "Answer"
    case remedy = "What to do"
    case stage = "Stage"
    case variables = "Variables"
    case orderings = "Observed orderings"
    case printedOrders = "Printed orders"
    case printedOrdersCaption = "The order in which a document says that its code prints, beside what the same code prints here."
    case `where` = "Where"
    case documentPrints = "What the document prints"
    case happensHere = "What happens here"
    case theSame = "the same"
    case whatHappens = "What happens"
    case baseCase = "Base case"
    case outcome = "Outcome"
    case whatChanges = "What changes it"
    case matrix = "All cases at a glance"
    case instead = "Instead"
    case sequenceFromThere = "The sequence, from where it differs"
    case changesPrints = "Changes printed lines only: {variables}."
    case changesNested = "Changes only calls that are made within other calls, and printed lines: {variables}."
    case changesNothing = "Changes no call: {variables}."
    case changesNotTheBase = "No effect in the base case, but in others: {variables}."
    case together = "Both at once: {one} (down) and {other} (across)"
    case sameInRows = "The same in every row: {outcomes}."
    case sameInCells = "The same in every cell: {outcomes}."
    case sameWhere = "The same where {conditions}."
    case sameWhereOneOf = "The same where one of these alone is otherwise, though two together may change it: {conditions}."
    case allOrderings = "All {orderings} of {cases}"
    case unexplained = "another order, without a known reason"
    case claims = "Claims"
    case observations = "Seen on devices"
    case seenOnDevice = "Seen"
    case theEngine = "The engine"
    case kindLog = "printed log"
    case kindDocument = "Apple’s documents and talks"
    case kindWriteup = "described experiment"
    case kindDevice = "a reader’s device"
    case agrees = "agrees"
    case differs = "differs"
    case notCheckable = "not checkable"
    case after = "{to} {time} ms after {from}, give or take {tolerance} ms"
    case source = "Source"
    case rules = "Rules"
    case restsOn = "Rests on"
    case chosenInPart = "in part our choice"
    case rulesAtWork = "Rules at work"
    case variable = "Variable"
    case meaning = "Meaning"
    case values = "Values"
    case call = "Call"
    case everyCase = "every case"
    case again = "↕ marks a call that stands in two rows, because its place differs."
    case expected = "Expected"
    case seen = "seen"
    case document = "Document"
    case exceptionTo = "An exception to document"
    case about = "About the cases where {condition}"
    case known = "Why it is refuted"
    case why = "Why"
    case surprise = "The author expected it to be refuted, and it no longer is; the reason given"
    case recognizers = "recognizers"
    case others = "Also there"
    case comesFrom = "It comes from"
    case everyOrdering = "Every case"
    case asTheBase = "the base case"
    case noneOfThese = "none of these"
    case matrixLeavesOut = "What a cell does not name does not happen there."
    case asInTheBase = "as in the base case"
    case asTheBaseBut = "as the base case, but {values}"
    case numberedCase = "case {number}"
    case numberedCases = "cases {numbers}"
    case numbered = "{words}, no. {number}"
    case unordered = "≈ marks calls whose order among themselves UIKit does not define."
    case leftOut = "Left out"
    case atPoint = " at ({x}, {y})"

    // Verdicts and grades.
    case confirmed = "Confirmed"
    case refuted = "Refuted"
    case undecided = "Undecided"
    case documented = "documented"
    case measured = "seen on a device"
    case assumed = "assumed"
    case fromDocumented = "by documented rules"
    case fromMeasured = "by observed rules"
    case noSingleRule = "by no single rule"
    case verdictWithGrade = "**{verdict}** ({grade})"

    // Counts.
    case oneCase = "1 case"
    case manyCases = "{count} cases"
    case oneOrdering = "1 ordering"
    case manyOrderings = "{count} orderings"
    case support = "Supported by {cases}"
    case contradicted = "Contradicted by {count} of {cases}"

    // Versions of iOS.
    case versions = "Other versions of iOS"
    case versionsSince = "since iOS {version}"
    case versionsBefore = "before iOS {version}"
    case versionsBetween = "since iOS {since}, before iOS {before}"
    case otherThere = "another ordering in {cases} of {count}, by {rules}"
    case onlyVerdicts = "the same orderings, other verdicts, by {rules}"
    case verdictThere = "{verdict} there: {claim}"
    case exampleOfCase = "With {case}:"
    case newestVersion = "iOS {version}"

    // Pictures.

    // Conditions.
    case always = "always"
    case never = "never"
    case variableIs = "`{variable}` is {values}"
    case variableIsNot = "`{variable}` is not {values}"
    case numberIs = "{number} is {values}"
    case propertyIs = "{property} is `{value}`"
    case whether = "whether {condition}"
    case titleOpen = "“{title} …”"
    case clauseOpen = "“{clause}”"
    case orLast = "{values} or {last}"
    case orBetween = " or "
    case notSo = "not: {condition}"
    case bothConditions = "{left} and {right}"
    case eitherCondition = "{left}, or {right}"
    case inParentheses = "({condition})"

    // Calls.
    case moreCalls = "{count} more calls"
    case noCalls = "no calls"
    case callsAndMore = "{calls} and {count} more"
    case theCalls = "the calls: {calls}"
    case nothingMore = "nothing more"
    case callAtDepth = "{call} at depth {depth} as call {number}"
    case callReturningAtDepth = "{call} returning {answer} at depth {depth} as call {number}"

    // What was expected.
    case inThisOrder = "in this order: {calls}"
    case exactlyCalls = "exactly {calls}"
    case atLeastOnce = "{call} at least once"
    case noCall = "no {call}"
    case callOnce = "{call} once"
    case callTimes = "{call} {count} times"
    case before = "{first} before {second}"
    case nested = "{inner} inside {outer}"
    case toOneReceiver = "{call} to one receiver"
    case toReceivers = "{call} to {count} receivers"
    case returns = "{call} returns {answer}"
    case decision = "the decision {decision}"
    case noDecision = "no decision {decision}"
    case ruleAtWork = "rule {rule} at work"
    case ruleNotAtWork = "rule {rule} not at work"
    case sameAs = "the same as with {variable} {value}: {call}"
    case anotherOrdering = "another ordering for another {variable}"
    case interval = "{to} {time} ms after {from}"
    case intervalFromStart = "{to} {time} ms after the start"

    // What was seen.
    case noCallOf = "no {call}; {calls}"
    case noCallAfter = "no {call} after {previous}; {calls}"
    case onceCalls = "once: {calls}"
    case timesCalls = "{count} times: {calls}"
    case without = "{first} without {second}"
    case insideNothing = "{call} inside no other call"
    case insideCalls = "{call} inside {calls}"
    case returned = "{call} returned {answer}"
    case returnedNothing = "{call} returned nothing"
    case noSuchDecision = "no such decision"
    case decisionBy = "{decision} by {rule}"
    case reasonForNothing = "it is the reason for nothing"
    case reasonFor = "it is the reason for {decision}"
    case sameWhatever = "the same whatever {variable} is: {calls}"
    case opposite = "the opposite; {calls}"
    case nothing = "nothing"
    case logEnds = "the log ends after {lines}"
    case logParts = "{lines}; the two part at line {number}"
    case noInterval = "one of the two does not happen"
    case milliseconds = "{time} ms"

    // Why nothing can be said.
    case openOrder = "it rests on an order that UIKit does not define"
    case inNoCase = "in no case: {reason}"
    case noCaseWhere = "no case is one where {condition}"
    case nothingExpected = "nothing is expected"
    case doesNotHappen = "{call} does not happen"
    case noOtherCase = "no other case differs in {variable} only"
}

extension Phrase {
    init(_ verdict: Verdict) {
        switch verdict {
        case .confirmed: self = .confirmed
        case .refuted: self = .refuted
        case .undecided: self = .undecided
        }
    }

    init(_ grade: Grade) {
        switch grade {
        case .documented: self = .documented
        case .measured: self = .measured
        case .assumed: self = .assumed
        }
    }
}

extension Phrase {
    public init(_ agreement: Agreement) {
        switch agreement {
        case .agrees: self = .agrees
        case .differs: self = .differs
        case .notCheckable: self = .notCheckable
        }
    }

    public init(_ kind: Observation.Kind) {
        switch kind {
        case .log: self = .kindLog
        case .appleDoc: self = .kindDocument
        case .writeup: self = .kindWriteup
        case .device: self = .kindDevice
        }
    }
}

extension Phrase {
    /// The grade of a claim.
    init(_ grade: Grade, isDerived: Bool) {
        switch (grade, isDerived) {
        case (.documented, true): self = .fromDocumented
        case (.measured, true): self = .fromMeasured
        default: self = Phrase(grade)
        }
    }
}

extension Wording {
    public func grade(_ grade: Grade) -> String { say(Phrase(grade)) }

    func cases(_ count: Int) -> String { count == 1 ? say(.oneCase) : say(.manyCases, ["count": "\(count)"]) }

    func orderings(_ count: Int) -> String { count == 1 ? say(.oneOrdering) : say(.manyOrderings, ["count": "\(count)"]) }
}
