import CMalloc
import Glibc

/// Keeps the memory that one run frees for the next.
///
/// By default the allocator returns the memory of a long record to the kernel at the end of its run, and the kernel fills every page with
/// zeros for the next run: a quarter of the time of short runs.
package enum RunMemory {
    /// The stack size, enough for recursion through deeply nested views, even if the compiler does not optimize.
    private static let stack = 64 << 20

    /// Keeps freed memory, for the whole process, and makes stacks deep. Call it once, before anything runs.
    package static func keep() {
        // Blocks larger than 32 MB come from the kernel in any case.
        _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        _ = mallopt(M_TRIM_THRESHOLD, 1 << 30)
        deepenStacks()
    }

    /// Deepens the stacks of the first thread and of threads that begin from here on. A limit that the system refuses stays the same.
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
