// The simulation whose code runs on this thread. Runs go on side by side on threads of their own, so this is the one
// thing that is kept per thread rather than passed along: `UIApplication.shared` and client code have no other way to it.
#if hasFeature(Embedded)
    nonisolated(unsafe) private var currentSimulation: Unmanaged<Simulation>?

    extension Simulation {
        static var unretainedCurrent: Unmanaged<Simulation>? { currentSimulation }

        static func setCurrent(_ simulation: Simulation?) {
            currentSimulation = simulation.map { Unmanaged.passUnretained($0) }
        }
    }
#else
    private let currentSimulation: pthread_key_t = {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0, "no thread-specific key left")
        return key
    }()

    extension Simulation {
        static var unretainedCurrent: Unmanaged<Simulation>? {
            pthread_getspecific(currentSimulation).map { Unmanaged<Simulation>.fromOpaque($0) }
        }

        static func setCurrent(_ simulation: Simulation?) {
            pthread_setspecific(currentSimulation, simulation.map { Unmanaged.passUnretained($0).toOpaque() })
        }
    }
#endif

extension Simulation {
    /// The simulation that runs on this thread, if one does.
    package static var current: Simulation? { unretainedCurrent?.takeUnretainedValue() }

    /// The run whose code is running. What stands for a clock or a queue has none outside.
    static func running(_ name: StaticString) -> Simulation {
        guard let simulation = current else { preconditionFailure("\(name) is there only inside a run") }
        return simulation
    }
}
