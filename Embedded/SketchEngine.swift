// What a page on which a reader builds a stage calls beside the other functions: it gives a text, and runs are opened of the sketch that it says.
// README.md beside this file says what the functions take and give.
import Studies

nonisolated(unsafe) private var liveSketch = LiveSketch()
/// Where the page writes the text of a sketch. Never empty, so that it has an address.
nonisolated(unsafe) private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
nonisolated(unsafe) private var roomSize = 0

@_expose(wasm, "room")
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

@_expose(wasm, "sketch")
@_cdecl("live_sketch")
public func sketchRead() -> Int32 {
    answerPage { () throws(LiveError) in
        liveRuns.experiments = [try liveSketch.read(Array(room[..<roomSize]))]
        return 0
    }
}

@_expose(wasm, "mistake")
@_cdecl("live_mistake")
public func sketchMistake() -> Int32 { giveToPage(liveSketch.mistakeBuffer) }

@_expose(wasm, "swift")
@_cdecl("live_swift")
public func sketchSwift(_ form: Int32) -> Int32 {
    answerPage { () throws(LiveError) in giveToPage(try liveSketch.source(Int(form))) }
}
