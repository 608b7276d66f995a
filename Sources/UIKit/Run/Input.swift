/// The input that will come in, and the input that waits for its turn.
final class Input: Part {
    var hardware = HardwareQueue()
    /// The events that the event-fetch thread has taken from the port and source 0 of the main run loop has not.
    var fetched = Queue<HardwareEvent>()
    /// The application's queue: first in, first out.
    var events = Queue<HardwareEvent>()
}

extension Simulation {
    var input: Input { unsafeDowncast(parts.input, to: Input.self) }
}
