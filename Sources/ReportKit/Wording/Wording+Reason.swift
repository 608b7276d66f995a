import EventTrace
import ExperimentKit

extension Wording {
    /// What a chain explains: "`tap.action(ended)` is not called". Markdown; the call is its token, of a mark its text.
    public func head(_ call: String, isMade: Bool) -> String {
        translation(isMade ? ReasonPhrase.isMade : .isMissing, ["call": code(call)])
    }

    /// A sentence of a chain, in Markdown, without its rule.
    public func sentence(_ link: ReasonLink) -> String {
        let told = sentence(link.fact, at: "\(Milliseconds(link.time))")
        guard case .elsewhere(let index) = link.role else { return told }
        return translation(ReasonPhrase.inOtherCase, ["number": "\(index + 1)", "sentence": told])
    }

    /// What proves a reason: a sentence for its rule, and one for the other case.
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
                ReasonPhrase.call, ["call": code("\(receiver).\(MethodName.shown(method))\(argument.isEmpty ? "" : "(\(argument))")")])
        case .answer(let receiver, let method, let argument, let answer):
            translation(
                argument.isEmpty ? ReasonPhrase.answers : .answersAbout,
                ["subject": code(receiver), "method": code(MethodName.shown(method)), "about": code(argument), "answer": code(answer)])
        case .mark(let text): translation(ReasonPhrase.mark, ["text": text])
        }
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
        return translation(phrase, ["subject": code(subject), "detail": code(detail), "decision": code(all)])
    }
}

extension ReasonPhrase {
    fileprivate init(finger step: ReasonLink.FingerStep) {
        switch step {
        case .down: self = .fingerDown
        case .move: self = .fingerMoves
        case .lift: self = .fingerLifts
        }
    }

    fileprivate init(fingers step: ReasonLink.FingerStep) {
        switch step {
        case .down: self = .fingersDown
        case .move: self = .fingersMove
        case .lift: self = .fingersLift
        }
    }

    fileprivate init(pointer step: ReasonLink.FingerStep) {
        switch step {
        case .down: self = .pointerDown
        case .move: self = .pointerMoves
        case .lift: self = .pointerLifts
        }
    }
}
