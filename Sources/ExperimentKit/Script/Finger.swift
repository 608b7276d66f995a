/// One finger of a script, landing, moving and lifting on its own.
public struct Finger {
    public let number: Int
    private let script: Script

    init(number: Int, script: Script) {
        self.number = number
        self.script = script
    }

    public func down(at place: Place, fileID: String = #fileID, line: Int = #line) {
        script.add(.down(finger: number, place), Location(fileID: fileID, line: line))
    }

    /// In a straight line, taking this many seconds; the script goes on when it is there.
    public func move(to place: Place, over duration: Double = 0, fileID: String = #fileID, line: Int = #line) {
        move(along: [place], over: duration, fileID: fileID, line: line)
    }

    /// Through these places at an even pace.
    public func move(along places: [Place], over duration: Double, fileID: String = #fileID, line: Int = #line) {
        script.add(.move(finger: number, places, duration: duration), Location(fileID: fileID, line: line))
        script.advance(to: script.now + duration)
    }

    public func up(fileID: String = #fileID, line: Int = #line) {
        script.add(.up(finger: number), Location(fileID: fileID, line: line))
        script.noteLift()
    }
}
