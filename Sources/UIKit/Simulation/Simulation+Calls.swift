import EventTrace

extension Simulation {
    /// Gives an object the name under which the record shows it.
    package func name(_ object: AnyObject, _ spelling: String) {
        let name = recorder.intern(spelling)
        if let responder = object as? UIResponder {
            responder.subject = name
        } else if let recognizer = object as? UIGestureRecognizer {
            recognizer.subject = name
        } else {
            subjects.setName(name, of: object)
        }
    }

    /// The name of any object: the one given, or one made from its class.
    package func subject(_ object: AnyObject) -> Name {
        if let responder = object as? UIResponder { return subject(responder) }
        if let recognizer = object as? UIGestureRecognizer { return subject(recognizer) }
        return subjects.name(of: object, in: recorder)
    }

    @inline(__always)
    func subject(_ responder: UIResponder) -> Name {
        responder.subject != .none ? responder.subject : nameAnew(responder)
    }

    @inline(__always)
    func subject(_ recognizer: UIGestureRecognizer) -> Name {
        recognizer.subject != .none ? recognizer.subject : nameAnew(recognizer)
    }

    private func nameAnew(_ responder: UIResponder) -> Name {
        responder.subject = subjects.nextName(of: responder, orElse: responder.kind, in: recorder)
        return responder.subject
    }

    private func nameAnew(_ recognizer: UIGestureRecognizer) -> Name {
        recognizer.subject =
            recognizer.name.map { recorder.intern($0) } ?? subjects.nextName(of: recognizer, orElse: "recognizer", in: recorder)
        return recognizer.subject
    }

    /// Calls a method that client code may override, and records the call if it does.
    @inline(__always)
    func call(_ method: Word, on responder: UIResponder, by rule: RuleID, _ body: () -> Void) {
        guard overrides(method, in: responder) else { return body() }
        recorder.enter(method, of: subject(responder), by: rule)
        body()
        recorder.leave()
    }

    @inline(__always)
    func ask(_ method: Word, of responder: UIResponder, by rule: RuleID, about detail: Name = .none, _ body: () -> Bool) -> Bool {
        guard overrides(method, in: responder) else { return body() }
        recorder.enter(method, of: subject(responder), detail, by: rule)
        let answer = body()
        recorder.leave(method, of: subject(responder), answering: Name(answer ? .yes : .no), by: rule)
        return answer
    }

    @inline(__always)
    func call(_ method: Word, on recognizer: UIGestureRecognizer, by rule: RuleID, _ body: () -> Void) {
        guard overrides(method, in: recognizer) else { return body() }
        recorder.enter(method, of: subject(recognizer), by: rule)
        body()
        recorder.leave()
    }

    @inline(__always)
    func ask(_ method: Word, of recognizer: UIGestureRecognizer, by rule: RuleID, about detail: Name = .none, _ body: () -> Bool) -> Bool {
        guard overrides(method, in: recognizer) else { return body() }
        recorder.enter(method, of: subject(recognizer), detail, by: rule)
        let answer = body()
        recorder.leave(method, of: subject(recognizer), answering: Name(answer ? .yes : .no), by: rule)
        return answer
    }

    /// Asks a delegate; when its protocol's default implementation answers, nobody was called.
    func ask(_ method: Word, ofDelegate delegate: AnyObject, by rule: RuleID, about detail: Name, _ body: () -> Bool) -> Bool {
        let subject = subject(delegate)
        delegateIsSilent = false
        recorder.enter(method, of: subject, detail, by: rule)
        let answer = body()
        if delegateIsSilent {
            recorder.retract()
            delegateIsSilent = false
        } else {
            recorder.leave(method, of: subject, answering: Name(answer ? .yes : .no), by: rule)
        }
        return answer
    }

    /// Calls a delegate's method that answers nothing; false if client code has no such method.
    @discardableResult
    func tell(_ method: Word, toDelegate delegate: AnyObject, by rule: RuleID, about detail: Name, _ body: () -> Void) -> Bool {
        let subject = subject(delegate)
        delegateIsSilent = false
        recorder.enter(method, of: subject, detail, by: rule)
        body()
        let isAnswered = !delegateIsSilent
        delegateIsSilent = false
        if isAnswered { recorder.leave() } else { recorder.retract() }
        return isAnswered
    }

    @inline(__always)
    func overrides(_ method: Word, in responder: UIResponder) -> Bool {
        if !responder.isObserved { observe(responder) }
        return responder.clientMethods.has(method)
    }

    @inline(__always)
    func overrides(_ method: Word, in recognizer: UIGestureRecognizer) -> Bool {
        if !recognizer.isObserved { observe(recognizer) }
        return recognizer.clientMethods.has(method)
    }

    private func observe(_ responder: UIResponder) {
        responder.clientMethods = subjects.clientMethods(of: responder) { responder.findClientMethods() }
        responder.isObserved = true
    }

    private func observe(_ recognizer: UIGestureRecognizer) {
        recognizer.clientMethods = subjects.clientMethods(of: recognizer) {
            ClientMethods(of: recognizer, above: recognizer.engineClass, probes: MethodProbe.recognizer)
        }
        recognizer.isObserved = true
    }
}
