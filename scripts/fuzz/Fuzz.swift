import Foundation
import Glibc

/// A kind of input. The environment's EVDOC_FUZZ names the one that is tried.
struct FuzzTarget: Sendable {
    let name: String
    /// Tries one input; `fault` where something is not as it should be.
    let attempt: @Sendable ([UInt8]) -> Void

    static let all: [FuzzTarget] = [.page, .names, .log, .files, .sketch, .translations, .patterns, .queries, .arguments, .source, .shards]

    /// Of nothing of evdoc's: shows that a fault is found.
    static let planted = FuzzTarget(name: "planted") { bytes in
        demand(!bytes.starts(with: Array("HI!".utf8)), "planted")
    }

    /// Of nothing of evdoc's either: takes the square of its time.
    static let growing = FuzzTarget(name: "growing") { bytes in
        var sum: UInt8 = 0
        for byte in bytes { for other in bytes.prefix(bytes.count / 256) { sum = sum &* 31 &+ (byte ^ other) } }
        demand(sum != 1 || bytes.count < 1 << 30, "no input is as large")
    }

    /// The process's own.
    static let chosen: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["EVDOC_FUZZ"] ?? ""
        guard let target = (all + [.planted, .growing]).first(where: { $0.name == name }) else {
            print("EVDOC_FUZZ is one of \(all.map(\.name).joined(separator: ", "))")
            exit(64)
        }
        return target
    }()
}

/// Says what is wrong, and ends as the fuzzer expects it of a fault.
func fault(_ words: String) -> Never {
    FileHandle.standardError.write(Data("FAULT \(words)\n".utf8))
    abort()
}

func demand(_ condition: Bool, _ words: @autoclosure () -> String) {
    if !condition { fault(words()) }
}

/// What the fuzzer calls. One input in a few hundred comes many times in a row, up to 256 KiB, and half as many times: a byte takes no longer at
/// double size.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    Slowest.measure(bytes)
    let sum = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    if count > 0, sum % 509 == 0 {
        let most = sum % 4 == 0 ? 1 << 18 : 1 << 15
        let times = max(1, most / count / 2)
        Slowest.grow(Array(repeatElement(bytes, count: times).joined()), Array(repeatElement(bytes, count: 2 * times).joined()))
    }
    return 0
}

/// The input that has taken longest, said at the end.
enum Slowest {
    nonisolated(unsafe) private static var seconds = -1.0
    nonisolated(unsafe) private static var bytes = 0

    /// How much longer twice the input may take: linear time, and what a busy machine adds.
    private static let growth = 3.0

    /// Measures an input and twice the input. What seems to grow is measured again: a busy machine may have added to one of both.
    static func grow(_ once: [UInt8], _ twice: [UInt8]) {
        for attempt in 1...3 {
            let (first, second) = (measure(once), measure(twice))
            if second <= 0.1 || second <= growth * max(first, 0.02) { return }
            demand(attempt < 3, "\(once.count) bytes take \(first) s, and twice as many \(second) s")
        }
    }

    @discardableResult static func measure(_ input: [UInt8]) -> Double {
        if seconds < 0 { atexit { print(String(format: "slowest: %.3f s for %d bytes", Slowest.seconds, Slowest.bytes)) } }
        let (wall, processor) = (time(CLOCK_MONOTONIC), time(CLOCK_PROCESS_CPUTIME_ID))
        FuzzTarget.chosen.attempt(input)
        // A busy machine makes the one long, several threads the other.
        let taken = min(time(CLOCK_MONOTONIC) - wall, time(CLOCK_PROCESS_CPUTIME_ID) - processor)
        if taken > seconds { (seconds, bytes) = (taken, input.count) }
        demand(taken <= 2, "an input of \(input.count) bytes takes \(taken) s")
        return taken
    }

    private static func time(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
