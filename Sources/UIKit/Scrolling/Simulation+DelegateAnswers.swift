import EventTrace

extension Simulation {
    /// Asks a delegate for something; `name` is what the record calls the answer. When its protocol's default implementation answers,
    /// nobody was called.
    func ask<Answer>(
        _ method: Word, ofDelegate delegate: AnyObject, by rule: Rule, about detail: Name, _ body: () -> Answer?, name: (Answer) -> Name
    ) -> Answer? {
        let subject = subject(ofAny: delegate)
        delegateIsSilent = false
        recorder.enter(method, of: subject, detail, by: rule)
        let answer = body()
        if delegateIsSilent {
            recorder.retract()
            delegateIsSilent = false
        } else {
            recorder.leave(method, of: subject, answering: answer.map(name) ?? Name(.nil), by: rule)
        }
        return answer
    }
}
