import ReportKit
import TranslationKit

/// The fixed phrases of pages about names of the API.
package enum APIPhrase: String, FixedPhrase {
    package static let context = "api"

    case lead =
        "What each name of the API does to the order of events: what it is, where it matters in the experiments, and what is claimed of it."
    case title = "API by name"
    case summary = "UIKit’s API by its effect on the order of events."
    case type = "Type"
    case property = "Property"
    case method = "Method"
    case function = "Function"
    case constant = "Constant"
    case delegateMethod = "Delegate method"
    case of = "{kind} of {type}"
    case byDefault = "By default {value}"
    case documented = "Documented: {text}"
    case applePage = "Apple’s page"
    case sideBySide = "Side by side"
    case differsOnly = "Two cases of {experiment} that differ in nothing else."
    case differsOnlyWith = "Two cases of {experiment} that differ in nothing else: {case}."
    case matters = "Where it matters"
    case mattersAlways = "{experiment}: in every case."
    case mattersWhere = "{experiment}: where {condition}."
    case neverMatters = "Where it makes no difference"
    case calledIn = "Where it is called"
    case calls = "{experiment}: in {cases}."
    case callsAnswered = "{experiment}: in {cases}; it returns {answers}."
    case claims = "What is claimed of it"
    case rules = "Rules that name it"
    case statements = "Statements that name it"
    case members = "Its members"
}

extension APIPhrase {
    init(_ kind: APISymbol.Kind) {
        switch kind {
        case .type: self = .type
        case .property: self = .property
        case .method: self = .method
        case .function: self = .function
        case .case: self = .constant
        case .delegateMethod: self = .delegateMethod
        }
    }
}
