import EventTrace
import ReportKit
import Studies

/// A word with a colour of the same meaning.
enum Badge {
    /// The verdict of a claim with its grade: a claim that is only assumed looks unlike one that was seen.
    static func verdict(of claim: ClaimVerdict, _ context: PageContext) -> HTML {
        let words = context.say(PagePhrase(claim.verdict))
        if claim.restsOnNoRule { return restingOnNoRule(claim.verdict.rawValue, words, context) }
        return badge(claim.verdict.rawValue, words, claim.grade, isDerived: claim.isDerived, context)
    }

    private static func restingOnNoRule(_ look: String, _ words: String, _ context: PageContext) -> HTML {
        "<span class=\"badge \(look) ungraded\">\(words)<span class=\"grade\">\(context.say(Phrase.noSingleRule))</span></span>"
    }

    /// The verdict with the grade, if there is one.
    static func badge(_ look: String, _ words: String, _ grade: Grade?, isDerived: Bool = false, _ context: PageContext) -> HTML {
        guard let grade else { return "<span class=\"badge \(look) ungraded\">\(words)</span>" }
        return """
            <span class="badge \(look) by-\(grade.rawValue)">\(words)\
            <span class="grade">\(context.say(PagePhrase(grade, isDerived: isDerived)))</span></span>
            """
    }

    static func grade(_ grade: Grade, _ context: PageContext) -> HTML {
        "<span class=\"badge \(grade.rawValue)\">\(context.say(PagePhrase(grade)))</span>"
    }

    /// The grade of a rule, and whether this project chose a part of it.
    static func grade(of rule: Rule, _ context: PageContext) -> HTML {
        guard rule.isChosenInPart else { return grade(rule.grade, context) }
        return "\(grade(rule.grade, context)) \(chosenInPart(context))"
    }

    static func chosenInPart(_ context: PageContext) -> HTML {
        "<span class=\"badge assumed\">\(context.say(Phrase.chosenInPart))</span>"
    }

    static func agreement(_ agreement: Agreement, _ context: PageContext) -> HTML {
        let look =
            switch agreement {
            case .agrees: "confirmed"
            case .differs: "refuted"
            case .notCheckable: "undecided"
            }
        return "<span class=\"badge \(look)\">\(context.say(Phrase(agreement)))</span>"
    }

    /// For example, `7 confirmed, seen on a device`, `1 refuted`; verdicts that no claim has are left out.
    static func tally(_ claims: [ClaimVerdict], _ context: PageContext) -> [HTML] {
        Verdict.allCases.flatMap { verdict in
            Grade.fromBest.flatMap { grade in
                [false, true].compactMap { isDerived -> HTML? in
                    let those = claims.filter { $0.verdict == verdict && $0.grade == grade && $0.isDerived == isDerived }
                    guard !those.isEmpty else { return nil }
                    let words = "\(those.count) \(context.say(PagePhrase(verdict)))"
                    if those.allSatisfy(\.restsOnNoRule) { return restingOnNoRule(verdict.rawValue, words, context) }
                    return badge(verdict.rawValue, words, grade, isDerived: isDerived, context)
                }
            }
        }
    }
}
