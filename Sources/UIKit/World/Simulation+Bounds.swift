import EventTrace

/// The end of a run that exceeds its bounds.
extension Simulation {
    /// Whether the run may take one more turn at this time.
    func takesTurn(at time: Double) -> Bool {
        turns += 1
        turnsOfInstant = time > now ? 1 : turnsOfInstant + 1
        endBeyondBounds()
        return !isOver
    }

    /// Ends the run and the record, as an exception ends the app. The reason has been written.
    func stopApp() {
        recorder.close()
        (isOver, hasStopped) = (true, true)
    }

    func endBeyondBounds() {
        guard !isOver, let mistake = runawayMistake else { return }
        isOver = true
        if !bounds.isExpected { mistakes.append(mistake) }
    }

    /// Reports too deeply nested views, once.
    func nestedTooDeep() {
        let mistake = RunMistake(
            "views are nested more than \(Limits.nesting) deep \(place)",
            remedy: "Add views to a view that is less deep: what goes through all of them needs room on the stack for each.")
        if !bounds.isExpected, !mistakes.contains(where: { $0.remedy == mistake.remedy }) { mistakes.append(mistake) }
    }

    private var runawayMistake: RunMistake? {
        let isTooLong = recorder.isFull || recorder.count > bounds.entries
        // A run with many entries in each turn takes fewer turns.
        let standsStill = turnsOfInstant > bounds.turnsOfAnInstant || isTooLong && turnsOfInstant > 100
        if standsStill { return standstill }
        if isTooLong {
            return RunMistake(
                "the record has more than \(bounds.entries) entries \(place)",
                remedy: "Shorten the script, or stop what repeats: a timer goes on for 60 seconds after it unless it is invalidated.")
        }
        if turns > bounds.turns {
            return RunMistake(
                "the run loop has turned \(bounds.turns) times \(place)",
                remedy: "What starts itself again has to wait longer each time: a frame lasts a sixtieth of a second.")
        }
        return nil
    }

    private var standstill: RunMistake {
        RunMistake(
            "time stands still \(place): \(turnsOfInstant - 1) turns of the run loop have each left work for the next",
            remedy: "Nothing may start itself again at once: setNeedsLayout() in layoutSubviews(), DispatchQueue.main.async in its own "
                + "block, a state that is set in its own action.")
    }

    /// The current time and the latest call into client code.
    private var place: String {
        let recent = max(0, recorder.count - 1000)
        let last = (recent..<recorder.count).last { recorder.entry(at: $0).kind == .call }
        guard let call = last.map({ recorder.entry(at: $0) }) else { return "at \(Milliseconds(now)) ms" }
        return "at \(Milliseconds(now)) ms, after \(recorder.spelling(of: call.subject)).\(recorder.spelling(of: call.verb))"
    }
}
