import EventTrace
import ExperimentKit
import Studies

extension Wording {
    /// The call that a chain explains, in Markdown: "`tap.action(ended)` is not called", or "The experiment notes “lift 2”".
    public func head(_ chain: ReasonChain) -> String {
        head(chain.call, isMade: chain.reason.isMade, chain.reason.occurrence, of: chain.count)
    }

    /// The sentence that a call or mark is made or missing. `count` is the number of calls of its token in the case.
    public func head(_ call: Call, isMade: Bool, _ occurrence: Int = 0, of count: Int = 1) -> String {
        let phrase: ReasonPhrase =
            if !isMade { call.isMark ? .isNotNoted : .isMissing } else if count == 1 { call.isMark ? .isNoted : .isMade } else {
                call.isMark ? .isNotedAgain : .isMadeAgain
            }
        return translation(
            phrase, ["call": code(call.token), "text": call.call, "number": "\(occurrence + 1)", "count": "\(count)"])
    }

    /// A sentence of a chain, in Markdown, without its rule.
    public func sentence(_ link: ReasonLink) -> String {
        let told = sentence(link.fact, at: "\(Milliseconds(link.time))")
        guard case .elsewhere(let index) = link.role else { return told }
        return translation(ReasonPhrase.inOtherCase, ["number": "\(index + 1)", "sentence": told])
    }

    /// The sentence of a rule, in the reader's language.
    public func sentence(_ rule: Rule) -> String { translation(rule.sentence, in: rule.context) }

    /// The proofs of a reason: a sentence for its rule, and one for the other case.
    public func proofs(_ reason: CallReason, inCase index: Int, of result: ExperimentResult) -> [String] {
        let rule = reason.rule.map {
            translation(reason.isMade ? ReasonPhrase.missingWithoutRule : .madeWithoutRule, ["rule": $0.rule.description])
        }
        let other = reason.otherCase.map { difference(result.findings[$0].case, result.difference(index, $0), reason.isMade) }
        return [rule, other].compactMap { $0 }
    }

    private func difference(_ case: Case, _ places: [Int], _ isMade: Bool) -> String {
        let settings = places.map { Condition.isOneOf(`case`.variables[$0].name, [`case`.values[$0]]) }
        let condition = condition(settings.count == 1 ? settings[0] : .all(settings))
        return translation(isMade ? ReasonPhrase.missingWhere : .madeWhere, ["condition": condition])
    }

    // MARK: Facts

    private func sentence(_ fact: ReasonLink.Fact, at time: String) -> String {
        switch fact {
        case .fingers(let fingers, let step): sentence(fingers, step, time)
        case .input: translation(ReasonPhrase.eventComesIn, ["time": time])
        case .time: translation(ReasonPhrase.timePasses, ["time": time])
        case .decision(let subject, let verb, let detail): decision(subject, verb, detail)
        case .call(let receiver, "action", let event) where !event.isEmpty:
            translation(ReasonPhrase.actionFires, ["subject": code(receiver), "detail": code(event)])
        case .call(let receiver, let method, let argument):
            translation(
                ReasonPhrase.call, ["call": code("\(receiver).\(method)\(argument.isEmpty ? "" : "(\(argument))")")])
        case .answer(let receiver, let method, let argument, let answer):
            translation(
                argument.isEmpty ? ReasonPhrase.answers : .answersAbout,
                ["subject": code(receiver), "method": code(method), "about": code(argument), "answer": code(answer)])
        case .mark(let text): translation(ReasonPhrase.mark, ["text": text])
        case .recognizedFirst(let subject): translation(ReasonPhrase.recognizeFirst, ["subject": named(subject)])
        case .rule(let rule): sentence(rule)
        }
    }

    /// The code of a name; an object of the engine's own that no experiment names is explained.
    private func named(_ name: String) -> String {
        let kind = name.split(separator: "_").first.map(String.init) ?? name
        guard let phrase = ReasonPhrase(ownObject: kind) else { return code(name) }
        return translation(ReasonPhrase.ownObject, ["name": code(name), "words": translation(phrase)])
    }

    private func sentence(_ fingers: [Int?], _ step: ReasonLink.FingerStep, _ time: String) -> String {
        let numbers = fingers.compactMap { $0 }
        guard let first = numbers.first else { return translation(ReasonPhrase(pointer: step), ["time": time]) }
        if numbers.count == 1 { return translation(ReasonPhrase(finger: step), ["finger": "\(first)", "time": time]) }
        let list = translation.list(numbers.map { "\($0)" })
        return translation(ReasonPhrase(fingers: step), ["fingers": list, "time": time])
    }

    private func decision(_ subject: String, _ verb: String, _ detail: String) -> String {
        let phrase = ReasonPhrase(Word(rawValue: verb), detail: detail)
        let all = "\(subject.isEmpty ? "" : "\(subject): ")\(verb)\(detail.isEmpty ? "" : " \(detail)")"
        return translation(phrase, ["subject": named(subject), "detail": named(detail), "decision": code(all)])
    }
}

extension ReasonPhrase {
    fileprivate init(finger step: ReasonLink.FingerStep) {
        switch step {
        case .down: self = .fingerDown
        case .move: self = .fingerMoves
        case .lift: self = .fingerLifts
        case .cancel: self = .fingerIsCancelled
        }
    }

    fileprivate init(fingers step: ReasonLink.FingerStep) {
        switch step {
        case .down: self = .fingersDown
        case .move: self = .fingersMove
        case .lift: self = .fingersLift
        case .cancel: self = .fingersAreCancelled
        }
    }

    fileprivate init(pointer step: ReasonLink.FingerStep) {
        switch step {
        case .down: self = .pointerDown
        case .move: self = .pointerMoves
        case .lift: self = .pointerLifts
        case .cancel: self = .pointerIsCancelled
        }
    }
}
