import EventTrace

extension Simulation {
    /// Asks a delegate on behalf of `sender`; `name` turns the answer into a name for the record.
    ///
    /// If client code has no such method, the default of the protocol answers and nothing is recorded.
    func ask<Answer>(
        _ method: Word, ofDelegate delegate: AnyObject, for sender: AnyObject, by rule: Rule, about detail: Name, _ body: () -> Answer,
        name: (Answer) -> Name
    ) -> Answer {
        askNoting(method, ofDelegate: delegate, for: sender, by: rule, about: detail, body, name: name).answer
    }

    /// Asks like `ask`; the result also says whether client code has the method.
    func askNoting<Answer>(
        _ method: Word, ofDelegate delegate: AnyObject, for sender: AnyObject, by rule: Rule, about detail: Name, _ body: () -> Answer,
        name: (Answer) -> Name
    ) -> (answer: Answer, isOfClient: Bool) {
        let subject = subject(ofAny: delegate)
        delegateCall = DelegateCall(method, overload: 0, of: delegate, for: sender)
        recorder.announce(method, of: subject, detail, by: rule)
        let answer = body()
        let isOfClient = recorder.settle()
        if isOfClient { recorder.leave(method, of: subject, answering: name(answer), by: rule) }
        return (answer, isOfClient)
    }

    func ask(
        _ method: Word, ofDelegate delegate: AnyObject, for sender: AnyObject, by rule: Rule, about detail: Name, _ body: () -> Bool
    ) -> Bool {
        ask(method, ofDelegate: delegate, for: sender, by: rule, about: detail, body) { Name($0 ? .true : .false) }
    }

    /// Calls a delegate's method without a result; false if client code has no such method.
    @discardableResult
    func tell(
        _ method: Word, overload: Int = 0, toDelegate delegate: AnyObject, for sender: AnyObject, by rule: Rule, about detail: Name,
        _ body: () -> Void
    ) -> Bool {
        delegateCall = DelegateCall(method, overload: overload, of: delegate, for: sender)
        recorder.announce(method, of: subject(ofAny: delegate), detail, by: rule)
        body()
        let isAnswered = recorder.settle()
        if isAnswered { recorder.leave() }
        return isAnswered
    }

    /// Called by the default implementation of a delegate's method, to withdraw the announced call.
    ///
    /// It counts only for the engine's latest call: if an entry was written since, the delegate has the method.
    package static func delegate(_ delegate: AnyObject, lacks method: Word, overload: Int = 0, for sender: AnyObject) {
        guard let simulation = current, simulation.recorder.isAnnouncing,
            let call = simulation.delegateCall, call.isSame(as: DelegateCall(method, overload: overload, of: delegate, for: sender))
        else { return }
        simulation.recorder.withdraw()
    }
}
