import EventTrace
import Studies
import TranslationKit

/// The fixed phrases of documents’ pages, and of verdicts and grades on all.
package enum PagePhrase: String, FixedPhrase {
    package static let context = "page"

    // Documents.
    case documentsLead = "What each document says about behaviour, in our own words and in its order, with what became of it."
    case documentLead =
        "Every statement of the document, in our own words and in its order: the claims that put it to the test, what became of them, and why."
    case documentsTitle = "Documents"
    case chapters = "Sections"
    case evidence = "Evidence"
    case observations = "Observations"
    case why = "Why it is refuted"
    case reason = "No experiment can test it"
    case unsettled = "Nobody knows"
    case answer = "Answer"
    case holdsWhere = "It holds {condition}."
    case untestedPart = "Nobody tests this part"
    case aboutPart = "Of this part"
    case alsoIn = "The same stands in"
    case exception = "Exception"
    case whatHolds = "What holds"
    case whatDoesNot = "What does not"
    case toRemember = "To remember"
    case refutedStatements = "What is not so"
    case notYet = "No claim puts it to the test yet."
    case label = "{label}: "

    // Verdicts, states and agreement.
    case confirmed = "confirmed"
    case refuted = "refuted"
    case undecided = "undecided"
    case untestable = "untestable"
    case notYetTested = "not yet tested"
    case holdsUnderConditions = "holds under conditions"
    case answered = "answered"
    case documented = "documented"
    case seenOnDevice = "seen on a device"
    case assumed = "assumed"
    case fromDocumented = "by documented rules"
    case fromSeenOnDevice = "by observed rules"
}

extension PagePhrase {
    init(_ verdict: Verdict) {
        switch verdict {
        case .confirmed: self = .confirmed
        case .refuted: self = .refuted
        case .undecided: self = .undecided
        }
    }

    init(_ verdict: StatementVerdict) {
        switch verdict {
        case .confirmed: self = .confirmed
        case .holdsUnderConditions: self = .holdsUnderConditions
        case .refuted: self = .refuted
        case .answered: self = .answered
        case .undecided: self = .undecided
        case .untestable: self = .untestable
        case .notYetTested: self = .notYetTested
        }
    }

    init(_ grade: Grade) {
        switch grade {
        case .documented: self = .documented
        case .measured: self = .seenOnDevice
        case .assumed: self = .assumed
        }
    }

    /// The grade of a claim.
    init(_ grade: Grade, isDerived: Bool) {
        switch (grade, isDerived) {
        case (.documented, true): self = .fromDocumented
        case (.measured, true): self = .fromSeenOnDevice
        default: self = PagePhrase(grade)
        }
    }
}
