import EventTrace

extension RecordReader {
    /// The entry that this one follows from; nil if the record does not say.
    ///
    ///     action ← send ← touch method            touchesCancelled ← cancel ← recognize
    ///     action ← recognize ← state              failed ← exclude ← recognize
    func cause(of index: Int) -> Int? {
        let entry = entries[index]
        if isCancellation(index), let found = canceller(before: index) { return found }
        if let call = call(around: index) { return call }
        switch entry.verb {
        case Name(.action):
            return last(before: index) { $0.verb == Name(.send) && $0.subject == entry.subject && $0.detail == entry.detail }
                ?? last(before: index) { $0.verb == Name(.recognize) && $0.subject == entry.subject }
                ?? last(before: index) { $0.verb == Name(.state) && $0.subject == entry.subject && $0.detail == entry.detail }
        case Name(.exclude), Name(.cancel), Name(.withhold):
            return entries[..<index].lastIndex { $0.verb == Name(.recognize) && $0.subject == entry.detail }
        case Name(.state) where entry.detail == Name(.failed):
            return last(before: index) { $0.verb == Name(.exclude) && $0.subject == entry.subject }
        default: return nil
        }
    }

    /// Whether a touch is taken away from the subject: a view, recognizer or control.
    func isCancellation(_ index: Int) -> Bool {
        let entry = entries[index]
        if entry.verb == Name(.touchesCancelled) || entry.verb == Name(.cancelTracking) { return entry.kind == .call }
        return entry.detail == Name(.touchCancel) && (entry.verb == Name(.action) || entry.verb == Name(.send))
    }

    /// The decision that takes the touch away: of its view, of this subject before those of others, or of the whole application.
    private func canceller(before index: Int) -> Int? {
        let subject = entries[index].subject
        return last(before: index) { $0.verb == Name(.cancel) && $0.subject == subject }
            ?? last(before: index) { $0.verb == Name(.cancel) || $0.verb == Name(.interrupt) }
    }

    /// The last decision or call before the entry at the same time.
    private func last(before index: Int, where isSought: (Entry) -> Bool) -> Int? {
        let time = entries[index].time
        return entries[..<index].indices.reversed().prefix { entries[$0].time == time }.first { isSought(entries[$0]) }
    }

    /// Whether the entry is beside the call: an event that the same control sends too, or another touch message that goes no further.
    func isBeside(_ call: Call, _ index: Int) -> Bool {
        let entry = entries[index]
        switch entry.verb {
        case Name(.send), Name(.action):
            return call.call == Word.action.rawValue && trace.spelling(of: entry.subject) == call.receiver
                && trace.spelling(of: entry.detail) != call.argument
        case Name(.keep), Name(.drop):
            let message = trace.spelling(of: entry.detail)
            return RecordReader.touchMessages.contains(call.call) && RecordReader.touchMessages.contains(message) && message != call.call
        default: return false
        }
    }

    private static let touchMessages: Set<String> = Set(
        [Word.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled].map(\.rawValue))
}
