import EventTrace
import ExperimentKit

extension MarkdownReport {
    /// A numbered list: the verdict first, then what stands behind it.
    var claims: String {
        let items = result.claims.enumerated().map { index, claim -> String in
            let number = "\(index + 1). "
            let indent = String(repeating: " ", count: number.utf8.count)
            let lines = details(claim).map { "\(indent)- \($0)\n" }.joined()
            return
                "\(number)**\(say(Phrase.verdict(claim.verdict.rawValue)))**\(claim.isExpected ? "" : " ⚠") \(statement(claim))\n\(lines)"
        }
        return section(Phrase.claims, items.joined())
    }

    private func statement(_ claim: ClaimVerdict) -> String { trimmed(say(claim.claim.statement)) }

    private func details(_ claim: ClaimVerdict) -> [String] {
        var lines: [String] = []
        if claim.claim.condition != .always { lines.append("\(say(Phrase.about)) \(say(claim.claim.condition.words))") }
        lines += evidence(claim)
        if claim.isWeak, let wider = claim.wider { lines.append(told(wider)) }
        if let explanation = claim.claim.explanation { lines.append("\(say(Phrase.why)): \(trimmed(say(explanation)))") }
        if let known = claim.claim.knownRefutation {
            lines.append("\(say(claim.isSurprise ? Phrase.surprise : Phrase.known)): \(trimmed(say(known)))")
        }
        if let quoted = claim.claim.quotes { lines.append(told(quoted)) }
        return lines
    }

    private func evidence(_ claim: ClaimVerdict) -> [String] {
        switch claim.verdict {
        case .confirmed: return [say(Phrase.support(claim.supporting.count))]
        case .undecided: return claim.reason.map { [say($0)] } ?? []
        case .refuted:
            let total = claim.supporting.count + claim.contradicting.count
            return [say(Phrase.contradicted(claim.contradicting.count, total))] + (claim.counterexample.map { [told($0)] } ?? [])
        }
    }

    private func told(_ wider: WiderCondition) -> String {
        let cases = say(Phrase.cases(wider.supporting.count))
        if wider.condition == .always { return "\(say(Phrase.weakerAlways)) (\(cases))" }
        return "\(say(Phrase.weaker)) \(say(wider.condition.words)) (\(cases))"
    }

    private func told(_ counterexample: ClaimVerdict.Counterexample) -> String {
        let mismatch = counterexample.mismatch
        let place = counterexample.case.variables.isEmpty ? "" : Markdown.code(counterexample.case.description) + ": "
        return "\(place)\(say(Phrase.expected)): \(say(mismatch.expected)); \(say(Phrase.seen)): \(say(mismatch.seen))"
    }
}
