import TranslationKit

/// The fixed phrases of the reference. Phrases of DocC keep DocC's spelling.
package enum ReferencePhrase: String, FixedPhrase {
    package static let context = "reference"

    case lead =
        "What code can use, with the comments of its declarations. A name of Apple’s does what Apple documents as far as the engine models it; what is not modelled does not exist here."
    case summary = "The declarations of the engine and of the language of experiments, with their comments."
    case experiments = "What the experiments found out about it"
    case inReference = "In the reference"
    case members = "Its members"
    case relation = "{relation}: {names}"

    // Headings of DocC.
    case classes = "Classes"
    case protocols = "Protocols"
    case structures = "Structures"
    case enumerations = "Enumerations"
    case aliases = "Type Aliases"
    case functions = "Functions"
    case operators = "Operators"
    case variables = "Variables"
    case initializers = "Initializers"
    case instanceProperties = "Instance Properties"
    case instanceMethods = "Instance Methods"
    case typeProperties = "Type Properties"
    case typeMethods = "Type Methods"
    case cases = "Enumeration Cases"
    case subscripts = "Subscripts"
    case inheritsFrom = "Inherits From"
    case inheritedBy = "Inherited By"
    case conformsTo = "Conforms To"
    case conformingTypes = "Conforming Types"
    // The kinds of symbols.
    case framework = "Framework"
    case `class` = "Class"
    case `protocol` = "Protocol"
    case structure = "Structure"
    case enumeration = "Enumeration"
    case alias = "Type Alias"
    case function = "Function"
    case `operator` = "Operator"
    case variable = "Global Variable"
    // The descriptions of the modules in site/reference.docc.
    case moduleUIKit = "The engine: what it models of UIKit, with Apple’s names, signatures and defaults."
    case moduleExperimentKit =
        "The language of experiments: what is varied, how it is staged, what the fingers do, and what is claimed of the outcome."
    case moduleStudies =
        "Runs of experiments: what happened in each case, what became of the claims, and whether the engine does what was observed."
    case moduleQuartzCore =
        "The tree of layers below the views: their geometry, by which touches are hit, and animations as data."
    case moduleCoreGraphics = "Transforms and paths. Nothing is drawn."
    // Its topics.
    case topicEvents = "Events and responders"
    case topicViews = "Views"
    case topicGestures = "Gestures"
    case topicControls = "Controls"
    case topicLists = "Scroll views and lists"
    case topicEditedText = "Text that is edited"
    case topicBars = "Controllers, bars and menus"
    case topicLayout = "Layout"
    case topicAnimations = "Animations and time"
    case topicData = "Text, images and colours as data"
    case topicDevice = "The app and its device"
    case topicObjectiveC = "What stands in for Objective-C"
    case topicExperiment = "An experiment"
    case topicFingers = "What the fingers do"
    case topicClaims = "What readers ask about, and what is claimed"
    case topicRecord = "Objects whose calls stand in the record"
    case topicDocuments = "Documents that are put to the test"
    case topicStages = "The stage of a case, and mistakes"
    case topicRuns = "Running an experiment"
    case topicFindings = "What a run has found"
    case topicVerdicts = "What became of a claim"
    case topicScenes = "Published observations on the engine"
}

extension ReferencePhrase {
    private static let ofDocC: [ReferencePhrase] = [
        .classes, .protocols, .structures, .enumerations, .aliases, .functions, .operators, .variables, .initializers, .instanceProperties,
        .instanceMethods, .typeProperties, .typeMethods, .cases, .subscripts, .inheritsFrom, .inheritedBy, .conformsTo, .conformingTypes,
        .framework, .class, .protocol, .structure, .enumeration, .alias, .function, .operator, .variable,
    ]
    private static let ofThisReference: [ReferencePhrase] = [
        .moduleUIKit, .moduleExperimentKit, .moduleStudies, .moduleQuartzCore, .moduleCoreGraphics,
        .topicEvents, .topicViews, .topicGestures, .topicControls, .topicLists, .topicEditedText, .topicBars, .topicLayout,
        .topicAnimations,
        .topicData, .topicDevice, .topicObjectiveC,
        .topicExperiment, .topicFingers, .topicClaims, .topicRecord, .topicDocuments, .topicStages, .topicRuns, .topicFindings,
        .topicVerdicts, .topicScenes,
    ]
    private static let spelled = Dictionary(uniqueKeysWithValues: (ofDocC + ofThisReference).map { ($0.rawValue, $0) })

    /// Nil for a text of another author.
    init?(text: String) {
        guard let phrase = ReferencePhrase.spelled[text] else { return nil }
        self = phrase
    }
}
