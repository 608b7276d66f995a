// The engine in a page: the functions that the page's script calls. README.md beside this file says what they take and give.
// scripts/embedded.sh compiles it as a part of the module of experiments; Package.swift does not know it, because it exists in Embedded Swift
// only.
import ExperimentKit
import FigureKit
import Studies

// Their names in Swift keep clear of those in experiments, which are compiled with them. The host has one thread.
nonisolated(unsafe) var liveRuns = LiveRuns(of: [])
/// By the numbers of the runs whose figure has been asked for.
nonisolated(unsafe) private var figures: [Int32: LiveFigure] = [:]
/// What the host reads after a call that gives a buffer. Never empty, so that it has an address.
nonisolated(unsafe) private var buffer: [UInt8] = [0]
/// Where the host writes what it is about to send.
nonisolated(unsafe) private let sent = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: LiveInput.size)

@_expose(wasm, "version")
@_cdecl("live_version")
public func engineVersion() -> Int32 { Int32(Buffer.version) }

@_expose(wasm, "buffer")
@_cdecl("live_buffer")
public func engineBuffer() -> UnsafePointer<UInt8>? {
    // Nothing writes to it before the next call.
    buffer.withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "input")
@_cdecl("live_input")
public func engineInput() -> UnsafeMutablePointer<UInt8>? { sent.baseAddress }

/// To make all experiments would take longer than to load them.
@_expose(wasm, "choose")
@_cdecl("live_choose")
public func engineChoose(_ folder: Int32) -> Int32 {
    guard experimentFolders.indices.contains(Int(folder)) else { return LiveError.noSuchExperiment.rawValue }
    liveRuns.experiments = experimentFolders[Int(folder)]()
    return 0
}

@_expose(wasm, "catalogue")
@_cdecl("live_catalogue")
public func engineCatalogue() -> Int32 { giveToPage(liveRuns.catalogue) }

@_expose(wasm, "claims")
@_cdecl("live_claims")
public func engineClaims(_ experiment: Int32) -> Int32 {
    answerPage { () throws(LiveError) in
        try liveRuns.judge(experiment: Int(experiment), by: textOfPage)
        return 0
    }
}

@_expose(wasm, "open")
@_cdecl("live_open")
public func engineOpen(_ experiment: Int32, _ number: Int32, _ isArranged: Int32) -> Int32 {
    answerPage { () throws(LiveError) in
        Int32(try liveRuns.open(experiment: Int(experiment), case: Int(number), isArranged: isArranged != 0))
    }
}

@_expose(wasm, "send")
@_cdecl("live_send")
public func engineSend(_ run: Int32) -> Int32 {
    answerPage { () throws(LiveError) in
        try liveRuns.run(Int(run)).send(try LiveInput(reading: Array(sent)))
        return 0
    }
}

@_expose(wasm, "advance")
@_cdecl("live_advance")
public func engineAdvance(_ run: Int32, _ time: Double) -> Int32 {
    answerPage { () throws(LiveError) in
        try liveRuns.run(Int(run)).advance(to: time)
        return 0
    }
}

@_expose(wasm, "stage")
@_cdecl("live_stage")
public func engineStage(_ run: Int32) -> Int32 { answerPage { () throws(LiveError) in giveToPage(try liveRuns.run(Int(run)).stageBuffer) } }

@_expose(wasm, "trace")
@_cdecl("live_trace")
public func engineTrace(_ run: Int32, _ start: Int32) -> Int32 {
    answerPage { () throws(LiveError) in giveToPage(try liveRuns.run(Int(run)).trace(from: Int(start))) }
}

@_expose(wasm, "names")
@_cdecl("live_names")
public func engineNames(_ run: Int32, _ start: Int32) -> Int32 {
    answerPage { () throws(LiveError) in giveToPage(try liveRuns.run(Int(run)).names(from: Int(start))) }
}

@_expose(wasm, "script")
@_cdecl("live_script")
public func engineScript(_ run: Int32) -> Int32 {
    answerPage { () throws(LiveError) in giveToPage(try liveRuns.run(Int(run)).scriptBuffer) }
}

@_expose(wasm, "outcomes")
@_cdecl("live_outcomes")
public func engineOutcomes(_ run: Int32) -> Int32 {
    answerPage { () throws(LiveError) in giveToPage(try liveRuns.run(Int(run)).outcomeBuffer) }
}

@_expose(wasm, "steps")
@_cdecl("live_steps")
public func engineSteps(_ run: Int32) -> Int32 { answerPage { () throws(LiveError) in giveToPage(try liveRuns.run(Int(run)).stepBuffer) } }

@_expose(wasm, "figure")
@_cdecl("live_figure")
public func engineFigure(_ run: Int32, _ calls: Int32) -> Int32 {
    answerPage { () throws(LiveError) in
        giveToPage(figures[run, default: LiveFigure()].buffer(of: try liveRuns.run(Int(run)), calls: Int(calls)))
    }
}

@_expose(wasm, "vocabulary")
@_cdecl("live_vocabulary")
public func engineVocabulary() -> Int32 { giveToPage(LiveFigure.vocabulary) }

@_expose(wasm, "close")
@_cdecl("live_close")
public func engineClose(_ run: Int32) -> Int32 {
    answerPage { () throws(LiveError) in
        try liveRuns.close(Int(run))
        figures[run] = nil
        return 0
    }
}

/// The bytes of the buffer.
func giveToPage(_ new: Buffer) -> Int32 {
    buffer = new.bytes
    return Int32(buffer.count)
}

/// The error's number if there is one.
func answerPage(_ body: () throws(LiveError) -> Int32) -> Int32 {
    do throws(LiveError) { return try body() } catch { return error.rawValue }
}
