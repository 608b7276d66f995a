import Glibc
import SiteKit

/// Says which files below a directory have changed: made, written, renamed or removed, by whatever way an editor saves. New directories are watched from
/// their first moment. Symbolic links are not followed. Nothing is looked at again and again: the kernel tells.
public final class FolderWatcher {
    /// Can be read when there are changes.
    public let descriptor: Int32
    private let root: String
    private let isWanted: (_ directory: String) -> Bool
    /// By the kernel's numbers, from the root; the root's is empty.
    private var directories: [Int32: String] = [:]
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Directories are those below `root`, by their paths in it. Throws where the kernel watches no more.
    public init(_ root: String, where isWanted: @escaping (_ directory: String) -> Bool) throws(WorldError) {
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

    /// The paths from the root that have changed since the last call, of files and of directories that are gone. Nil when so much has changed that the kernel has
    /// lost count. Throws where a new directory cannot be watched.
    public func changes() throws(WorldError) -> Set<String>? {
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
            // Directories may be among what was lost.
            try watch("", &changed)
            return nil
        }
        return changed
    }

    private func take(_ event: Event, _ changed: inout Set<String>) throws(WorldError) {
        guard let directory = directories[event.watch] else { return }
        if event.mask & UInt32(IN_IGNORED) != 0 { directories[event.watch] = nil }
        guard !event.name.isEmpty else { return }
        let path = directory.isEmpty ? event.name : "\(directory)/\(event.name)"
        guard event.mask & UInt32(IN_ISDIR) != 0 else {
            // A file that is only made is written next.
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

    /// Watches a directory and those in it. What is there already may have come before the watch.
    private func watch(_ directory: String, _ files: inout Set<String>) throws(WorldError) {
        guard isWanted(directory) else { return }
        let path = directory.isEmpty ? root : Paths.join(root, directory)
        let changes = IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
        let number = inotify_add_watch(descriptor, path, UInt32(changes | IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK))
        // It may be gone already, or be no directory of ours.
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

    /// A directory that has moved away would be watched under a name that it has no more.
    private func forget(_ path: String) {
        for (number, directory) in directories where directory == path || directory.hasPrefix(path + "/") {
            inotify_rm_watch(descriptor, number)
            directories[number] = nil
        }
    }

    private static func error(_ path: String, _ code: Int32) -> WorldError {
        switch code {
        case ENOSPC:
            WorldError(
                path: path, attempt: "watch",
                reason: "the system watches no more directories for this user; as root: sysctl fs.inotify.max_user_watches=524288")
        case EMFILE:
            WorldError(
                path: path, attempt: "watch",
                reason: "the system has no more watchers for this user; as root: sysctl fs.inotify.max_user_instances=512")
        default: WorldError(path: path, attempt: "watch", code: code)
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
