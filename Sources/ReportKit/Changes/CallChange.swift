/// What became of one call of an ordering. Calls are told apart by what they are nested in, so that one that is made twice is two.
enum CallChange: Hashable {
    /// It has changed places with the other, which it now stands before or after.
    case moved(RecordedCall, isBefore: Bool, RecordedCall)
    /// It is now nested in this call, or in none.
    case nested(RecordedCall, in: RecordedCall?)
    /// It was not there, or not so often; the call before it, if it is not the first.
    case added(RecordedCall, after: RecordedCall?, isAgain: Bool)
    /// It is not there, or not so often.
    case missing(RecordedCall, isStill: Bool)
    /// What it returned, and what it returns now.
    case answered(RecordedCall, before: String?)
}
