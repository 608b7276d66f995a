import EventTrace
import ExperimentKit
import TranslationKit

/// A word with a colour that says the same.
enum Badge {
    /// What became of a claim, and how well it is known: what is only assumed does not look like what was seen.
    static func verdict(of claim: ClaimVerdict, _ translation: Translation = .english) -> HTML {
        badge(claim.verdict.rawValue, translation(PagePhrase(claim.verdict)), claim.grade, translation)
    }

    /// A verdict with its grade, where there is one.
    static func badge(_ look: String, _ words: String, _ grade: Grade?, _ translation: Translation) -> HTML {
        guard let grade else { return "<span class=\"badge \(look) ungraded\">\(words)</span>" }
        return """
            <span class="badge \(look) by-\(grade.rawValue)">\(words)\
            <span class="grade">\(translation(PagePhrase(grade)))</span></span>
            """
    }

    static func grade(_ grade: Grade) -> HTML {
        "<span class=\"badge \(grade.rawValue)\">\(Translation.english(PagePhrase(grade)))</span>"
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

    /// `7 confirmed, seen on a device`, `1 refuted`; what no claim has is left out.
    static func tally(_ claims: [ClaimVerdict]) -> [HTML] {
        Verdict.allCases.flatMap { verdict in
            Grade.fromBest.compactMap { grade -> HTML? in
                let count = claims.count { $0.verdict == verdict && $0.grade == grade }
                return count == 0 ? nil : badge(verdict.rawValue, "\(count) \(verdict.rawValue)", grade, .english)
            }
        }
    }
}
