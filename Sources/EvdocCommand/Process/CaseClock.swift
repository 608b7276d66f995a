import ExperimentKit
import Glibc
import ProjectKit
import Studies
import Synchronization

/// Notes the case on each thread of this process, and ends the process if a case does not come to an end.
final class CaseClock: Sendable {
    private let notes: CaseNotes
    private let limits: CaseTime.Limits
    /// The times of the threads that have run a case, by thread number.
    private let times = Mutex<[CaseTime]>([])
    /// The warnings by the ids of experiments.
    private let waits = Mutex<[String: String]>([:])
    /// The numbers of threads that are gone.
    private static let free = Mutex<[Int]>([])
    private let key: pthread_key_t

    /// `limits` are those of one case.
    init(_ notes: CaseNotes, _ limits: CaseTime.Limits) {
        (self.notes, self.limits) = (notes, limits)
        var key = pthread_key_t()
        pthread_key_create(&key) { number in CaseClock.free.withLock { $0.append(Int(bitPattern: number) - 1) } }
        self.key = key
    }

    /// Call it once, before anything runs.
    func install() {
        CaseWatch { [self] id, location, words in
            guard let thread else { return }
            notes.begin(thread, CaseNotes.Note(id: id, words: "\(location): error: '\(id)', \(words)"))
            times.withLock { $0[thread] }.begin()
        } ends: { [self] in
            guard let thread else { return }
            let waited = times.withLock { $0[thread] }.end()
            if waited >= CaseTime.longWait { tell(notes.note(thread), waited) }
            notes.end(thread)
        }.install()
        var watcher = pthread_t()
        let own = Unmanaged.passRetained(self).toOpaque()
        let outcome = pthread_create(
            &watcher, nil,
            { own in Unmanaged<CaseClock>.fromOpaque(own!).takeUnretainedValue().watch() }, own)
        if outcome == 0 { pthread_detach(watcher) }
    }

    private func tell(_ note: CaseNotes.Note, _ seconds: Double) {
        waits.withLock { waits in
            guard waits[note.id] == nil else { return }
            let words = note.words.replacing(": error: ", with: ": warning: ", maxReplacements: 1)
            let time = Double(Int(seconds * 10)) / 10
            waits[note.id] =
                "\(words) waited for \(time) s of real time, which no claim sees\n"
                + "    Let time pass on the clock of the run: stage.script.wait(_:), or DispatchQueue.main.asyncAfter(deadline:execute:).\n"
        }
    }

    /// The warnings about cases that waited in real time, one for each experiment.
    var warnings: [String] { waits.withLock { waits in waits.keys.sorted().compactMap { waits[$0] } } }

    /// The number of this thread; nil if there are too many.
    private var thread: Int? {
        if let number = pthread_getspecific(key) { return Int(bitPattern: number) - 1 }
        let number = times.withLock { times -> Int? in
            if let number = CaseClock.free.withLock({ $0.popLast() }) {
                times[number] = CaseTime()
                return number
            }
            guard times.count < CaseNotes.mostThreads else { return nil }
            times.append(CaseTime())
            return times.count - 1
        }
        if let number { pthread_setspecific(key, UnsafeRawPointer(bitPattern: number + 1)) }
        return number
    }

    /// Checks every thread a few times a second, until the process ends.
    private func watch() -> Never {
        while true {
            usleep(CaseTime.tick)
            for (number, time) in times.withLock({ $0 }).enumerated() where time.isOver(limits) {
                notes.markOver(number)
                kill(getpid(), SIGKILL)
            }
        }
    }
}
