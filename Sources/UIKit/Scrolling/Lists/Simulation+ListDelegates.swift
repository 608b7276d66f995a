import EventTrace

extension Simulation {
    /// What the record calls a row or an item.
    func name(of indexPath: IndexPath) -> Name {
        recorder.intern("[\(indexPath.section), \(indexPath.row)]")
    }

    /// Asks a list's delegate which row it wants; when its protocol's default implementation answers, nobody was called.
    func ask(_ method: Word, ofDelegate delegate: AnyObject, by rule: RuleID, about row: IndexPath, _ body: () -> IndexPath?) -> IndexPath?
    {
        let subject = subject(ofAny: delegate)
        delegateIsSilent = false
        recorder.enter(method, of: subject, name(of: row), by: rule)
        let answer = body()
        if delegateIsSilent {
            recorder.retract()
            delegateIsSilent = false
        } else {
            recorder.leave(method, of: subject, answering: answer.map { name(of: $0) } ?? Name(.nil), by: rule)
        }
        return answer
    }

    /// Sets a state of a cell through the method that its class may override.
    func set(_ method: Word, of cell: UIView, to isOn: Bool, by rule: RuleID, _ body: () -> Void) {
        guard overrides(method, in: cell) else { return body() }
        recorder.enter(method, of: subject(cell), Name(isOn ? .yes : .no), by: rule)
        body()
        recorder.leave()
    }
}

extension UIScrollView {
    /// SC.14: a cell that has gone out of sight is asked for again.
    final func reuse(_ cell: UIView, _ body: () -> Void) {
        guard let simulation = Simulation.current else { return body() }
        simulation.call(.prepareForReuse, on: cell, by: .cellsInSight, body)
    }

    /// SC.14: a list has asked for the cell of a row or item that is in sight.
    final func noteShown(_ indexPath: IndexPath) {
        guard let simulation = Simulation.current else { return }
        simulation.recorder.decide(.show, simulation.subject(self), simulation.name(of: indexPath), by: .cellsInSight)
    }
}
