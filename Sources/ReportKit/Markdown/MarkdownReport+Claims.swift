import EventTrace
import Studies
import TranslationKit

extension MarkdownReport {
    /// The claims as a numbered list: the verdict first, then its reasons.
    var claims: String {
        let items = result.claims.enumerated().map { index, claim -> String in
            let number = "\(index + 1). "
            let indent = String(repeating: " ", count: number.utf8.count)
            let lines = details(claim).map { "\(indent)- \($0)\n" }.joined()
            return "\(number)\(verdict(claim))\(claim.isExpected ? "" : " ⚠") \(statement(claim))\n\(lines)"
        }
        return section(.claims, items.joined())
    }

    /// The verdict with the grade of the rules behind it, so that an assumption does not look like an observation.
    private func verdict(_ claim: ClaimVerdict) -> String {
        let verdict = say(Phrase(claim.verdict))
        let grade = claim.grade.map { Phrase($0, isDerived: claim.isDerived) } ?? (claim.restsOnNoRule ? .noSingleRule : nil)
        return grade.map { say(.verdictWithGrade, ["verdict": verdict, "grade": say($0)]) } ?? "**\(verdict)**"
    }

    /// Whether a report in English has the grades of claims, as it does after an ablation.
    public static func isGraded(_ report: String) -> Bool {
        let english = Translation.english
        return Verdict.allCases.contains { verdict in
            Grade.allCases.contains { grade in
                [false, true].contains { isDerived in
                    let words: KeyValuePairs = ["verdict": english(Phrase(verdict)), "grade": english(Phrase(grade, isDerived: isDerived))]
                    return report.contains(english(Phrase.verdictWithGrade, words))
                }
            }
        }
    }

    private func statement(_ claim: ClaimVerdict) -> String { told(claim.claim.statement) }

    private func details(_ claim: ClaimVerdict) -> [String] {
        var lines: [String] = []
        if claim.claim.condition != .always { lines.append(say(.about, ["condition": wording.condition(claim.claim.condition)])) }
        lines += evidence(claim)
        if let explanation = claim.claim.explanation { lines.append(titled(.why, linked(explanation))) }
        if let known = claim.claim.knownRefutation {
            lines.append(titled(claim.isSurprise ? .surprise : .known, linked(known)))
        }
        let rules = claim.claim.rules.map(named)
        if !rules.isEmpty { lines.append(titled(.rules, list(rules))) }
        let footing = (claim.footing ?? []).filter { !claim.claim.rules.contains($0) }.map(named)
        if !footing.isEmpty { lines.append(titled(.restsOn, list(footing))) }
        lines += claim.claim.quotes.map { told($0) } + claim.claim.contradicts.map { told($0, as: .exceptionTo) }
        return lines
    }

    private func evidence(_ claim: ClaimVerdict) -> [String] {
        switch claim.verdict {
        case .confirmed: return [say(.support, ["cases": wording.cases(claim.supporting.count)])]
        case .undecided: return claim.reason.map { [wording.doubt($0)] } ?? []
        case .refuted:
            let total = claim.supporting.count + claim.contradicting.count
            let contradicted = say(.contradicted, ["count": "\(claim.contradicting.count)", "cases": wording.cases(total)])
            return [contradicted] + (claim.counterexample.map { [told($0)] } ?? [])
        }
    }

    /// The name of a rule, marked if the rule is assumed, or chosen in part by this project.
    private func named(_ rule: Rule) -> String {
        let mark: Phrase? = rule.grade == .assumed ? .assumed : rule.isChosenInPart ? .chosenInPart : nil
        return "\(rule.id)\(mark.map { aside(say($0)) } ?? "")"
    }

    private func told(_ counterexample: ClaimVerdict.Counterexample) -> String {
        let mismatch = counterexample.mismatch
        let told = list([titled(.expected, wording.expected(mismatch)), titled(.seen, wording.seen(mismatch))], .semicolon)
        return counterexample.case.variables.isEmpty ? told : titled(Markdown.code(counterexample.case.description), told)
    }
}
