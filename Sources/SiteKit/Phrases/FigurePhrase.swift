import FigureKit
import TranslationKit

/// The fixed phrases of figures.
package enum FigurePhrase: String, FixedPhrase {
    package static let context = "figure"

    // Reading a figure.
    case stage = "The stage"
    case stageHit = "The stage; the touch hits {views}"
    case lanes = "What is called, over time: {ordering}"
    case legend = "In the figure: {pieces}."
    case legendViews = "left, the views to scale, those on the hit path in colour"
    case legendTag = "a tag is a recognizer"
    case legendRequirement = "the arrow of a tag points to the recognizer that has to fail first"
    case legendTime = "right, time runs downwards in milliseconds"
    case legendCall = "● is a call"
    case legendAction = "⚑ is an action"
    case legendDecision = "◆ is a decision of the engine"
    case legendLine = "— is a line that the experiment writes"
    case legendFinger = "a bar in colour is a finger that is down"
    case legendSpan = "a grey bar is a call within which others are made"
    case legendHeld = "a dashed box is a touch that is held back"
    case legendPossible = "a thin bar is a recognizer that is possible"
    case legendActive = "a thick bar is a recognizer that is active"
    case others = "The other orderings ({count})"

    // Playing with it.
    case `where` = "Where"
    case and = ", "
    case then = ", this happens:"
    case step = "Step"
    case before = "One step back"
    case next = "One step on"
    case start = "Before the first step"
    case stepOf = "{step} of {steps}"
    case play = "Play"
    case pause = "Pause"
    case caseNumber = "Case {number}: {ordering}"
    case notThere = "The experiment does not have this combination; the nearest case is shown."
    case compare = "Compare with another case"
    case compareWith = "Compare with"
    case nothing = "nothing"
    case call = "Call"
    case here = "Here"
    case there = "There"
    case onlyHere = "only here"
    case onlyThere = "only there"
    case moved = "moved"
    case same = "The same calls in the same order."
    case copyComparison = "Copy as Markdown"
    case copied = "Copied"
    case log = "The engine’s decisions in this case"
    case entry = "Entry"
    case rule = "Rule"
    case holdsHere = "holds in this case"
    case failsHere = "does not hold in this case"

    // Why, and why not.
    case why = "Why, and why not"
    case proof = "Proof: {proof}"
    case notCalled = "Not called here, but in other cases"
    case noReason = "This happens in every case; no single rule decides it."
    case decisionItself = "The engine decides this by {rule}: {sentence}"
    case chooseStep = "Step to a call to see why it is made."

    // Trying it out.
    case tryIt = "Try it under your own finger"
    case noSuchCase = "There is no case {number}; this is case {shown} of {cases}."
    case tryTap = "Try it: tap the ring."
    case tryTaps = "Try it: tap the ring {count} times."
    case tryHold = "Try it: hold the ring for {seconds} s."
    case tryDrag = "Try it: press the ring and drag along the line."
    case tryFingers = "Try it: press the {count} rings together and follow the lines."
    case expectedLanes = "The calls of the experiment’s own touches, until you touch the stage"
    case tryNote =
        "Touch the stage with a finger, a pen or the mouse; with the alt key the mouse is two fingers. On a keyboard the arrow keys move a finger and the space bar presses it down. The number keys take steps of the script, also while something is down."
    case liveStage = "The stage, to be touched"
    case liveCalls = "What is called"
    case liveLanes = "The last calls, over time"
    case scriptSteps = "Steps of the script:"
    case goOn = "Go on"
    case oneCallBack = "One call back"
    case again = "Begin anew"
    case playScript = "Play the experiment’s own script"
    case speed = "Speed"
    case copyCalls = "Copy the calls as Markdown"
    case close = "Close"
    case loading = "The engine is being loaded."
    case loadingFailed = "The engine cannot be loaded in this browser."
    case trapped = "Code of the experiment has stopped the engine; it goes on without the last touch."
    case holdsSoFar = "holds so far"
    case failsSoFar = "does not hold so far"

    // Words within a picture.
    case begins
    case recognizes
    case couldRecognize = "could recognize"
    case fails
    case isCancelled = "is cancelled"
    case turnsDown = "turns down"
    case givesWayTo = "gives way to"
    case waitsFor = "waits for"
    case declines = "declines"
    case held = "held back"
    case finger
    case pointer
    case hidden
    case interactionDisabled = "no interaction"
    case transparent
    case outside
    case animating
    case skipped
    case requires = "waits for the failure of"

    init(_ word: FigureWord) {
        self =
            switch word {
            case .begins: .begins
            case .recognizes: .recognizes
            case .couldRecognize: .couldRecognize
            case .fails: .fails
            case .isCancelled: .isCancelled
            case .turnsDown: .turnsDown
            case .givesWayTo: .givesWayTo
            case .waitsFor: .waitsFor
            case .declines: .declines
            case .held: .held
            case .finger: .finger
            case .pointer: .pointer
            case .hidden: .hidden
            case .interactionDisabled: .interactionDisabled
            case .transparent: .transparent
            case .outside: .outside
            case .animating: .animating
            case .skipped: .skipped
            case .requires: .requires
            }
    }
}
