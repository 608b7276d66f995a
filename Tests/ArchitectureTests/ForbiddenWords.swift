/// Names that a module may not use, because of what they do.
struct ForbiddenWords {
    /// Forbidden where they are called.
    let calls: Set<String>
    /// Forbidden wherever they stand.
    let mentions: Set<String>
    /// Forbidden where they are called and their first argument has this label.
    var labelledCalls: [String: String] = [:]

    func uses(in file: SourceFile) -> [SourceWord] {
        let words = file.words
        return words.indices.filter { forbids(words[$0], before: words[($0 + 1)...].first) }.map { words[$0] }
    }

    private func forbids(_ word: SourceWord, before next: SourceWord?) -> Bool {
        if mentions.contains(word.text) { return true }
        guard word.opensParenthesis else { return false }
        if calls.contains(word.text) { return true }
        return next != nil && labelledCalls[word.text] == next?.text
    }

    /// Foundation's and the C library's ways to change the file system.
    static let writing = ForbiddenWords(
        calls: [
            "createFile", "createDirectory", "createSymbolicLink", "linkItem", "copyItem", "moveItem", "removeItem", "replaceItem",
            "replaceItemAt", "trashItem", "OutputStream", "fopen", "freopen", "fdopen", "creat", "openat", "pwrite", "truncate",
            "ftruncate",
            "mkdir", "mkdirat", "mkstemp", "mkdtemp", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir", "symlink",
        ],
        mentions: [
            "forWritingTo", "forWritingAtPath", "forUpdating", "forUpdatingAtPath", "toFile", "O_WRONLY", "O_RDWR", "O_CREAT",
        ],
        labelledCalls: ["write": "to"])

    /// Clocks, random numbers, and what differs from process to process.
    static let undetermined = ForbiddenWords(
        calls: [
            "Date", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "UUID", "clock_gettime", "gettimeofday",
            "arc4random", "arc4random_uniform", "random", "shuffle", "shuffled", "randomElement",
        ],
        // In the core, DispatchTime and Timer are UIKit's, on the virtual clock; what is left of the system's is forbidden.
        mentions: ["DispatchWallTime", "uptimeNanoseconds"])
}
