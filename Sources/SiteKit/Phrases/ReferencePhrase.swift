import TranslationKit

/// The fixed phrases of the reference. Those that DocC has are spelled as it spells them.
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
    // What a symbol is.
    case framework = "Framework"
    case `class` = "Class"
    case `protocol` = "Protocol"
    case structure = "Structure"
    case enumeration = "Enumeration"
    case alias = "Type Alias"
    case function = "Function"
    case `operator` = "Operator"
    case variable = "Global Variable"
}

extension ReferencePhrase {
    private static let ofDocC: [ReferencePhrase] = [
        .classes, .protocols, .structures, .enumerations, .aliases, .functions, .operators, .variables, .initializers, .instanceProperties,
        .instanceMethods, .typeProperties, .typeMethods, .cases, .subscripts, .inheritsFrom, .inheritedBy, .conformsTo, .conformingTypes,
        .framework, .class, .protocol, .structure, .enumeration, .alias, .function, .operator, .variable,
    ]

    /// Nil for a heading that somebody wrote.
    init?(heading: String) {
        guard let phrase = ReferencePhrase.ofDocC.first(where: { $0.rawValue == heading }) else { return nil }
        self = phrase
    }
}
