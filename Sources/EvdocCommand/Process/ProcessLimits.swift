import Glibc

/// The system's limits for a process. Limits below the needs of a build are reported before anything runs, instead of by a thread that
/// never begins.
struct ProcessLimits {
    /// The number of descriptors that a build, and every thread that reads a file, may have open at once.
    static let fewestFiles: rlim_t = 64
    /// The bytes of address space: a gibibyte, and for each processor the stacks of two threads, as `RunMemory` makes them.
    static let leastMemory = rlim_t(1 << 30) + rlim_t(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) << 27
    /// The number of descriptors requested if the system allows them: each connection of a browser to `evdoc serve` takes one.
    private static let wantedFiles: rlim_t = 1024

    let files: rlim_t
    let memory: rlim_t

    /// Raises the limits of this process as far as allowed, and returns them. From here on a file that grows beyond its limit is an error
    /// of writing, not a signal that ends the process.
    static func prepare() -> ProcessLimits {
        signal(SIGXFSZ, SIG_IGN)
        var files = limit(of: resourceOfFiles)
        if files.rlim_cur < wantedFiles, files.rlim_cur < files.rlim_max {
            files.rlim_cur = min(wantedFiles, files.rlim_max)
            setrlimit(resourceOfFiles, &files)
        }
        return ProcessLimits(files: limit(of: resourceOfFiles).rlim_cur, memory: limit(of: resourceOfMemory).rlim_cur)
    }

    /// The limit that is too low, and the remedy; nil if all are high enough.
    var refusal: (message: String, hint: String)? {
        if files < ProcessLimits.fewestFiles {
            return (
                "this process may have \(files) files open, and needs \(ProcessLimits.fewestFiles)",
                "ulimit -n 1024 lets it, where the shell may have as many"
            )
        }
        if memory < ProcessLimits.leastMemory {
            let (given, needed) = (memory >> 20, ProcessLimits.leastMemory >> 20)
            return (
                "this process may have \(given) MiB of addresses, and needs \(needed)",
                "ulimit -v unlimited lets it; it uses far less memory than addresses"
            )
        }
        return nil
    }

    // Numbers of Linux: Glibc has them as values of a type of C that Swift does not see.
    private static let resourceOfFiles = __rlimit_resource_t(7)
    private static let resourceOfMemory = __rlimit_resource_t(9)

    private static func limit(of resource: __rlimit_resource_t) -> rlimit {
        var limit = rlimit()
        // If the system does not say, nothing is limited.
        if getrlimit(resource, &limit) != 0 { limit = rlimit(rlim_cur: .max, rlim_max: .max) }
        return limit
    }
}
