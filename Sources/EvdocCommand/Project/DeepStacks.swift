import CGlibc
import Glibc

/// Room for what goes through all views that are nested in one another: also where the compiler does not save any, `Limits.nesting` of them fit.
enum DeepStacks {
    private static let bytes = 64 << 20

    /// For threads that begin from here on, and for the first one. What the system refuses stays as it was.
    static func keep() {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        if pthread_attr_setstacksize(&attributes, bytes) == 0 { pthread_setattr_default_np(&attributes) }
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(3), &limit) == 0, limit.rlim_cur < bytes else { return }
        limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
        setrlimit(__rlimit_resource_t(3), &limit)
    }
}
