/// The repetitions that come from a moving finger.
enum Moves {
    /// The longest repeated stretch that is searched for.
    private static let longest = 24

    /// Removes the immediate repetitions of stretches of lines in which something follows a finger. O(lines × longest²), most of the time
    /// O(lines × longest).
    static func counted(once lines: [DeviceLog.Line]) -> [DeviceLog.Line] {
        var numbers: [Key: Int] = [:]
        var isMove: [Bool] = []
        // By places in `lines` and by numbers for the texts: comparing texts takes long.
        var kept: [(place: Int, says: Int)] = []
        for (place, line) in lines.enumerated() {
            let says = numbers[Key(token: line.token, depth: line.depth, isMark: line.isMark), default: numbers.count]
            if says == numbers.count {
                numbers[Key(token: line.token, depth: line.depth, isMark: line.isMark)] = says
                isMove.append(Moves.isMove(line))
            }
            kept.append((place, says))
            while let length = repeated(at: kept, isMove) { kept.removeLast(length) }
        }
        return kept.map { lines[$0.place] }
    }

    private struct Key: Hashable {
        let token: String
        let depth: Int
        let isMark: Bool
    }

    /// The number of lines at the end that repeat the lines before them.
    private static func repeated(at lines: [(place: Int, says: Int)], _ isMove: [Bool]) -> Int? {
        guard lines.count > 1 else { return nil }
        return (1...min(longest, lines.count / 2)).first { length in
            let last = lines.count - length..<lines.count
            return last.allSatisfy { lines[$0].says == lines[$0 - length].says } && last.contains { isMove[lines[$0].says] }
        }
    }

    private static func isMove(_ line: DeviceLog.Line) -> Bool {
        let words = [
            ".touchesMoved", ".continueTracking", ".action(changed)", ".action(touchDragInside)", ".action(touchDragOutside)",
            ".action(valueChanged)", ".scrollViewDidScroll(", ".scrollViewDidZoom(",
        ]
        return !line.isMark && words.contains { line.token.contains($0) }
    }
}
