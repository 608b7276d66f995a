/// What a moving finger repeats.
enum Moves {
    /// The longest stretch that is looked for.
    private static let longest = 24

    /// Stretches of lines in which something follows a finger, and that come again at once, stand once. O(lines × longest²), most of the time
    /// O(lines × longest).
    static func counted(once lines: [DeviceLog.Line]) -> [DeviceLog.Line] {
        var numbers: [Key: Int] = [:]
        var isMove: [Bool] = []
        // By their places in `lines`, and by what they say: texts take long to compare.
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

    /// How many lines at the end say again what those before them say.
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
