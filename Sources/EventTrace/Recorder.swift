/// Writes the trace of a run. Owned by the simulation; nothing else writes.
public final class Recorder {
    @usableFromInline var entries = EntryBuffer()
    private var names = NameTable()
    @usableFromInline var depth: UInt16 = 0

    /// Seconds of virtual time; the clock sets it.
    public var time: Double = 0 {
        willSet { precondition(newValue >= time, "time does not run backwards") }
    }

    public init() {}

    /// What has been recorded so far. O(entries).
    public var trace: Trace { Trace(entries: entries.copy, names: names) }
    public var count: Int { entries.count }

    /// Whether such an entry has been written since the record had this many. O(entries since then).
    package func contains(_ verb: Name, of subject: Name, since start: Int) -> Bool {
        (start..<count).contains { entries[$0].verb == verb && entries[$0].subject == subject }
    }

    public func intern(_ spelling: String) -> Name { names.intern(spelling) }

    /// Writes that client code is called, and nests what follows below it until `leave`.
    @inlinable
    package func enter(_ verb: Word, of subject: Name, _ detail: Name = .none, by rule: Rule) {
        write(.call, subject, Name(verb), detail, rule.id)
        depth += 1
    }

    @inlinable
    package func leave() {
        precondition(depth > 0, "a call that was not entered is left")
        depth -= 1
    }

    /// Ends the call, writing what it returned.
    @inlinable
    package func leave(_ verb: Word, of subject: Name, answering answer: Name, by rule: Rule) {
        precondition(depth > 0, "a call that was not entered is left")
        depth -= 1
        write(.answer, subject, Name(verb), answer, rule.id)
    }

    /// Takes back the last `enter`: nobody of the client's answered.
    package func retract() {
        precondition(depth > 0, "a call that was not entered is taken back")
        depth -= 1
        entries.removeLast()
    }

    /// Writes what the engine decided about `subject`.
    @inlinable
    package func decide(_ verb: Word, _ subject: Name, _ detail: Name = .none, by rule: Rule) {
        write(.decision, subject, Name(verb), detail, rule.id)
    }

    /// Writes a line of the experiment's own, which needs no rule.
    package func mark(_ text: String) {
        write(.mark, .none, names.intern(text), .none, nil)
    }

    @usableFromInline @inline(__always)
    func write(_ kind: Entry.Kind, _ subject: Name, _ verb: Name, _ detail: Name, _ rule: RuleID?) {
        entries.append(
            Entry(time: time, kind: kind, subject: subject, verb: verb, detail: detail, depth: depth, rule: rule))
    }
}
