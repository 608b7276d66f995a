import EventTrace
import ExperimentKit
import Studies

extension Wording {
    public func expected(_ mismatch: Mismatch) -> String {
        switch mismatch.expected {
        case .order(let patterns): say(.inThisOrder, ["calls": list(patterns)])
        case .ordering(let patterns): patterns.isEmpty ? say(.noCalls) : say(.exactlyCalls, ["calls": list(patterns)])
        case .happens(let pattern): say(.atLeastOnce, ["call": code(pattern)])
        case .exactly(0, let pattern): say(.noCall, ["call": code(pattern)])
        case .exactly(1, let pattern): say(.callOnce, ["call": code(pattern)])
        case .exactly(let count, let pattern): say(.callTimes, ["call": code(pattern), "count": "\(count)"])
        case .before(let one, let other): before(one, other)
        case .nested(let inner, let outer): say(.nested, ["inner": code(inner), "outer": code(outer)])
        case .outermost(let pattern): say(.insideNothing, ["call": code(pattern)])
        case .receivers(1, let pattern): say(.toOneReceiver, ["call": code(pattern)])
        case .receivers(let count, let pattern): say(.toReceivers, ["call": code(pattern), "count": "\(count)"])
        case .answer(let pattern, let answer): say(.returns, ["call": code(pattern), "answer": answer])
        case .decision(let pattern, let isMade): say(isMade ? .decision : .noDecision, ["decision": code(pattern)])
        case .rule(let rule, let isAtWork): say(isAtWork ? .ruleAtWork : .ruleNotAtWork, ["rule": rule.description])
        case .same(let place, let name, let value): say(.sameAs, ["variable": code(name), "value": value, "call": line(place)])
        case .difference(let name): say(.anotherOrdering, ["variable": code(name)])
        case .sentence(let sentence): translation(sentence, in: context)
        case .log(let lines): list(lines)
        case .interval(let from, let to, let range): interval(from, to, range)
        }
    }

    func before(_ one: TokenPattern, _ other: TokenPattern) -> String {
        say(.before, ["first": code(one), "second": code(other)])
    }

    private func interval(_ from: TokenPattern?, _ to: TokenPattern, _ range: MillisecondRange) -> String {
        let (least, most) = (time(range.lowerBound), time(range.upperBound))
        let time = least == most ? least : "\(least)–\(most)"
        guard let from else { return say(.intervalFromStart, ["to": code(to), "time": time]) }
        return say(.interval, ["to": code(to), "time": time, "from": code(from)])
    }

    func time(_ milliseconds: Double) -> String { "\(Milliseconds(milliseconds / 1000))" }
}
