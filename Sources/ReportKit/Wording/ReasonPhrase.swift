import TranslationKit

/// The fixed phrases of reasons for a call or its absence. Each phrase of a chain is a sentence of its own.
public enum ReasonPhrase: String, FixedPhrase {
    public static let context = "reason"

    // What is said why of, and what proves it.
    case isMade = "{call} is called"
    case isMadeAgain = "{call} is called ({number} of {count})"
    case isMissing = "{call} is not called"
    case isNoted = "The experiment notes “{text}”"
    case isNotedAgain = "The experiment notes “{text}” ({number} of {count})"
    case isNotNoted = "The experiment does not note “{text}”"
    case madeWithoutRule = "Without {rule} this happens."
    case missingWithoutRule = "Without {rule} this does not happen."
    case madeWhere = "This happens where {condition} and nothing else differs."
    case missingWhere = "This does not happen where {condition} and nothing else differs."
    case inOtherCase = "In case {number} instead: {sentence}"

    // What comes in.
    case fingerDown = "Finger {finger} goes down at {time} ms."
    case fingerMoves = "Finger {finger} moves at {time} ms."
    case fingerLifts = "Finger {finger} lifts at {time} ms."
    case fingersDown = "Fingers {fingers} go down at {time} ms."
    case fingersMove = "Fingers {fingers} move at {time} ms."
    case fingersLift = "Fingers {fingers} lift at {time} ms."
    case pointerDown = "A button of the pointer goes down at {time} ms."
    case pointerMoves = "The pointer moves with a button down at {time} ms."
    case pointerLifts = "The button of the pointer comes up at {time} ms."
    case fingerIsCancelled = "The system cancels the touch of finger {finger} at {time} ms."
    case fingersAreCancelled = "The system cancels the touches of fingers {fingers} at {time} ms."
    case pointerIsCancelled = "The system cancels the touch of the pointer at {time} ms."
    case eventComesIn = "An event comes in at {time} ms."
    case timePasses = "At {time} ms a timer comes due, or code of the experiment runs."

    // Calls.
    case call = "{call} is called."
    case actionFires = "{subject} fires its action for {detail}."
    case answers = "{subject} is asked {method} and answers {answer}."
    case answersAbout = "{subject} is asked {method} about {about} and answers {answer}."
    case mark = "The experiment notes “{text}”."

    // Objects that the engine has beside those of the experiment.
    case ownObject = "{name} ({words})"
    case scrollPan = "the scroll view's pan recognizer"
    case contentTouchDelay = "the scroll view's recognizer that delays touches"
    case cellContentView = "a cell's content view"

    // Hit-testing.
    case skipHidden = "Hit-testing skips {subject}, because it is hidden."
    case skipDisabled = "Hit-testing skips {subject}, because its `isUserInteractionEnabled` is off."
    case skipTransparent = "Hit-testing skips {subject}, because it is transparent."
    case skipOutside = "Hit-testing skips {subject}, because the point is outside of it."
    case skipFinger = "{subject} skips this."
    case skip = "{subject} is skipped."
    case answersHitTest = "{subject} returns itself from `hitTest`."
    case bind = "{subject} becomes the view of the touch."
    case unbind = "`touch.view` is no longer {subject}."

    // Touches and messages.
    case forward = "{subject} passes the message on to {detail}."
    case keepMessage = "{subject} does not pass {detail} on."
    case keepTouch = "{subject} keeps the touch to itself."
    case dropMessage = "No responder after {subject} handles {detail}."
    case dropTouch = "The touch on {subject} is dropped."
    case dropBecause = "The touch is dropped: {detail}."
    case hold = "{detail} is held back from {subject}."
    case holdRow = "{subject} puts {detail} off."
    case withhold = "{subject} does not get the touch."
    case withholdBecause = "{subject} does not get the touch, because of {detail}."
    case withholdCall = "{subject} does not receive {detail}."
    case withholdEvent = "{subject} does not send {detail}."
    case withholdRow = "{subject} does not select {detail}."
    case release = "{subject} gets {detail} late."
    case cancel = "The touch of {subject} is cancelled."
    case cancelBecause = "The touch of {subject} is cancelled, because of {detail}."
    case cancelTransition = "The transition of {subject} is cancelled."
    case ignore = "{subject} no longer receives the touch."
    case ignoreOther = "{subject} takes no further part in the touch on {detail}."
    case count = "The touch on {subject} counts as tap {detail}."
    case coalesce = "The touch on {subject} has {detail} samples."
    case button = "The buttons of the pointer change: {detail}."
    case interrupt = "The system interrupts {subject}: {detail}."

