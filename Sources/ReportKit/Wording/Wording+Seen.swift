import EventTrace
import ExperimentKit
import Studies

extension Wording {
    public func seen(_ mismatch: Mismatch) -> String {
        switch mismatch.seen {
        case .calls(let made): calls(made)
        case .none(let pattern, let made): say(.noCallOf, ["call": code(pattern), "calls": calls(made)])
        case .matches(let made):
            // The number stands before calls that are all the same.
            made.count == 1
                ? say(.onceCalls, ["calls": calls(made)])
                : say(
                    .timesCalls,
                    ["count": "\(made.count)", "calls": calls(Set(made.map { $0.token }).count == 1 ? Array(made.prefix(1)) : made)])
        case .orderBreaks(let missing, let previous, let made): orderBreaks(before: missing, after: previous, made)
        case .before(let one, let other): before(one, other)
        case .alone(let one, let other): say(.without, ["first": code(one), "second": code(other)])
        case .inside(let call, let outer):
            outer.isEmpty ? say(.insideNothing, ["call": code(call)]) : say(.insideCalls, ["call": code(call), "calls": calls(outer)])
        case .answer(let call):
            call.answer.map { say(.returned, ["call": code(call), "answer": $0]) } ?? say(.returnedNothing, ["call": code(call)])
        case .noDecision: say(.noSuchDecision)
        case .decision(let decision, let rule): say(.decisionBy, ["decision": code(decision), "rule": rule?.description ?? ""])
        case .reason(let decision): decision.map { say(.reasonFor, ["decision": code($0)]) } ?? say(.reasonForNothing)
        case .line(let place): line(place)
        case .same(let name, let made): say(.sameWhatever, ["variable": code(name), "calls": calls(made)])
        case .opposite(let made): say(.opposite, ["calls": calls(made)])
        case .log(let lines, let partsAt): log(lines, partsAt)
        case .vacuous(let reason): vacuity(reason)
        case .nothing: say(.nothing)
        case .noInterval: say(.noInterval)
        case .interval(let milliseconds): say(.milliseconds, ["time": time(milliseconds)])
        }
    }

    private func orderBreaks(before missing: TokenPattern, after previous: TokenPattern?, _ made: [Call]) -> String {
        let all = say(.theCalls, ["calls": calls(made)])
        guard let previous else { return say(.noCallOf, ["call": code(missing), "calls": all]) }
        return say(.noCallAfter, ["call": code(missing), "previous": code(previous), "calls": all])
    }

    private func log(_ lines: [String], _ partsAt: Int?) -> String {
        let told = lines.isEmpty ? say(.nothing) : list(lines)
        guard let partsAt else { return say(.logEnds, ["lines": told]) }
        return say(.logParts, ["lines": told, "number": "\(partsAt)"])
    }
}
