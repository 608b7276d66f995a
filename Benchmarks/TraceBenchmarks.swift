import EventTrace
import UIKit

extension Benchmark {
    static var trace: [Benchmark] {
        [
            .rate("trace: calls recorded", "calls", count: calls) {
                let recorder = Recorder()
                let level = recorder.intern("level_1")
                for _ in 0..<calls {
                    recorder.enter(.touchesBegan, of: level, by: .exactlyTheChangedTouches)
                    recorder.leave()
                }
                precondition(recorder.count == calls)
            },
            .value("trace: size of an entry", "bytes") { Double(MemoryLayout<Entry>.stride) },
        ]
    }

    private static let calls = 1_000_000
}
