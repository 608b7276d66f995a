import Glibc
import Synchronization

/// The newest state of the site, for all open pages. A page that connects late, or misses a state, receives the newest.
public final class ReloadFeed: Sendable {
    /// Becomes readable with each new state.
    final class Bell: Sendable {
        let descriptor: Int32
        private let writing: Int32

        fileprivate init() {
            var ends: [Int32] = [-1, -1]
            // Without descriptors the client is one that has gone.
            _ = pipe(&ends)
            (descriptor, writing) = (ends[0], ends[1])
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }

        fileprivate func ring() { _ = write(writing, "!", 1) }

        fileprivate func quiet() {
            var rings = [UInt8](repeating: 0, count: 64)
            while read(descriptor, &rings, rings.count) > 0 {}
        }

        deinit {
            close(descriptor)
            close(writing)
        }
    }

    private struct Shared {
        var number = 0
        var state: BuildState
        var bells: [ObjectIdentifier: Bell] = [:]
    }

    private let shared: Mutex<Shared>

    public init(_ state: BuildState) {
        shared = Mutex(Shared(state: state))
    }

    public func tell(_ state: BuildState) {
        shared.withLock { shared in
            shared.state = state
            shared.number += 1
            for bell in shared.bells.values { bell.ring() }
        }
    }

    public var newest: BuildState { shared.withLock { $0.state } }

    /// Calls `body` with a bell that rings for each new state meanwhile.
    func listening<Result>(_ body: (Bell) -> Result) -> Result {
        let bell = Bell()
        shared.withLock { $0.bells[ObjectIdentifier(bell)] = bell }
        defer { _ = shared.withLock { $0.bells.removeValue(forKey: ObjectIdentifier(bell)) } }
        return body(bell)
    }

    /// The newest state and its number; nil if it is the state of this number.
    func next(after number: Int?, _ bell: Bell) -> (number: Int, state: BuildState)? {
        bell.quiet()
        return shared.withLock { $0.number == number ? nil : ($0.number, $0.state) }
    }
}
