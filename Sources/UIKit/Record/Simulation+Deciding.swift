import EventTrace

/// Rules in decisions: one call asks for the rule and writes the entry, so that every decision has one.
extension Simulation {
    /// Whether the rule holds in this run; if it does, writes the decision: `subject: verb detail`.
    ///
    /// It stands last in its condition, so that the rule is asked only if it makes a difference.
    @inline(__always)
    func applies(_ rule: Rule, _ verb: Word, _ subject: some RecordedObject, _ detail: @autoclosure () -> Name = .none) -> Bool {
        guard holds(rule) else { return false }
        recorder.decide(verb, self.subject(subject), detail(), by: rule)
        return true
    }

    /// Whether the rule holds in this run; if it does, writes the decision at a place: the home screen, the main run loop.
    @inline(__always)
    func applies(_ rule: Rule, _ verb: Word, at place: Word, _ detail: @autoclosure () -> Name = .none) -> Bool {
        guard holds(rule) else { return false }
        recorder.decide(verb, Name(place), detail(), by: rule)
        return true
    }

    /// The name of a number in the record.
    func name(ofNumber number: Int) -> Name { recorder.intern("\(number)") }
}
