import EventTrace
import ExperimentKit
import Studies
import Testing

@testable import ProjectKit

/// Laws that every chain of every experiment keeps, by the committed reasons.
struct ReasonLawTests {
    /// A chain and the record that it reads.
    fileprivate struct Told {
        let experiment: String
        let number: Int
        let chain: ReasonChain
        let trace: Trace

        var text: String { "\(experiment) case \(number): \(chain.reason.call)" }
    }

    fileprivate static let told: [Told] = {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        guard let table = try? ReasonFile(in: Project(given: "/\(root)"))?.table(AllResults.value) else { return [] }
        return AllResults.value.flatMap { result in
            zip(result.findings, table.chains(of: result)).flatMap { finding, chains in
                chains.map { Told(experiment: result.experiment.id, number: finding.case.index + 1, chain: $0, trace: finding.trace) }
            }
        }
    }()

    /// Expects no chain to break a law; the message counts those that do.
    private func expectNone(_ law: String, among all: [Told]? = nil, _ isBroken: (Told) -> Bool) {
        let all = all ?? ReasonLawTests.told
        let broken = all.filter(isBroken)
        #expect(!all.isEmpty)
        #expect(broken.isEmpty, "\(law): \(broken.count) of \(all.count)\n\(broken.map(\.text).joined(separator: "\n"))")
    }

    @Test func `a cancellation, and what is called in it, names what cancels`() {
        let cancellations = ReasonLawTests.told.filter { $0.isCancellation }
        expectNone("cancellations without what cancels", among: cancellations) { told in
            !told.chain.links.contains { $0.isWhatCancels }
        }
    }

    @Test func `another event of the same control is no cause`() {
        let actions = ReasonLawTests.told.filter { $0.call?.verb == "action" }
        expectNone("actions explained by another event", among: actions) { told in
            guard let call = told.call else { return false }
            return told.chain.links.contains { $0.isInCase && $0.isEvent(of: call.receiver, otherThan: call.argument) }
        }
    }

    @Test func `a missing touch message is not explained by another message that goes no further`() {
        let missing = ReasonLawTests.told.filter { !$0.chain.reason.isMade && $0.isTouchMessage }
        expectNone("missing messages explained by another", among: missing) { told in
            guard let call = told.call else { return false }
            return told.chain.links.contains { link in
                guard link.isInCase, case .decision(_, let verb, let detail) = link.fact, verb == "keep" || verb == "drop" else {
                    return false
                }
                return detail.hasPrefix("touches") && detail != call.verb
            }
        }
    }

    @Test func `every call of a token has a chain that ends in this call`() {
        expectNone("calls explained by another call of the token") { told in
            guard told.chain.reason.isMade else { return false }
            let made = told.trace.entries.indices.filter { told.trace.token(of: $0) == told.chain.reason.call }
            return told.chain.count != made.count || told.chain.links.last?.entry != made[told.chain.reason.occurrence]
        }
    }

    @Test func `the rule that the proof names decides in the chain, and what follows is its outcome`() {
        let proved = ReasonLawTests.told.filter { $0.chain.reason.rule != nil }
        expectNone("proofs by a rule that is not in the chain", among: proved) { told in
            let links = told.chain.links
            guard let rule = told.chain.reason.rule?.rule, let place = links.lastIndex(where: { $0.rule == rule }) else { return true }
            return links[(place + 1)...].contains { told.chain.reason.isMade ? $0.role == .deciding : $0.role != .outcome }
        }
    }

    @Test func `the links are in the order of the record`() {
        expectNone("chains out of order") { told in
            let own = told.chain.links.filter(\.isInCase)
            return zip(own, own.dropFirst()).contains { $0.time > $1.time }
        }
    }
}

extension ReasonLawTests.Told {
    /// The parts of the call's token; nil for a mark.
    fileprivate var call: (receiver: String, verb: String, argument: String)? {
        guard let dot = chain.reason.call.firstIndex(of: "."), !chain.reason.call.contains(" ") else { return nil }
        let rest = chain.reason.call[chain.reason.call.index(after: dot)...]
        let parts = rest.split(separator: "(", maxSplits: 1)
        return (String(chain.reason.call[..<dot]), String(parts[0]), parts.count == 2 ? String(parts[1].dropLast()) : "")
    }

    fileprivate var isTouchMessage: Bool { call?.verb.hasPrefix("touches") == true }

    fileprivate var isCancellation: Bool {
        chain.links.contains { link in
            guard link.isInCase, case .call(_, let verb, let argument) = link.fact else { return false }
            return verb == "touchesCancelled" || verb == "cancelTracking" || verb == "action" && argument == "touchCancel"
        }
    }
}

extension ReasonLink {
    /// Whether the link is of the case's own record.
    fileprivate var isInCase: Bool {
        if case .elsewhere = role { return false }
        return true
    }

    /// Whether the link names a recognizer that recognizes, code, or the system.
    fileprivate var isWhatCancels: Bool {
        switch fact {
        case .decision(_, let verb, let detail):
            verb == "interrupt" || verb == "recognize"
                || verb == "cancel" && (!detail.isEmpty || rule != nil && rule?.description != "GE.5")
        case .recognizedFirst, .fingers(_, .cancel): true
        default: false
        }
    }

    fileprivate func isEvent(of receiver: String, otherThan event: String) -> Bool {
        switch fact {
        case .decision(receiver, "send", let other), .call(receiver, "action", let other): other != event
        default: false
        }
    }
}

extension Trace {
    /// The token of the call or mark at this entry; nil for others.
    fileprivate func token(of index: Int) -> String? {
        let entry = entries[index]
        guard entry.kind == .call || entry.kind == .mark else { return nil }
        let (subject, verb, detail) = (spelling(of: entry.subject), spelling(of: entry.verb), spelling(of: entry.detail))
        if entry.kind == .mark { return verb }
        return detail.isEmpty ? "\(subject).\(verb)" : "\(subject).\(verb)(\(detail))"
    }
}
