/// The change of one call of an ordering. Calls are distinguished by nesting, so a call made twice counts as two.
enum CallChange: Hashable {
    /// The call has changed places with the other, and now comes before or after it.
    case moved(RecordedCall, isBefore: Bool, RecordedCall)
    /// The call is now nested in this call, or in none.
    case nested(RecordedCall, in: RecordedCall?)
    /// The call is new, or more frequent, with the call before it unless it is the first.
    case added(RecordedCall, after: RecordedCall?, isAgain: Bool)
    /// The call is missing, or less frequent.
    case missing(RecordedCall, isStill: Bool)
    /// The call returns another answer than before.
    case answered(RecordedCall, before: String?)
}
