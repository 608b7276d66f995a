/// The repetitions that come from a moving finger.
enum Moves {
    /// The longest repeated stretch that is searched for.
    private static let longest = 24

    /// Removes the immediate repetitions of stretches of lines in which something follows a finger. O(lines × longest²), most of the time
    /// O(lines × longest).
    static func counted(once lines: [DeviceLog.Line]) -> [DeviceLog.Line] {
        var numbers: [Key: Int] = [:]
        var isMove: [Bool] = []
        // By places in `lines` and by numbers for the texts: comparing texts takes long. `moves` counts the moves up to the line.
        var kept: [Kept] = []
        for (place, line) in lines.enumerated() {
            let says = numbers[Key(token: line.token, depth: line.depth, isMark: line.isMark), default: numbers.count]
            if says == numbers.count {
                numbers[Key(token: line.token, depth: line.depth, isMark: line.isMark)] = says
                isMove.append(Moves.isMove(line))
            }
            kept.append(Kept(place: place, says: says, moves: (kept.last?.moves ?? 0) + (isMove[says] ? 1 : 0)))
            while let length = repeated(at: kept) { kept.removeLast(length) }
        }
        return kept.map { lines[$0.place] }
    }

    private struct Key: Hashable {
        let token: String
        let depth: Int
        let isMark: Bool
    }

    private struct Kept {
        let place: Int
        let says: Int
        let moves: Int
    }

    /// The number of lines at the end, with a move among them, that repeat the lines before them.
    private static func repeated(at lines: [Kept]) -> Int? {
        let count = lines.count
        guard count > 1 else { return nil }
        var length = 1
        while length <= longest, 2 * length <= count {
            if lines[count - 1].moves > lines[count - 1 - length].moves {
                var same = 0
                while same < length, lines[count - 1 - same].says == lines[count - 1 - same - length].says { same += 1 }
                if same == length { return length }
            }
            length += 1
        }
        return nil
    }

    private static func isMove(_ line: DeviceLog.Line) -> Bool {
        let words = [
            ".touchesMoved", ".continueTracking", ".action(changed)", ".action(touchDragInside)", ".action(touchDragOutside)",
            ".action(valueChanged)", ".scrollViewDidScroll(", ".scrollViewDidZoom(",
        ]
        return !line.isMark && words.contains { line.token.contains($0) }
    }
}
