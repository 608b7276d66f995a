// Two ways lead to the simulation:
//
// 1. Code of the engine gets it as a parameter from its caller, and hands it on. This is the way to write something new.
// 2. `Simulation.current` is for the first function of the engine on the way from client code, which hands over no simulation: what implements
//    a method of Apple's. It is nil outside of a run, where views can be made and moved and nothing is recorded. `running(_:)` is the same for
//    what has no meaning there. `sending(_:)`, beside `UIEvent`, is the same for what has an event at hand, which knows it without a look at
//    the thread.
//
// Runs go on side by side on threads of their own, so this is the one thing that is kept per thread rather than passed along.
#if hasFeature(Embedded)
    nonisolated(unsafe) private var currentSimulation: Unmanaged<Simulation>?

    extension Simulation {
        /// For `current` and `sending(_:)`.
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
        /// For `current` and `sending(_:)`.
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
        guard let simulation = current else { fatalError("\(name) is there only inside a run") }
        return simulation
    }
}
