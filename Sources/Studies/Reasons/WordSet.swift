import EventTrace

/// Some of the engine's words, which tell the kind of an entry.
struct WordSet {
    // OPTIMIZATION: every entry of a record is looked at many times, and hashing its name would take longer than all the rest.
    private let isMember: [Bool]

    init(_ words: [Word]) {
        var isMember = [Bool](repeating: false, count: Word.allCases.count)
        for word in words { isMember[Int(word.ordinal)] = true }
        self.isMember = isMember
    }

    func contains(_ name: Name) -> Bool { name.number < UInt32(isMember.count) && isMember[Int(name.number)] }
}
