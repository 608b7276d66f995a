import EventTrace

/// Asking for a rule and writing what it decides, in one call, so that nothing is decided without an entry.
extension Simulation {
    /// Whether the rule holds in this run; if it does, the record says what it decides: `subject: verb detail`.
    ///
    /// Stands last in its condition, so that it is asked only where the answer makes a difference.
    @inline(__always)
    func applies(_ rule: Rule, _ verb: Word, _ subject: some RecordedObject, _ detail: @autoclosure () -> Name = .none) -> Bool {
        guard holds(rule) else { return false }
        recorder.decide(verb, self.subject(subject), detail(), by: rule)
        return true
    }

    /// The same about a place that is no object: the home screen, the main run loop.
    @inline(__always)
    func applies(_ rule: Rule, _ verb: Word, at place: Word, _ detail: @autoclosure () -> Name = .none) -> Bool {
        guard holds(rule) else { return false }
        recorder.decide(verb, Name(place), detail(), by: rule)
        return true
    }

    /// A number as the record shows it.
    func name(ofNumber number: Int) -> Name { recorder.intern("\(number)") }
}
