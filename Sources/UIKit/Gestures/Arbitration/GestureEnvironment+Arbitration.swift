import EventTrace

extension GestureEnvironment {
    /// Decides about every recognizer whose state has changed: who waits, who wins, who is excluded.
    func arbitrate(in simulation: Simulation) {
        answers.forget()
        var candidates = sortOutChanges(in: simulation)
        while let next = takeFirst(of: &candidates) {
            guard next.standing == .attempting || next.standing == .waiting else { continue }
            decide(about: next, among: candidates, in: simulation)
            candidates.removeAll { $0.standing == .spent }
            candidates += releaseWaiting(except: candidates)
        }
    }

    /// Takes note of what needs no arbitration and returns what does: those that have just recognized.
    private func sortOutChanges(in simulation: Simulation) -> ContiguousArray<UIGestureRecognizer> {
        let recognizers = changed
        changed.removeAll(keepingCapacity: true)
        var candidates: ContiguousArray<UIGestureRecognizer> = []
        for recognizer in recognizers {
            recognizer.hasPendingChange = false
            switch recognizer.standing {
            case .attempting where recognizer.currentState == .failed: recognizer.standing = .spent
            case .attempting: candidates.append(recognizer)
            case .waiting where recognizer.currentState == .cancelled || recognizer.currentState == .failed: recognizer.standing = .spent
            case .accepted: recognizer.owesAction = true
            case .waiting, .idle, .spent: break
            }
        }
        return candidates + releaseWaiting(except: candidates)
    }

    /// GE.9: the one on the deepest view, of these the one added last.
    private func takeFirst(of candidates: inout ContiguousArray<UIGestureRecognizer>) -> UIGestureRecognizer? {
        guard var best = candidates.indices.first else { return nil }
        for index in candidates.indices where candidates[index].comesBefore(candidates[best]) && Simulation.holds(.deepestLatestWins) {
            best = index
        }
        return candidates.remove(at: best)
    }

    private func decide(
        about recognizer: UIGestureRecognizer, among rivals: ContiguousArray<UIGestureRecognizer>, in simulation: Simulation
    ) {
        recognizer.askForRequirements(among: attempting, in: simulation)
        if let required = recognizer.recognizedRequirement {
            exclude(recognizer, by: .failureRequirement, required, in: simulation)
        } else if let required = recognizer.unmetRequirement(recordingCyclesIn: simulation) {
            recognizer.standing = .waiting
            simulation.recorder.decide(.wait, simulation.subject(recognizer), simulation.subject(required), by: .failureRequirement)
        } else if let winner = preventer(of: recognizer, among: rivals, in: simulation) {
            exclude(recognizer, by: .exclusion, winner, in: simulation)
        } else if recognizer.currentState == .failed {
            // What client code did when it was asked has ended this attempt.
            recognizer.standing = .spent
        } else {
            accept(recognizer, in: simulation)
        }
    }

    /// GE.8: who keeps this one from recognizing: one that has recognized before, or a rival that it cannot keep away itself.
    private func preventer(
        of recognizer: UIGestureRecognizer, among rivals: ContiguousArray<UIGestureRecognizer>, in simulation: Simulation
    ) -> UIGestureRecognizer? {
        for other in attempting where other.standing == .accepted && other !== recognizer && other.sharesTouch(with: recognizer) {
            if answers.prevents(other, recognizer, in: simulation) { return other }
        }
        for rival in rivals where rival.standing == .attempting && rival.sharesTouch(with: recognizer) {
            if !answers.classPrevents(recognizer, rival, in: simulation), answers.prevents(rival, recognizer, in: simulation) {
                return rival
            }
        }
        return nil
    }

    private func accept(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        recognizer.standing = .accepted
        recognizer.owesAction = true
        accepted.append(recognizer)
        simulation.recorder.decide(.recognize, simulation.subject(recognizer), by: .deepestLatestWins)
        for other in attempting where other !== recognizer && (other.standing == .attempting || other.standing == .waiting) {
            if other.requiresFailure(of: recognizer) {
                exclude(other, by: .failureRequirement, recognizer, in: simulation)
            } else if other.sharesTouch(with: recognizer), answers.prevents(recognizer, other, in: simulation) {
                exclude(other, by: .exclusion, recognizer, in: simulation)
            }
        }
    }

    private func exclude(_ recognizer: UIGestureRecognizer, by rule: RuleID, _ winner: UIGestureRecognizer, in simulation: Simulation) {
        simulation.recorder.decide(.exclude, simulation.subject(recognizer), simulation.subject(winner), by: rule)
        recognizer.currentState = .failed
        recognizer.standing = .spent
    }

    /// GE.11: those for which all that they waited for has failed.
    private func releaseWaiting(except candidates: ContiguousArray<UIGestureRecognizer>) -> ContiguousArray<UIGestureRecognizer> {
        attempting.filter { recognizer in
            recognizer.standing == .waiting && recognizer.unmetRequirement() == nil && !candidates.contains { $0 === recognizer }
        }
    }
}
