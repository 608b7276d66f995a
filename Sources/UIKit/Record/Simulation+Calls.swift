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
    package func subject(ofAny object: AnyObject) -> Name {
        if let responder = object as? UIResponder { return subject(responder) }
        if let recognizer = object as? UIGestureRecognizer { return subject(recognizer) }
        return subjects.name(of: object, in: recorder)
    }

    @inline(__always)
    func subject(_ object: some RecordedObject) -> Name {
        object.subject != .none ? object.subject : nameAnew(object)
    }

    private func nameAnew(_ object: some RecordedObject) -> Name {
        object.subject = object.makeSubject(in: self)
        return object.subject
    }

    /// Calls a method that client code may override, and records the call if it does.
    @inline(__always)
    func call(_ method: Word, on object: some RecordedObject, by rule: Rule, _ body: () -> Void) {
        guard overrides(method, in: object) else { return body() }
        recorder.enter(method, of: subject(object), by: rule)
        body()
        recorder.leave()
    }

    @inline(__always)
    func ask(_ method: Word, of object: some RecordedObject, by rule: Rule, about detail: Name = .none, _ body: () -> Bool) -> Bool {
        guard overrides(method, in: object) else { return body() }
        recorder.enter(method, of: subject(object), detail, by: rule)
        let answer = body()
        recorder.leave(method, of: subject(object), answering: Name(answer ? .yes : .no), by: rule)
        return answer
    }

    /// Asks a delegate; when its protocol's default implementation answers, nobody was called.
    func ask(_ method: Word, ofDelegate delegate: AnyObject, by rule: Rule, about detail: Name, _ body: () -> Bool) -> Bool {
        let subject = subject(ofAny: delegate)
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
    func tell(_ method: Word, toDelegate delegate: AnyObject, by rule: Rule, about detail: Name, _ body: () -> Void) -> Bool {
        let subject = subject(ofAny: delegate)
        delegateIsSilent = false
        recorder.enter(method, of: subject, detail, by: rule)
        body()
        let isAnswered = !delegateIsSilent
        delegateIsSilent = false
        if isAnswered { recorder.leave() } else { recorder.retract() }
        return isAnswered
    }

    @inline(__always)
    func overrides(_ method: Word, in object: some RecordedObject) -> Bool {
        if !object.isObserved { observe(object) }
        return object.clientMethods.has(method)
    }

    private func observe(_ object: some RecordedObject) {
        object.clientMethods = subjects.clientMethods(of: object) { object.findClientMethods() }
        object.isObserved = true
    }
}
