/// Writes the trace of a run. Owned by the simulation; nothing else writes, and nothing that is written is ever taken back.
public final class Recorder {
    /// A call of which it is not known yet whether client code takes it.
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

    /// What has been recorded so far. O(entries).
    public var trace: Trace { Trace(entries: entries.copy, names: names) }
    public var count: Int { entries.count }

    /// What has been recorded from this index on, at most so many entries of it. O(entries of it).
    package func trace(from start: Int, most: Int = .max) -> Trace {
        var rest = ContiguousArray<Entry>()
        let start = min(start, count)
        let end = count - start > most ? start + most : count
        rest.reserveCapacity(end - start)
        for index in start..<end { rest.append(entries[index]) }
        return Trace(entries: rest, names: names)
    }

    /// Whether such an entry has been written since the record had this many. O(entries since then).
    package func contains(_ verb: Name, of subject: Name, since start: Int) -> Bool {
        (start..<count).contains { entries[$0].verb == verb && entries[$0].subject == subject }
    }

    /// What has been written at this index, below `count`. O(1).
    package func entry(at index: Int) -> Entry { entries[index] }

    /// How many names there are, the engine's words among them. They have the numbers below it.
    package var nameCount: Int { names.count }

    /// Empty for `Name.none`.
    package func spelling(of name: Name) -> String { names[name] }

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

    // MARK: Calls that client code need not take

    /// Whether the last announced call can still be withdrawn: nothing has been written since.
    package var isAnnouncing: Bool {
        if case .announced = announcement { true } else { false }
    }

    /// Says that client code is about to be called, if it has such a method. The call is written before anything that happens in it, and at the
    /// latest when it is settled; if it is withdrawn first, it is not written at all.
    package func announce(_ verb: Word, of subject: Name, _ detail: Name = .none, by rule: Rule) {
        writeAnnouncedCall()
        announcement = .announced(
            Entry(time: time, kind: .call, subject: subject, verb: Name(verb), detail: detail, depth: depth, rule: rule.id))
        depth += 1
    }

    /// Says that client code does not have the method that has been announced.
    package func withdraw() {
        precondition(isAnnouncing, "only an announced call that nothing has been written in can be withdrawn")
        announcement = .withdrawn
    }

    /// Ends what `announce` began. True if client code took the call: it is in the record, and has to be left as any other.
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

    /// Writes what the engine decided about `subject`.
    @inlinable
    package func decide(_ verb: Word, _ subject: Name, _ detail: Name = .none, by rule: Rule) {
        write(.decision, subject, Name(verb), detail, rule.id)
    }

    /// Writes that the engine does not model something that client code has. No rule stands for it: nothing is decided.
    package func note(_ verb: Word, _ subject: Name, _ detail: Name) {
        write(.note, subject, Name(verb), detail, nil)
    }

    /// Writes a line of the experiment's own, which needs no rule.
    package func mark(_ text: String) {
        write(.mark, .none, names.intern(text), .none, nil)
    }

    @usableFromInline @inline(__always)
    func write(_ kind: Entry.Kind, _ subject: Name, _ verb: Name, _ detail: Name, _ rule: RuleID?) {
        if case .announced = announcement { writeAnnouncedCall() }
        entries.append(
            Entry(time: time, kind: kind, subject: subject, verb: verb, detail: detail, depth: depth, rule: rule))
    }
}
