import EventTrace

/// A case without one rule, or another case, compared with a case.
struct Rerun {
    let record: RecordReader
    /// The first entry of the case that differs here; nil if the records are the same.
    let partsAt: Int?
    let tokens: TokenIndex
    /// The number of calls in one ordering and not in the other.
    let change: Int

    init(_ trace: Trace, besides case: RecordReader, _ tokens: TokenIndex) {
        record = RecordReader(trace)
        partsAt = `case`.parts(from: record)
        self.tokens = partsAt == nil ? tokens : TokenIndex(trace)
        change = partsAt == nil ? 0 : self.tokens.difference(from: tokens)
    }
}
