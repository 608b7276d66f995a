/// Writes the trace of a run. The simulation owns the recorder; nothing else writes, and no entry is ever removed.
public final class Recorder {
    /// An announced call: client code may or may not have the method.
    ///
    ///     none ──announce──► announced ──┬──write, settle──► none          client code runs, or has run
    ///                                    └──withdraw──► withdrawn ──settle──► none
    @usableFromInline enum Announcement {
        case none
        case announced(Entry)
        case withdrawn
    }

    @usableFromInline var entries = EntryBuffer()
    @usableFromInline var announcement = Announcement.none
    private var names = NameTable()
    @usableFromInline var depth: UInt16 = 0

    /// Seconds of virtual time; the clock sets it.
    public var time: Double = 0 {
        willSet { precondition(newValue >= time, "time does not run backwards") }
    }

    public init() {}

    /// The record so far. O(entries).
    public var trace: Trace { Trace(entries: entries.copy, names: names) }
    public var count: Int { entries.count }
    /// True after two million entries, when later ones are lost; the run must then end.
    package var isFull: Bool { entries.isFull }

    /// The record from this index on, at most `most` entries. O(entries returned).
    package func trace(from start: Int, most: Int = .max) -> Trace {
        var rest = ContiguousArray<Entry>()
        let start = min(start, count)
        let end = count - start > most ? start + most : count
        rest.reserveCapacity(end - start)
        for index in start..<end { rest.append(entries[index]) }
        return Trace(entries: rest, names: names)
    }

    /// Whether the record has such an entry at or after this index. O(entries since then).
    package func contains(_ verb: Name, of subject: Name, since start: Int) -> Bool {
        (start..<count).contains { entries[$0].verb == verb && entries[$0].subject == subject }
    }

    /// Ends the record: what happens later is not in it.
    package func close() { entries.close() }

    /// The entry at this index, which must be below `count`. O(1).
    package func entry(at index: Int) -> Entry { entries[index] }

    /// The number of names, the engine's words included; each name's number is below it.
    package var nameCount: Int { names.count }

    /// The spelling of a name; empty for `Name.none`.
    package func spelling(of name: Name) -> String { names[name] }

    public func intern(_ spelling: String) -> Name { names.intern(spelling) }

    /// Writes a call into client code, and nests later entries in it until `leave`.
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

    /// Ends the call and writes its result.
    @inlinable
    package func leave(_ verb: Word, of subject: Name, answering answer: Name, by rule: Rule) {
        precondition(depth > 0, "a call that was not entered is left")
        depth -= 1
        write(.answer, subject, Name(verb), answer, rule.id)
    }

    // MARK: Calls that client code need not take

    /// Whether the last announced call can still be withdrawn, which is so until another entry follows it.
    package var isAnnouncing: Bool {
        if case .announced = announcement { true } else { false }
    }

    /// Announces a call of client code that may not have the method.
    ///
    /// The call is written before anything that happens in it, and at the latest by `settle`; a withdrawn call is never written.
    package func announce(_ verb: Word, of subject: Name, _ detail: Name = .none, by rule: Rule) {
        writeAnnouncedCall()
        announcement = .announced(
            Entry(time: time, kind: .call, subject: subject, verb: Name(verb), detail: detail, depth: depth, rule: rule.id))
        depth += 1
    }

    /// Cancels the announced call: client code does not have the method.
    package func withdraw() {
        precondition(isAnnouncing, "only an announced call that nothing has been written in can be withdrawn")
        announcement = .withdrawn
    }

    /// Ends an announced call; true if client code took the call, which must then be left with `leave`.
    package func settle() -> Bool {
        guard case .withdrawn = announcement else {
            writeAnnouncedCall()
            return true
        }
        announcement = .none
        depth -= 1
        return false
    }

    @usableFromInline @inline(never)
    func writeAnnouncedCall() {
        guard case .announced(let entry) = announcement else { return }
        announcement = .none
        entries.append(entry)
    }

    /// Writes a decision of the engine about `subject`.
    @inlinable
    package func decide(_ verb: Word, _ subject: Name, _ detail: Name = .none, by rule: Rule) {
        write(.decision, subject, Name(verb), detail, rule.id)
    }

    /// Writes that client code has something that the engine does not model. A note has no rule because it decides nothing.
    package func note(_ verb: Word, _ subject: Name, _ detail: Name) {
        write(.note, subject, Name(verb), detail, nil)
    }

    /// Writes a line of the experiment, which needs no rule.
    package func mark(_ text: String) {
        // Each text is a new name, so names must stop growing too.
        if isFull { return }
        write(.mark, .none, names.intern(text), .none, nil)
    }

    @usableFromInline @inline(__always)
    func write(_ kind: Entry.Kind, _ subject: Name, _ verb: Name, _ detail: Name, _ rule: RuleID?) {
        if case .announced = announcement { writeAnnouncedCall() }
        entries.append(
            Entry(time: time, kind: kind, subject: subject, verb: verb, detail: detail, depth: depth, rule: rule))
    }
}
