import TranslationKit

/// The fixed phrases of the page on which a reader builds a stage.
package enum BuilderPhrase: String, FixedPhrase {
    package static let context = "builder"

    case title = "Build your own stage"
    case summary =
        "Put views, controls and gesture recognizers together, touch them, see every call with its rule, and take the Swift with you."
    case lead =
        "Put views, controls and recognizers together and touch them: the list shows every call with the rule that made it. Change a property and the same touches come again."
    case indexLead = "Or put views and recognizers together yourself, touch them, and see who is called: {build}."
    case tryLead = "Something else? {build}"
    case needsScript = "Building a stage needs JavaScript. Without it, the {experiments} have what was found out about many."
    case loading = "Loading the engine …"
    case loadingFailed = "The engine could not be loaded. A stage can be built, but not touched."

    // Beginning.
    case starters = "Begin with"
    case empty = "nothing"
    case buttonAndTap = "a button in a view with a tap"
    case sliderInScrollView = "a slider in a scroll view"
    case singleAndDoubleTap = "a tap that waits for a double tap"

    // The parts.
    case addView = "Add a view"
    case addRecognizer = "Add a recognizer"
    case parts = "Views and recognizers"
    case root = "root view"
    case delete = "Delete"
    case backwards = "Backwards"
    case forwards = "Forwards"
    case into = "Into the view before"
    case out = "Out of its view"

    // The stage.
    case stage = "The stage"
    case mode = "With the pointer"
    case arrange = "Arrange"
    case touch = "Touch"
    case arrangeNote =
        "Drag a view or its corners; with the shift key nothing snaps. On a keyboard the arrow keys move the chosen view by 1 point, with the shift key by 10, with the alt key they change its size; Delete removes it."
    case touchNote =
        "Touch the stage with a finger, a pen or the mouse; with the alt key the mouse is two fingers. On a keyboard the arrow keys move a finger and the space bar presses it down."
    case undo = "Undo"
    case redo = "Redo"

    // Properties.
    case properties = "Properties of {name}"
    case rootNote = "Choose a view or a recognizer, on the stage or in the list. What is added now goes into the root view."
    case name = "Name"
    case frame = "Frame"
    case width = "width"
    case height = "height"
    case behaviour = "Properties"
    case unlimited = "no limit"
    case overrides = "Overrides"
    case notOverridden = "not overridden"
    case callsSuper = "calls super"
    case doesNotCallSuper = "does not call super"
    case answersNil = "answers nil"
    case margin = "larger by, in points"
    case events = "Actions for events"
    case requirements = "Waits for the failure of"
    case delegate = "What its delegate answers"
    case noMethod = "no such method"
    case yes = "yes"
    case no = "no"
    case ownView = "yes, if it is a touch of its own view"
    case everyone = "yes, for every other"
    case chosen = "yes, for these"
    case nobodyElse = "There is no other recognizer."

    // What is called.
    case calls = "What is called"
    case milliseconds = "ms"
    case call = "Call"
    case rule = "Rule"
    case lanes = "Who is called, lane by lane"
    case noCalls = "Nothing yet: choose Touch, and touch the stage."
    case again = "Begin anew"
    case copyCalls = "Copy the calls as Markdown"
    case copied = "Copied"

    // Taking it along.
    case swift = "As Swift"
    case controller = "View controller for iOS"
    case experiment = "Experiment of this project"
    case copySwift = "Copy the Swift"
    case copyAddress = "Copy the address"
    case addressNote = "The address of this page has the stage and the touches: whoever opens it sees the same."

    // Mistakes.
    case mistakeSyntax = "The address has no stage that can be read."
    case mistakeTooLong = "The stage is too large."
    case mistakeTooDeep = "Views are in too many views."
    case mistakeTooManyViews = "There may be 64 views."
    case mistakeTooManyRecognizers = "There may be 64 recognizers."
    case mistakeKey = "There is no such thing here, or it is missing: {subject}"
    case mistakeValue = "This is no value of it: {subject}"
    case mistakeName =
        "This is no free name: {subject}. A name begins with a small letter, has letters, digits and _, and is no word of Swift or of a view controller."
    case mistakeSameName = "Two have this name: {subject}"
    case mistakeUnknownName = "No recognizer has this name: {subject}"
    case mistakeLoop = "It would wait for itself: {subject}"

    /// The phrases that the script shows, by the names of the cases.
    static let spoken: [BuilderPhrase] = [
        .addRecognizer, .addView, .addressNote, .again, .answersNil, .arrange, .arrangeNote, .backwards, .behaviour, .call, .calls,
        .callsSuper, .chosen, .controller, .copied, .copyAddress, .copyCalls, .copySwift, .delegate, .delete, .doesNotCallSuper,
        .empty, .events, .everyone, .experiment, .forwards, .frame, .height, .into, .lanes, .loading, .loadingFailed, .margin,
        .milliseconds, .mode, .name, .no, .noCalls, .noMethod, .nobodyElse, .notOverridden, .out, .overrides, .ownView, .parts,
        .properties, .redo, .requirements, .root, .rootNote, .rule, .stage, .starters, .swift, .touch, .touchNote, .undo,
        .unlimited, .width, .yes,
    ]

    /// The phrases for mistakes of a sketch, by the kind of the mistake.
    static let mistakes: [(kind: String, phrase: BuilderPhrase)] = [
        ("syntax", .mistakeSyntax), ("tooLong", .mistakeTooLong), ("tooDeep", .mistakeTooDeep), ("tooManyViews", .mistakeTooManyViews),
        ("tooManyRecognizers", .mistakeTooManyRecognizers), ("key", .mistakeKey), ("value", .mistakeValue), ("name", .mistakeName),
        ("sameName", .mistakeSameName), ("unknownName", .mistakeUnknownName), ("loop", .mistakeLoop),
    ]
}
