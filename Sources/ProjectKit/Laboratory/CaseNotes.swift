import Glibc

/// The case that runs on each thread of a process, in memory that its parent reads after the process has ended.
package final class CaseNotes: Sendable {
    package struct Note: Hashable {
        /// The id of the experiment, or of the scene of observations.
        package let id: String
        /// The case, and the place of the experiment's source.
        package let words: String

        package init(id: String, words: String) {
            (self.id, self.words) = (id, words)
        }
    }

    /// The number of threads that can be noted; fewer run experiments.
    package static let mostThreads = 256
    /// The size of a text in bytes; longer texts are cut off.
    private static let capacity = 1024

    /// The beginning of the memory. A place for each thread follows, each followed by its two texts.
    private struct Head {
        var isArmed = false
        var progress = 0
    }

    private struct Place {
        var isRunning = false
        var isOver = false
        var counts = (id: 0, words: 0)
    }

    private static let placeSize = MemoryLayout<Place>.stride + 2 * capacity

    nonisolated(unsafe) private let head: UnsafeMutablePointer<Head>

    /// Nil if the system has no memory that processes share.
    package init?() {
        let size = MemoryLayout<Place>.stride + CaseNotes.mostThreads * CaseNotes.placeSize
        guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0), memory != MAP_FAILED else {
            return nil
        }
        head = memory.bindMemory(to: Head.self, capacity: 1)
        head.initialize(to: Head())
        clear()
    }

    /// Clears the notes: no case runs.
    package func clear() {
        head.pointee.isArmed = false
        for thread in 0..<CaseNotes.mostThreads { place(thread).initialize(to: Place()) }
    }

    /// Whether the process has written and printed nothing yet, and its command can do without an experiment.
    package var isArmed: Bool { head.pointee.isArmed }

    /// The number of parts of the work begun by all processes with these notes, for commands that continue after the part that has stopped
    /// them.
    package var progress: Int {
        get { head.pointee.progress }
        set { head.pointee.progress = newValue }
    }

    /// Arms the notes during `body`: if an experiment stops the process in `body`, the others still run.
    package func whileArmed<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        head.pointee.isArmed = true
        defer { head.pointee.isArmed = false }
        return try body()
    }

    /// Notes the case that this thread begins. Threads are counted from 0.
    package func begin(_ thread: Int, _ note: Note) {
        let place = place(thread)
        place.pointee.counts = (copy(note.id, to: text(place, 0)), copy(note.words, to: text(place, 1)))
        place.pointee.isRunning = true
    }

    package func end(_ thread: Int) { place(thread).pointee.isRunning = false }

    /// Notes that the case on this thread does not come to an end.
    package func markOver(_ thread: Int) { place(thread).pointee.isOver = true }

    /// The cases that were running, and of them those that did not come to an end.
    package var running: (all: [Note], over: [Note]) {
        let places = (0..<CaseNotes.mostThreads).map(place).filter { $0.pointee.isRunning }
        return (places.map(note), places.filter { $0.pointee.isOver }.map(note))
    }

    /// The last case of each thread, if none is running.
    package var last: [Note] { (0..<CaseNotes.mostThreads).map(place).filter { $0.pointee.counts.id > 0 }.map(note) }

    /// The note of this thread.
    package func note(_ thread: Int) -> Note { note(place(thread)) }

    private func place(_ thread: Int) -> UnsafeMutablePointer<Place> {
        let address = UnsafeMutableRawPointer(head) + MemoryLayout<Place>.stride + thread * CaseNotes.placeSize
        return address.assumingMemoryBound(to: Place.self)
    }

    private func text(_ place: UnsafeMutablePointer<Place>, _ number: Int) -> UnsafeMutableRawBufferPointer {
        let start = UnsafeMutableRawPointer(place) + MemoryLayout<Place>.stride + number * CaseNotes.capacity
        return UnsafeMutableRawBufferPointer(start: start, count: CaseNotes.capacity)
    }

    private func note(_ place: UnsafeMutablePointer<Place>) -> Note {
        let counts = place.pointee.counts
        return Note(
            id: String(decoding: text(place, 0).prefix(counts.id), as: UTF8.self),
            words: String(decoding: text(place, 1).prefix(counts.words), as: UTF8.self))
    }

    /// Copies the text as far as there is room, and returns the number of copied bytes.
    private func copy(_ text: String, to place: UnsafeMutableRawBufferPointer) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes).prefix(place.count)
            place.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes))
            return bytes.count
        }
    }
}
