/// The loop of the run whose code is running on this thread.
package enum RunningLoop {
    package static func host(_ name: StaticString) -> any LoopHost {
        guard let host = current else { fatalError("\(name) is there only inside a run") }
        return host
    }
}

/// A box for a host, stored where only a pointer fits.
package final class LoopReference {
    // The run retains this object.
    fileprivate unowned(unsafe) let host: any LoopHost

    package init(_ host: any LoopHost) {
        self.host = host
    }
}

#if hasFeature(Embedded)
    nonisolated(unsafe) private var running: Unmanaged<LoopReference>?

    extension RunningLoop {
        package static var current: (any LoopHost)? { running?.takeUnretainedValue().host }

        package static func setCurrent(_ loop: LoopReference?) {
            running = loop.map { Unmanaged.passUnretained($0) }
        }
    }
#else
    private let running: pthread_key_t = {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0, "no thread-specific key left")
        return key
    }()

    extension RunningLoop {
        package static var current: (any LoopHost)? {
            pthread_getspecific(running).map { Unmanaged<LoopReference>.fromOpaque($0).takeUnretainedValue().host }
        }

        package static func setCurrent(_ loop: LoopReference?) {
            TaskJobs.areTaken
            pthread_setspecific(running, loop.map { Unmanaged.passUnretained($0).toOpaque() })
        }
    }
#endif
