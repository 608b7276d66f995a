import EventTrace

extension Trace {
    /// The positions of the entries in a random order: the entries within one call change places among themselves, each with the entries
    /// within it. O(entries).
    func shuffledOrder(_ random: inout SeededNumbers) -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(entries.count)
        shuffle(0..<entries.count, into: &order, &random)
        return order
    }

    /// The same calls and decisions in another order, each entry once. The times stay in order. O(entries).
    func ordered(_ order: [Int]) -> Trace {
        Trace(entries: ContiguousArray(zip(order, entries).map { entries[$0].at($1.time) }), names: names)
    }

    private func shuffle(_ range: Range<Int>, into order: inout [Int], _ random: inout SeededNumbers) {
        for block in random.shuffled(blocks(of: range)) {
            order.append(block.lowerBound)
            // The answer of a call comes after what happens within it.
            let hasAnswer = block.count > 1 && isAnswer(block.upperBound - 1, of: block.lowerBound)
            shuffle(block.lowerBound + 1..<block.upperBound - (hasAnswer ? 1 : 0), into: &order, &random)
            if hasAnswer { order.append(block.upperBound - 1) }
        }
    }

    /// The blocks side by side in this range, each an entry with all that is within it.
    private func blocks(of range: Range<Int>) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start + 1
            while end < range.upperBound, entries[end].depth > entries[start].depth || isAnswer(end, of: start) { end += 1 }
            blocks.append(start..<end)
            start = end
        }
        return blocks
    }

    private func isAnswer(_ index: Int, of call: Int) -> Bool {
        entries[index].kind == .answer && entries[index].depth == entries[call].depth
    }
}

extension Entry {
    /// The entry at another time.
    fileprivate func at(_ time: Double) -> Entry {
        Entry(time: time, kind: kind, subject: subject, verb: verb, detail: detail, depth: depth, rule: rule)
    }
}
