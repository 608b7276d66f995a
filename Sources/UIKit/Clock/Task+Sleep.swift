#if !hasFeature(Embedded)
    import MainLoop

    // Names of a module take precedence over the same names of Swift's own library, in every file that imports the module. So a task of a
    // run sleeps on the virtual clock, and outside of a run on the clock of the machine.

    extension Task where Success == Never, Failure == Never {
        /// Suspends the task; a cancelled task goes on at once.
        public static func sleep(_ duration: UInt64) async { try? await sleep(nanoseconds: duration) }

        /// Suspends the task for a time in nanoseconds.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        public static func sleep(nanoseconds duration: UInt64) async throws {
            try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
        }

        /// Suspends the task for a time; the virtual clock needs no tolerance.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        public static func sleep<C: Clock>(
            for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws { try await clock.sleep(for: duration, tolerance: tolerance) }

        /// Suspends the task until the deadline.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        public static func sleep<C: Clock>(
            until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
        ) async throws {
            switch deadline {
            case let deadline as ContinuousClock.Instant:
                try await ContinuousClock().sleep(until: deadline, tolerance: tolerance as? Swift.Duration)
            case let deadline as SuspendingClock.Instant:
                try await SuspendingClock().sleep(until: deadline, tolerance: tolerance as? Swift.Duration)
            default: try await clock.sleep(until: deadline, tolerance: tolerance)
            }
        }
    }

    extension Clock {
        /// Suspends the task for a time; a clock that is not one of the system's decides by itself when this is over.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
            if self is ContinuousClock || self is SuspendingClock, let duration = duration as? Swift.Duration,
                try await TaskSleep.sleep(seconds: duration.seconds)
            {
                return
            }
            try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
        }
    }

    extension Swift.Duration {
        fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
    }

    extension ContinuousClock {
        /// The time of the virtual clock.
        public static var now: Instant {
            RunningLoop.current.map { ContinuousClock().systemEpoch.advanced(by: .seconds($0.now)) } ?? machineTime(ContinuousClock())
        }

        /// The time of the virtual clock.
        public var now: Instant { Self.now }

        /// Suspends the task until the deadline.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
            if try await TaskSleep.sleep(seconds: now.duration(to: deadline).seconds) { return }
            try await machineSleep(self, until: deadline, tolerance: tolerance)
        }
    }

    extension ContinuousClock.Instant {
        /// The time of the virtual clock.
        public static var now: ContinuousClock.Instant { ContinuousClock.now }
    }

    extension SuspendingClock {
        /// The time of the virtual clock.
        public static var now: Instant {
            RunningLoop.current.map { SuspendingClock().systemEpoch.advanced(by: .seconds($0.now)) } ?? machineTime(SuspendingClock())
        }

        /// The time of the virtual clock.
        public var now: Instant { Self.now }

        /// Suspends the task until the deadline.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
            if try await TaskSleep.sleep(seconds: now.duration(to: deadline).seconds) { return }
            try await machineSleep(self, until: deadline, tolerance: tolerance)
        }
    }

    extension SuspendingClock.Instant {
        /// The time of the virtual clock.
        public static var now: SuspendingClock.Instant { SuspendingClock.now }
    }

    // What a clock does by its own library: of a generic type only the methods of the protocol are known.

    private func machineTime<C: Clock>(_ clock: C) -> C.Instant { clock.now }

    private func machineSleep<C: Clock>(_ clock: C, until deadline: C.Instant, tolerance: C.Duration?) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
#endif
