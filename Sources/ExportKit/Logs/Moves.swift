/// What a moving finger repeats.
enum Moves {
    /// The longest stretch that is looked for.
    private static let longest = 24

    /// Stretches of lines in which something follows a finger, and that come again at once, stand once. O(lines × longest²).
    static func counted(once lines: [DeviceLog.Line]) -> [DeviceLog.Line] {
        var kept: [DeviceLog.Line] = []
        for line in lines {
            kept.append(line)
            while let length = repeated(at: kept) { kept.removeLast(length) }
        }
        return kept
    }

    /// How many lines at the end say again what those before them say.
    private static func repeated(at lines: [DeviceLog.Line]) -> Int? {
        guard lines.count > 1 else { return nil }
        return (1...min(longest, lines.count / 2)).first { length in
            let last = lines[(lines.count - length)...]
            let before = lines[(lines.count - 2 * length)..<(lines.count - length)]
            return last.contains(where: isMove) && zip(last, before).allSatisfy { $0.token == $1.token && $0.depth == $1.depth }
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
