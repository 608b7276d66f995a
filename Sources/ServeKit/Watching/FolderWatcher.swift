import Glibc
import ProjectFiles

/// Reports the files below a directory that are made, written, renamed or removed, in whatever way an editor saves. New directories are
/// watched from their first moment. Symbolic links are not followed. The kernel reports the changes, without polling.
public final class FolderWatcher {
    /// Readable if there are changes.
    public let descriptor: Int32
    private let root: String
    private let isWanted: (_ directory: String) -> Bool
    /// Paths of the directories from the root, by the kernel's numbers; the root's path is empty.
    private var directories: [Int32: String] = [:]
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// `isWanted` receives paths below `root`. Throws if the kernel cannot watch more directories.
    public init(_ root: String, where isWanted: @escaping (_ directory: String) -> Bool) throws(FileError) {
        self.root = root
        self.isWanted = isWanted
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { throw FolderWatcher.error(root, errno) }
        var files: Set<String> = []
        try watch("", &files)
    }

    deinit {
        close(descriptor)
    }

    /// The paths from the root that have changed since the last call: files, and removed directories. Nil if so much has changed that the
    /// kernel has lost count. Throws if a new directory cannot be watched.
    public func changes() throws(FileError) -> Set<String>? {
        var changed: Set<String> = []
        var isComplete = true
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for event in FolderWatcher.events(buffer[..<count]) {
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isComplete = false }
                try take(event, &changed)
            }
        }
        guard isComplete else {
            // The lost changes may include new directories.
            try watch("", &changed)
            return nil
        }
        return changed
    }

    private func take(_ event: Event, _ changed: inout Set<String>) throws(FileError) {
        guard let directory = directories[event.watch] else { return }
        if event.mask & UInt32(IN_IGNORED) != 0 { directories[event.watch] = nil }
        guard !event.name.isEmpty else { return }
        let path = directory.isEmpty ? event.name : "\(directory)/\(event.name)"
        guard event.mask & UInt32(IN_ISDIR) != 0 else {
            // A file that has only been made is written next.
            if event.mask & UInt32(IN_CREATE) == 0 { changed.insert(path) }
            return
        }
        if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
            try watch(path, &changed)
        } else if isWanted(path) {
            changed.insert(path)
            forget(path)
        }
    }

    /// Watches a directory and those in it. Adds files that are already there, as they may have come before the watch.
    private func watch(_ directory: String, _ files: inout Set<String>) throws(FileError) {
        guard isWanted(directory) else { return }
        let path = directory.isEmpty ? root : Paths.join(root, directory)
        let changes = IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
        let number = inotify_add_watch(descriptor, path, UInt32(changes | IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK))
        // The path may be gone already, or may not be a directory below the root.
        guard number >= 0 || ![ENOSPC, ENOMEM, EMFILE].contains(errno) else { throw FolderWatcher.error(path, errno) }
        guard number >= 0 else { return }
        directories[number] = directory
        for name in (try? Files.names(in: path)) ?? [] {
            let inner = directory.isEmpty ? name : "\(directory)/\(name)"
            switch Files.kindOfEntry(Paths.join(path, name)) {
            case .directory: try watch(inner, &files)
            case .file: files.insert(inner)
            case .missing, .other: continue
            }
        }
    }

    /// Stops watching a directory that has moved away; events would otherwise carry its old name.
    private func forget(_ path: String) {
        for (number, directory) in directories where directory == path || directory.hasPrefix(path + "/") {
            inotify_rm_watch(descriptor, number)
            directories[number] = nil
        }
    }

    private static func error(_ path: String, _ code: Int32) -> FileError {
        switch code {
        case ENOSPC:
            FileError(
                path: path, attempt: "watch",
                reason: "the system watches no more directories for this user; as root: sysctl fs.inotify.max_user_watches=524288")
        case EMFILE:
            FileError(
                path: path, attempt: "watch",
                reason: "the system has no more watchers for this user; as root: sysctl fs.inotify.max_user_instances=512")
        default: FileError(path: path, attempt: "watch", code: code)
        }
    }

    // MARK: - The kernel's words

    private struct Event {
        let watch: Int32
        let mask: UInt32
        let name: String
    }

    private static func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
        var events: [Event] = []
        var rest = bytes
        let head = MemoryLayout<inotify_event>.size
        while rest.count >= head {
            let raw = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
            let name = rest.dropFirst(head).prefix(Int(raw.len)).prefix { $0 != 0 }
            events.append(Event(watch: raw.wd, mask: raw.mask, name: String(decoding: name, as: UTF8.self)))
            rest = rest.dropFirst(head + Int(raw.len))
        }
        return events
    }
}
