// One way leads to the simulation: code of the engine gets it as a parameter, `in simulation: Simulation`, and hands it on.
//
// Client code hands over none. What implements a method of Apple's therefore begins with `in: .current`: it is nil outside of a run, where views
// can be made and moved and nothing is recorded, so that what works there, too, takes `Simulation?`. `running(_:)` is the same for what has no
// meaning there. `sending(_:)`, beside `UIEvent`, is the same for what has an event at hand, which knows it without a look at the thread. A test
// of the architecture says what may ask: Apple's methods, and what has no parameters, such as observers of properties.
//
// Runs go on side by side on threads of their own, so this is the one thing that is kept per thread rather than passed along.
#if hasFeature(Embedded)
    nonisolated(unsafe) private var currentSimulation: Unmanaged<Simulation>?

    extension Simulation {
        /// The current simulation, for `current` and `sending(_:)`.
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
        /// The current simulation, for `current` and `sending(_:)`.
        static var unretainedCurrent: Unmanaged<Simulation>? {
            pthread_getspecific(currentSimulation).map { Unmanaged<Simulation>.fromOpaque($0) }
        }

        static func setCurrent(_ simulation: Simulation?) {
            pthread_setspecific(currentSimulation, simulation.map { Unmanaged.passUnretained($0).toOpaque() })
        }
    }
#endif

extension Simulation {
    /// The simulation that runs on this thread; nil if there is none.
    package static var current: Simulation? { unretainedCurrent?.takeUnretainedValue() }

    /// The simulation whose code is running. Clocks and queues do not exist outside of one.
    static func running(_ name: StaticString) -> Simulation {
        guard let simulation = current else { fatalError("\(name) is there only inside a run") }
        return simulation
    }
}

extension Simulation? {
    /// `Simulation.current` as an argument: `in: .current`.
    static var current: Simulation? { Simulation.current }
}
