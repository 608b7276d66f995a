import EventTrace

/// A call of a delegate method that client code need not have.
///
/// A class has one implementation of a method of a protocol, its own or the protocol's default. So the default runs for the very call that
/// the engine has made, or the delegate has a method of its own: what that method forwards to another object, or for another sender, is
/// not this call.
struct DelegateCall {
    private let method: Word
    /// Tells methods apart that the record calls the same.
    private let overload: Int
    // Compared only.
    private unowned(unsafe) let delegate: AnyObject
    private unowned(unsafe) let sender: AnyObject

    init(_ method: Word, overload: Int, of delegate: AnyObject, for sender: AnyObject) {
        self.method = method
        self.overload = overload
        self.delegate = delegate
        self.sender = sender
    }

    func isSame(as other: DelegateCall) -> Bool {
        method == other.method && overload == other.overload && delegate === other.delegate && sender === other.sender
    }
}

extension Simulation {
    /// Asks a delegate on behalf of `sender`; `name` is what the record calls the answer. If client code has no such method, the default of
    /// its protocol answers and nothing is recorded.
    func ask<Answer>(
        _ method: Word, ofDelegate delegate: AnyObject, for sender: AnyObject, by rule: Rule, about detail: Name, _ body: () -> Answer,
        name: (Answer) -> Name
    ) -> Answer {
        let subject = subject(ofAny: delegate)
        delegateCall = DelegateCall(method, overload: 0, of: delegate, for: sender)
        recorder.announce(method, of: subject, detail, by: rule)
        let answer = body()
        if recorder.settle() { recorder.leave(method, of: subject, answering: name(answer), by: rule) }
        return answer
    }

    func ask(
        _ method: Word, ofDelegate delegate: AnyObject, for sender: AnyObject, by rule: Rule, about detail: Name, _ body: () -> Bool
    ) -> Bool {
        ask(method, ofDelegate: delegate, for: sender, by: rule, about: detail, body) { Name($0 ? .yes : .no) }
    }

    /// Calls a delegate's method that answers nothing; false if client code has no such method.
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

    /// Said by the default implementation of a delegate's method. Counts only for the call that the engine has just made: anything that has
    /// been written since was written by a method of the delegate's own.
    static func delegate(_ delegate: AnyObject, lacks method: Word, overload: Int = 0, for sender: AnyObject) {
        guard let simulation = current, simulation.recorder.isAnnouncing,
            let call = simulation.delegateCall, call.isSame(as: DelegateCall(method, overload: overload, of: delegate, for: sender))
        else { return }
        simulation.recorder.withdraw()
    }
}
