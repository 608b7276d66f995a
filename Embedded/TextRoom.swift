// Where the page writes the text that the next function reads: README.md beside this file.
import Studies

/// Never empty, so that it has an address.
nonisolated(unsafe) private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
nonisolated(unsafe) private var roomSize = 0

/// The text that the page has written.
var textOfPage: [UInt8] { Array(room[..<roomSize]) }

@_expose(wasm, "room")
@_cdecl("live_room")
public func engineRoom(_ size: Int32) -> Int32 {
    guard size >= 0, Int(size) <= SketchLimits.text else { return LiveError.wrongSketch.rawValue }
    if room.count < size {
        room.deallocate()
        room = .allocate(capacity: Int(size))
    }
    roomSize = Int(size)
    return Int32(bitPattern: UInt32(UInt(bitPattern: room.baseAddress)))
}
