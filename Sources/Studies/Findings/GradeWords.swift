import EventTrace
import ExperimentKit

/// The words by which a claim's text itself says how well the claim is known.
enum GradeWords {
    /// Whether the text says that the claim is less known than this grade.
    static func deny(_ grade: Grade, in text: String) -> Bool {
        switch grade {
        case .assumed: false
        case .measured: text.containsAny(assumed)
        case .documented:
            text.containsAny(assumed) || text.containsAny(undocumented) || text.containsAny(accounts) && !text.containsAny(publications)
        }
    }

    private static let assumed = ["ssumed", "engine's choice", "hoice of the engine", "ot settled"]
    private static let undocumented = [
        "ot documented", "ndocumented", "obody documents", "ot published", "o public source", "o log of it", "gives no number",
    ]
    /// An explanation that names developers alone, and nothing of Apple's, rests on accounts.
    private static let accounts = [
        "eports", "eport of", "eport says", "uthor", "rojects", "project finds", "account", "reported", "maintainer",
    ]
    private static let publications = ["ocument", "Apple", "eader", "WWDC", " log", "all stack", "measured", "bservation"]
}

extension String {
    fileprivate func containsAny(_ words: [String]) -> Bool { words.contains { TokenPattern("*\($0)*").matches(self) } }
}
