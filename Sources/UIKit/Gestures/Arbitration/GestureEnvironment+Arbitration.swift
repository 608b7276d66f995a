import EventTrace

extension GestureEnvironment {
    /// Decides for every recognizer whose state has changed whether it waits, wins or is excluded.
    func arbitrate(in simulation: Simulation) {
        answers.forget()
        sortOutChanges(in: simulation)
        while let (next, rule) = takeFirstCandidate(in: simulation) {
            guard next.attempt.isOpen else { continue }
            decide(about: next, by: rule, in: simulation)
            candidates.removeAll { $0.attempt == .finished }
            releaseWaiting(in: simulation)
        }
    }

    /// Handles changes that need no arbitration; candidates are the recognizers that have just recognized.
    private func sortOutChanges(in simulation: Simulation) {
        var isAnyCandidate = false
        changed.forEachKeptAlive { recognizer in
            recognizer.hasNews = false
            switch recognizer.attempt {
            case .attempting where recognizer.currentState == .failed: recognizer.advance(.end)
            case .attempting: isAnyCandidate = true
            case .waiting where recognizer.currentState == .cancelled || recognizer.currentState == .failed: recognizer.advance(.end)
            case .accepted: recognizer.advance(.change)
            case .waiting, .idle, .finished: break
            }
        }
        if isAnyCandidate {
            swap(&candidates, &changed)
            candidates.removeAll { $0.attempt != .attempting }
        }
        changed.empty()
        releaseWaiting(in: simulation)
    }

    /// GE.9: takes the candidate on the deepest view, of several the one added last, with the rule by which it recognizes if nothing
    /// prevents it.
    private func takeFirstCandidate(in simulation: Simulation) -> (recognizer: UIGestureRecognizer, rule: Rule)? {
        if candidates.count < 2 { return candidates.popLast().map { ($0, .stateMachine) } }
        var best = 0
        for index in 1..<candidates.count where candidates[index].comesBefore(candidates[best]) && simulation.holds(.deepestLatestWins) {
            best = index
        }
        let first = candidates.remove(at: best)
        let hasRival = candidates.containsOne { $0.sharesTouch(with: first) }
        return (first, hasRival ? .deepestLatestWins : .stateMachine)
    }

    /// Decides about a candidate; `rule` is the one by which it recognizes at once.
    private func decide(about recognizer: UIGestureRecognizer, by rule: Rule, in simulation: Simulation) {
        precondition(attempting.containsOne { $0 === recognizer }, "GE.8: who is decided about makes an attempt")
        recognizer.askForRequirements(among: attempting, in: simulation)
        if let required = recognizer.recognizedRequirement(in: simulation) {
            exclude(recognizer, by: .failureRequirement, required, in: simulation)
        } else if let required = recognizer.unmetRequirement(recordsCycles: true, in: simulation) {
            recognizer.advance(.wait)
            simulation.recorder.decide(.wait, simulation.subject(recognizer), simulation.subject(required), by: .failureRequirement)
        } else if let winner = preventer(of: recognizer, in: simulation) {
            exclude(recognizer, by: .exclusion, winner, in: simulation)
        } else if recognizer.currentState == .failed {
            // Client code has ended this attempt while it was asked.
            recognizer.advance(.end)
        } else {
            accept(recognizer, by: recognizer.attempt == .waiting ? .failureRequirement : rule, in: simulation)
        }
    }

    /// GE.8: the recognizer that prevents this one: one that recognized earlier, or a rival that this one cannot prevent.
    private func preventer(of recognizer: UIGestureRecognizer, in simulation: Simulation) -> UIGestureRecognizer? {
        let (recognizers, rivals) = (attempting, candidates)
        let earlier = recognizers.firstKeptAlive { other in
            other.attempt.isAccepted && other !== recognizer && other.sharesTouch(with: recognizer)
                && answers.prevents(other, recognizer, in: simulation)
        }
        return earlier
            ?? rivals.firstKeptAlive { rival in
                rival.attempt == .attempting && rival.sharesTouch(with: recognizer)
                    && !answers.classPrevents(recognizer, rival, in: simulation) && answers.prevents(rival, recognizer, in: simulation)
            }
    }

    private func accept(_ recognizer: UIGestureRecognizer, by rule: Rule, in simulation: Simulation) {
        recognizer.advance(.accept)
        accepted.append(recognizer)
        simulation.recorder.decide(.recognize, simulation.subject(recognizer), by: rule)
        let recognizers = attempting
        recognizers.forEachKeptAlive { other in
            guard other !== recognizer, other.attempt.isOpen else { return }
            if other.requiresFailure(of: recognizer, in: simulation) {
                exclude(other, by: .failureRequirement, recognizer, in: simulation)
            } else if other.sharesTouch(with: recognizer), answers.prevents(recognizer, other, in: simulation) {
                exclude(other, by: .exclusion, recognizer, in: simulation)
            }
        }
    }

    private func exclude(_ recognizer: UIGestureRecognizer, by rule: Rule, _ winner: UIGestureRecognizer, in simulation: Simulation) {
        precondition(recognizer !== winner, "GE.8: a recognizer does not exclude itself")
        simulation.recorder.decide(.exclude, simulation.subject(recognizer), simulation.subject(winner), by: rule)
        recognizer.lose(in: simulation, by: rule)
    }

    /// GE.11: makes recognizers candidates again whose requirements have all failed.
    private func releaseWaiting(in simulation: Simulation) {
        guard attempting.containsOne(where: { $0.attempt == .waiting }) else { return }
        for recognizer in attempting
        where recognizer.attempt == .waiting && recognizer.unmetRequirement(recordsCycles: false, in: simulation) == nil {
            if !candidates.contains(where: { $0 === recognizer }) { candidates.append(recognizer) }
        }
    }
}
