import EventTrace

/// Reads a record by the names that its entries are about, to find the entries that belong together.
struct RecordReader {
    let trace: Trace
    private let names: NameTable

    init(_ trace: Trace) {
        self.trace = trace
        names = trace.names
    }

    var entries: ContiguousArray<Entry> { trace.entries }

    /// Whether the entry is of an event's way through the process, of the run loop or of hit-testing, which every case has.
    func isPlumbing(_ index: Int) -> Bool { RecordReader.plumbing.contains(entries[index].verb) }

    /// Whether the entry is plumbing, or says nothing between two decisions: messages passed up the responder chain, and bookkeeping.
    func isNoise(_ index: Int) -> Bool {
        isPlumbing(index) || entries[index].kind == .note || entries[index].kind == .mark
            || RecordReader.bookkeeping.contains(entries[index].verb)
    }

    /// The names that the entry is about: its subject, the other party of a decision or call, and for an answer the other party of its
    /// call.
    func actors(_ index: Int) -> [Name] {
        let subject = entries[index].subject
        return [subject, other(index)].filter { $0 != .none && !(isWord($0) && $0 != subject) }
    }

    func isAbout(_ names: [Name], _ index: Int) -> Bool {
        let entry = entries[index]
        if entry.subject != .none, names.contains(entry.subject) { return true }
        let other = other(index)
        return other != .none && !(isWord(other) && other != entry.subject) && names.contains(other)
    }

    private func other(_ index: Int) -> Name {
        let entry = entries[index]
        return entry.kind == .answer ? call(answeredBy: index).map { entries[$0].detail } ?? .none : entry.detail
    }

    /// The call that this answer belongs to. O(entries between them).
    func call(answeredBy index: Int) -> Int? {
        let answer = entries[index]
        return entries[..<index].lastIndex {
            $0.kind == .call && $0.depth == answer.depth && $0.subject == answer.subject && $0.verb == answer.verb
        }
    }

    /// The call around the entry, unless that call only passes an event on. O(entries between them).
    func call(around index: Int) -> Int? {
        let depth = entries[index].depth
        guard depth > 0, let found = entries[..<index].lastIndex(where: { $0.kind == .call && $0.depth + 1 == depth }) else { return nil }
        return isPlumbing(found) ? nil : found
    }

    /// The names in this record that a call of this or another case is about.
    ///
    /// These are the receiver, the argument, the views of recognizers among them, and the recognizers of a view that is the argument. A
    /// mark is about the names in its text.
    func names(behind call: Call) -> [Name] {
        let receiver = names.name(of: call.receiver)
        let argument = names.name(of: call.argument)
        let told = call.isMark ? call.call.split(separator: " ").map { names.name(of: String($0)) } : [receiver, argument]
        let sought = told.compactMap { $0 }.filter { $0 == receiver || !isWord($0) }
        var own: [Name] = []
        for entry in entries where own.count < sought.count {
            if sought.contains(entry.subject), !own.contains(entry.subject) { own.append(entry.subject) }
            if sought.contains(entry.detail), !own.contains(entry.detail) { own.append(entry.detail) }
        }
        return entries.reduce(into: own) { found, entry in
            guard entry.verb == Name(.collect) else { return }
            if own.contains(entry.subject), !found.contains(entry.detail) { found.append(entry.detail) }
            if entry.detail == argument, !found.contains(entry.subject) { found.append(entry.subject) }
        }
    }

    /// The first entry that differs from the other record, times aside; nil if there is none.
    ///
    /// If the other record is longer, this is the position after the last entry.
    func parts(from other: RecordReader) -> Int? {
        for (index, (mine, its)) in zip(entries, other.entries).enumerated() where !isSame(mine, its, other) { return index }
        return entries.count == other.entries.count ? nil : min(entries.count, other.entries.count)
    }

    /// Whether the other record has an entry that says the same about the same names.
    func isSaid(_ index: Int, in other: RecordReader) -> Bool { other.entries.contains { isSame(entries[index], $0, other) } }

    private func isSame(_ mine: Entry, _ its: Entry, _ other: RecordReader) -> Bool {
        mine.kind == its.kind && mine.rule == its.rule && isSame(mine.verb, its.verb, other) && isSame(mine.subject, its.subject, other)
            && isSame(mine.detail, its.detail, other)
    }

    private func isSame(_ mine: Name, _ its: Name, _ other: RecordReader) -> Bool {
        isWord(mine) || isWord(its) || mine == .none ? mine == its : names[mine] == other.names[its]
    }

    private func isWord(_ name: Name) -> Bool { name.number < RecordReader.wordCount }

    private static let wordCount = UInt32(Word.allCases.count)

    private static let plumbing = WordSet([
        .observe, .hardware, .homeScreen, .machPort, .source1, .source0, .enqueue, .dequeue, .mode, .gestureUpdate, .pass, .keyWindow,
        .next,
        .sendEvent, .poolPush, .poolPop, .commit, .beforeCommit, .afterCommit,
    ])

    private static let bookkeeping = WordSet([
        .forward, .drop, .keep, .convert, .velocity, .join, .unbind, .coalesce, .place, .show, .ignore, .spare,
    ])
}
