import EventTrace

extension Simulation {
    /// Gives an object a name in the record.
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

    /// Removes the name of an object that outlives its record.
    package func forgetName(of object: AnyObject) {
        if let responder = object as? UIResponder {
            responder.subject = .none
        } else if let recognizer = object as? UIGestureRecognizer {
            recognizer.subject = .none
        }
    }

    /// The name of any object: the given one, or one made from its class.
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
    func ask(
        _ method: Word, of object: some RecordedObject, by rule: Rule, about detail: @autoclosure () -> Name = .none, _ body: () -> Bool
    ) -> Bool {
        guard overrides(method, in: object) else { return body() }
        recorder.enter(method, of: subject(object), detail(), by: rule)
        let answer = body()
        recorder.leave(method, of: subject(object), answering: Name(answer ? .true : .false), by: rule)
        return answer
    }

    @inline(__always)
    func overrides(_ method: Word, in object: some RecordedObject) -> Bool {
        (object.clientMethods ?? observe(object)).has(method)
    }

    /// Whether its class overrides a method of the engine.
    func overridesAny(in object: some RecordedObject) -> Bool { !(object.clientMethods ?? observe(object)).isEmpty }

    private func observe(_ object: some RecordedObject) -> ClientMethods {
        if let known = subjects.clientMethods(of: object) {
            object.clientMethods = known
            return known
        }
        let methods = object.findClientMethods()
        subjects.setClientMethods(methods, of: object)
        object.clientMethods = methods
        object.noteUnmodelledOverrides(in: self)
        return methods
    }
}
