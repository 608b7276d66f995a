// What the module of sketches has beside the functions of every module: a page gives it a text, and runs are opened of the sketch that it says.
// README.md beside this file says what the functions take and give; sketch.c gives them their names in the one module that has them.
import ExperimentKit

nonisolated(unsafe) private var liveSketch = LiveSketch()
/// Where the page writes the text of a sketch. Never empty, so that it has an address.
nonisolated(unsafe) private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
nonisolated(unsafe) private var roomSize = 0

@_cdecl("live_room")
public func sketchRoom(_ size: Int32) -> Int32 {
    guard size >= 0, Int(size) <= SketchLimits.text else { return LiveError.wrongSketch.rawValue }
    if room.count < size {
        room.deallocate()
        room = .allocate(capacity: Int(size))
    }
    roomSize = Int(size)
    return Int32(bitPattern: UInt32(UInt(bitPattern: room.baseAddress)))
}

@_cdecl("live_sketch")
public func sketchRead() -> Int32 {
    answerPage { () throws(LiveError) in
        liveRuns.experiments = [try liveSketch.read(Array(room[..<roomSize]))]
        return 0
    }
}

@_cdecl("live_mistake")
public func sketchMistake() -> Int32 { giveToPage(liveSketch.mistakeBuffer) }

@_cdecl("live_swift")
public func sketchSwift(_ form: Int32) -> Int32 {
    answerPage { () throws(LiveError) in giveToPage(try liveSketch.source(Int(form))) }
}
