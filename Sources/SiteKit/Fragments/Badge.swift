import EventTrace
import ExperimentKit
import TranslationKit

/// A word with a colour that says the same.
enum Badge {
    static func verdict(_ verdict: Verdict) -> HTML {
        "<span class=\"badge \(verdict.rawValue)\">\(verdict.rawValue)</span>"
    }

    static func grade(_ grade: Grade) -> HTML {
        "<span class=\"badge \(grade.rawValue)\">\(grade.rawValue)</span>"
    }

    static func agreement(_ agreement: Agreement, _ translation: Translation = .english) -> HTML {
        let look =
            switch agreement {
            case .agrees: "confirmed"
            case .differs: "refuted"
            case .notCheckable: "undecided"
            }
        return "<span class=\"badge \(look)\">\(translation(PagePhrase(agreement)))</span>"
    }

    /// `7 confirmed`, `1 refuted`; verdicts that nothing has are left out.
    static func tally(_ claims: [ClaimVerdict]) -> [HTML] {
        Verdict.allCases.compactMap { verdict in
            let count = claims.filter { $0.verdict == verdict }.count
            return count == 0 ? nil : "<span class=\"badge \(verdict.rawValue)\">\(count) \(verdict.rawValue)</span>"
        }
    }
}
