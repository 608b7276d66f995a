// What a page on which a reader builds a stage calls beside the other functions: it gives a text, and runs are opened of the sketch that it says.
// README.md beside this file says what the functions take and give.
import Studies

nonisolated(unsafe) private var liveSketch = LiveSketch()

@_expose(wasm, "sketch")
@_cdecl("live_sketch")
public func sketchRead() -> Int32 {
    answerPage { () throws(LiveError) in
        liveRuns.experiments = [try liveSketch.read(textOfPage)]
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
