import Glibc

/// Why code of an experiment has stopped the program, as far as its signal says. A release build says nothing else: Swift's own traps have their words in
/// debug builds only.
enum StopReason {
    /// For a signal handler: allocates nothing.
    static func words(_ signal: Int32, _ info: UnsafePointer<siginfo_t>?) -> StaticString {
        // Without a code of the kernel's somebody has sent it.
        guard let info, info.pointee.si_code > 0 else { return "has stopped the program" }
        switch signal {
        case SIGSEGV, SIGBUS:
            return
                "has stopped the program: its stack is used up, as by functions that call each other without end, or it uses memory that is not its own"
        case SIGILL, SIGTRAP:
            return
                "has stopped the program: a trap, as for a nil that is unwrapped, an index out of range or an overflow; a debug build says which"
        default: return "has stopped the program"
        }
    }
}
