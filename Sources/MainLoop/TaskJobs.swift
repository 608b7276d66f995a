#if !hasFeature(Embedded)
    import CConcurrency

    /// The jobs of Swift's tasks as blocks of a run's main queue.
    ///
    /// A job that code of a run starts or resumes joins the main queue behind the blocks that are there, a job without an actor too: a run has
    /// one thread. On a device such a job runs beside the main thread, at any time. The runtime shows no job that sleeps: see `TaskSleep`.
    enum TaskJobs {
        /// Takes the jobs of all runs of this process, from the first call on.
        static let areTaken: Void = evdoc_take_jobs { job, isMain in
            guard let loop = RunningLoop.current else { return false }
            guard let job else { return true }
            loop.enqueue { TaskJobs.run(unsafeBitCast(job, to: UnownedJob.self), isMain: isMain) }
            return true
        }

        private static func run(_ job: UnownedJob, isMain: Bool) {
            // The executor of jobs without an actor has no identity.
            let none = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
            job.runSynchronously(on: isMain ? MainActor.sharedUnownedExecutor : none)
        }
    }
#endif
