import TranslationKit

/// The fixed phrases of the page about the site, of the first page and of the decision finder.
package enum AboutPhrase: String, FixedPhrase {
    package static let context = "about"

    // What this is.
    case title = "What this is, and how far to trust it"
    case short = "About"
    case summary =
        "An engine that behaves like UIKit’s event system, not UIKit itself: how the pages come about, how to read them, and what the three grades mean."
    case engine =
        "These pages are not made by UIKit. They are made by an engine that behaves like UIKit’s event system – hit-testing, the responder chain, gesture arbitration, control tracking, the event queue, on a virtual clock – and that was written from Apple’s documentation, public headers, WWDC talks and published logs. It runs ordinary UIKit code and records each call with the rule behind it."
    case engineLimits =
        "So an ordering on a page is what this engine does. It is what UIKit does as far as the rules behind it are right, and each rule says how well it is known. If the result matters to you, run the source of the experiment on a device."
    case howToRead = "How to read a page"
    case readAnswer = "The question, the answer, and what to do about it stand first."
    case readPicture = "The picture shows the views to scale, and where the finger touches down."
    case readTable =
        "The table has a column for each group of cases that behave alike. Read down a column to see the order of the calls; each row names the rule behind its call."
    case readClaims =
        "A claim is a sentence that a case could refute. Confirmed means: true in every case that it is about, on this engine. Beside the verdict stands the grade of the least known rule that it rests on; “by documented rules” says that the sentence follows from such rules on this engine, and that no source states the sentence itself. A claim without a grade rests on no single rule: whichever rule is switched off, the claim still holds."
    case readDevices = "“Seen on devices” holds published logs and documents against what the engine does in the same scene."
    case grades = "The three grades"
    case verdicts = "Verdicts"
    case confirmedMeans = "every case that the claim is about supports it."
    case refutedMeans = "at least one case contradicts it; the smallest is shown."
    case undecidedMeans = "no case decides it, or UIKit defines no order here."
    case fidelityNow =
        "Of {all} published observations {agree} agree with the engine, {differ} differ, and {not} cannot be checked: {fidelity}."
    case more = "More"
    case notes = "Notes"
    case notesSummary = "How the project came to its decisions, what its words mean, and how to write an experiment."
    case notTranslated = "This page has not been translated."
    case numbersNow = "The site has {experiments} with {cases}, {claims} and {rules}."

    // The first page.
    case lead =
        "evdoc runs UIKit code on an engine that behaves like UIKit’s event system, and shows the order of the calls with the rule behind each of them. It is not UIKit itself: {about}."
    case aboutLink = "what that means, and how far to trust it"
    case ask = "What is wrong? For example: button in a scroll view does not fire"
    case symptoms = "What is wrong?"
    case symptomsLead = "Choose what comes closest, or type it in your own words."
    case finderLead = "Or say what is under the finger, what is above it, and which gesture: {finder}."
    case bugsLead = "Or look for it among what others have reported: {bugs}."
    case introduction = "Or begin at the beginning: {page}."
    case allExperiments = "All experiments"
    case filter = "Filter the list"
    case filtered = "{shown} of {all}"
    case group = "Experiments"

    // The decision finder.
    case finder = "Who gets the touch?"
    case finderSummary = "Choose what is under the finger, what is above it and which gesture: the exact case, with who acts."
    case finderIntro = "Choose; the line below says what happens, and leads to the case with all its calls."
    case finderNeedsScript = "Choosing needs JavaScript. Without it, the table has every combination."
    case finderUnder = "Under the finger there is"
    case finderResult = "What happens"
    case finderNone = "This combination is not staged."
    case finderAll = "Every combination"
    case finderAbsent = "The experiment that answers this is not part of this build."
}