    // Recognizers.
    case collect = "{subject}, a recognizer of {detail}, receives the touch."
    case decline = "{subject} does not receive the touch."
    case declineOther = "{subject} turns {detail} down."
    case declineToGoOn = "{subject} does not go on with these fingers."
    case stateFailed = "{subject} fails."
    case state = "The state of {subject} is now {detail}."
    case recognize = "{subject} is recognized."
    case recognizeFirst = "{subject} is recognized before the others: its view is deeper, or it was added last."
    case wait = "{subject} waits for {detail} to fail."
    case exclude = "{subject} is excluded by {detail}."
    case require = "{subject} has to wait for {detail} from now on."
    case remain = "{subject} stays {detail} until other recognizers have ended."
    case remainInWindow = "{subject} stays in the window."
    case revert = "{subject} is {detail} again before its reset."
    case cycle = "{subject} no longer waits for {detail}, because the two wait for each other."
    case spare = "{subject} does not exclude {detail}."
    case allow = "{subject} and {detail} may both be recognized."
    case join = "{subject} takes its place among the recognizers of the touch."
    case velocity = "{subject} reports its velocity."
    case veto = "{subject} keeps {detail} from being recognized."

    // Controls.
    case track = "{subject} takes up tracking."
    case trackNot = "{subject} does not track the touch."
    case trackEvent = "{subject} tracks the touch: {detail}."
    case send = "{subject} sends {detail}."
    case joinEvent = "{subject} sends {detail} in the same pass."
    case valueChanges = "The finger changes the value of {subject}."

    // Scroll views, lists, and the rest.
    case highlight = "{subject} highlights {detail}."
    case select = "{subject} selects {detail}."
    case deselect = "{subject} deselects {detail}."
    case isDeselected = "{subject} is no longer selected."
    case show = "{subject} shows {detail}."
    case scroll = "The content of {subject} moves without a finger: {detail}."
    case zoom = "{subject} shows {detail} larger or smaller."
    case timer = "A timer of {subject} comes due."
    case animate = "An animation of {subject}: {detail}."
    case present = "{subject} presents {detail}."
    case dismiss = "{subject} dismisses {detail}."
    case keepPresentation = "{subject} keeps the presentation controller that was made at the first read."
    case place = "{subject} gets another frame."
    case placeAt = "{subject} puts what the finger drags at {detail}."
    case placeFloating = "A header or footer of {subject} floats."
    case placeInFront = "{subject} comes to the front."
    case placeBehind = "{detail} lies in front of {subject}."
    case placeNowhere = "{subject} is hidden."
    case firstResponder = "{subject} becomes first responder."
    case firstResponderAfter = "{subject} becomes first responder in the place of {detail}."
    case notFirstResponder = "{subject} does not become first responder."
    case keyWindow = "{subject} becomes the key window."
    case caret = "The caret of {subject} goes to the end of the text."
    case keyboardNotNeeded = "The text of {subject} is not edited: no keyboard comes for it."
    case keyboardAway = "The keyboard of {subject} is away, because another window is key."
    case keyboard = "With the input views of {subject} the keyboard is {detail} points high."
    case statusBar = "{subject} decides about the status bar: {detail}."
    case decides = "The engine decides: {decision}."
}

extension ReasonPhrase {
    /// The words for an object of the engine's own; nil for other names.
    init?(ownObject kind: String) {
        switch kind {
        case "scrollPan": self = .scrollPan
        case "contentTouchDelay": self = .contentTouchDelay
        case "cellContentView": self = .cellContentView
        default: return nil
        }
    }
}
