import CMalloc
import Glibc

/// Memory that one run gives back serves the next.
///
/// Left to itself, the allocator hands the memory of a long record back to the kernel when its run is over, and the kernel fills every page with
/// zeros when the next run asks for it: a quarter of the time of short runs.
package enum RunMemory {
    /// Room on the stack for what goes through all views that are nested in one another, also where the compiler does not save any.
    private static let stack = 64 << 20

    /// Keeps what is given back, for the whole process, and makes stacks deep. Call it once, before anything runs.
    package static func keep() {
        // Larger blocks than 32 MB come from the kernel in any case.
        _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        _ = mallopt(M_TRIM_THRESHOLD, 1 << 30)
        deepenStacks()
    }

    /// Those of threads that begin from here on, and of the first one. What the system refuses stays as it was.
    private static func deepenStacks() {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        if pthread_attr_setstacksize(&attributes, stack) == 0 { pthread_setattr_default_np(&attributes) }
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(3), &limit) == 0, limit.rlim_cur < stack else { return }
        limit.rlim_cur = min(rlim_t(stack), limit.rlim_max)
        setrlimit(__rlimit_resource_t(3), &limit)
    }
}
