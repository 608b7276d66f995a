import Glibc

/// What the system lets a process have: less than a build needs is said before anything runs, rather than found out by a thread that never begins.
struct ProcessLimits {
    /// Descriptors that a build, and every thread that reads a file, may have open at once.
    static let fewestFiles: rlim_t = 64
    /// Bytes of address space: a gibibyte, and for each processor the stacks of two threads, as `RunMemory` makes them.
    static let leastMemory = rlim_t(1 << 30) + rlim_t(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) << 27
    /// As many as are asked for where the system would give them: a browser's connections to `evdoc serve` have one each.
    private static let wantedFiles: rlim_t = 1024

    let files: rlim_t
    let memory: rlim_t

    /// Those of this process, after it has asked for what it may have. A file that becomes larger than it may be is an error of writing from here on, no
    /// signal that ends the process.
    static func prepare() -> ProcessLimits {
        signal(SIGXFSZ, SIG_IGN)
        var files = limit(of: resourceOfFiles)
        if files.rlim_cur < wantedFiles, files.rlim_cur < files.rlim_max {
            files.rlim_cur = min(wantedFiles, files.rlim_max)
            setrlimit(resourceOfFiles, &files)
        }
        return ProcessLimits(files: limit(of: resourceOfFiles).rlim_cur, memory: limit(of: resourceOfMemory).rlim_cur)
    }

    /// What is too low, and what to do about it; nil where all is enough.
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
        // Where the system does not say, nothing is limited.
        if getrlimit(resource, &limit) != 0 { limit = rlimit(rlim_cur: .max, rlim_max: .max) }
        return limit
    }
}
