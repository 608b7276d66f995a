import CMalloc

/// Memory that one run gives back serves the next.
///
/// Left to itself, the allocator hands the memory of a long record back to the kernel when its run is over, and the kernel fills every page with
/// zeros when the next run asks for it: a quarter of the time of short runs.
package enum RunMemory {
    /// Keeps what is given back, for the whole process. Call it once, before anything runs.
    package static func keep() {
        // Larger blocks than 32 MB come from the kernel in any case.
        _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        _ = mallopt(M_TRIM_THRESHOLD, 1 << 30)
    }
}
