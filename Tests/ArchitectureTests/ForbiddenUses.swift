/// What a module may not use of other people's libraries, because of what it does.
struct ForbiddenUses {
    /// By the name before the parenthesis, which is that of a function or a type.
    let names: Set<String>
    /// By the beginning of the name with its labels.
    var beginnings: [String] = []

    func forbids(_ name: String) -> Bool {
        names.contains(String(name.prefix { $0 != "(" })) || beginnings.contains { name.hasPrefix($0) }
    }

    /// Foundation's and the C library's ways to change the file system.
    static let writing = ForbiddenUses(
        names: [
            "createFile", "createDirectory", "createSymbolicLink", "linkItem", "copyItem", "moveItem", "removeItem", "replaceItem",
            "replaceItemAt", "trashItem", "OutputStream", "fopen", "freopen", "fdopen", "creat", "openat", "pwrite", "truncate",
            "ftruncate", "mkdir", "mkdirat", "mkstemp", "mkdtemp", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir",
            "symlink", "O_WRONLY", "O_RDWR", "O_CREAT",
        ],
        beginnings: ["write(to:", "write(toFile:", "init(forWriting", "init(forUpdating"])

    /// Foundation's and the C library's ways to read files, and to ask or start processes.
    static let reading = ForbiddenUses(
        names: [
            "FileManager", "FileHandle", "InputStream", "Process", "ProcessInfo", "fopen", "fdopen", "freopen", "open", "openat", "read",
            "pread", "opendir", "readdir", "stat", "lstat", "fstat", "realpath", "mmap", "getenv", "environ", "posix_spawn", "popen",
            "system", "fork",
        ],
        beginnings: ["init(contentsOf:", "init(contentsOfFile:"])

    /// Clocks, random numbers, and what differs from process to process.
    static let undetermined = ForbiddenUses(
        names: [
            "Date", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "UUID", "clock_gettime", "gettimeofday",
            "arc4random", "arc4random_uniform", "random", "shuffle", "shuffled", "randomElement", "DispatchWallTime",
            "uptimeNanoseconds",
        ])
}
