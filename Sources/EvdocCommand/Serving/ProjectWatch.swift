import ProjectFiles
import ProjectKit
import ServeKit

/// The files of a project, and the sources of the local packages that it is built with, watched while a loop runs.
final class ProjectWatch {
    private let project: Project
    private let scratch: String
    private let loop: EventLoop
    private let changed: (Set<String>?) -> Void
    /// The watchers by the directories of the packages.
    private var watchers: [String: FolderWatcher] = [:]

    /// Calls `changed` with the paths of files, those of the project from its root, or nil for any of them. `scratch` is the project's
    /// build directory. Throws if the system can watch no more.
    init(
        _ project: Project, scratch: String, _ loop: EventLoop, changed: @escaping (Set<String>?) -> Void
    ) throws(FileError) {
        (self.project, self.scratch, self.loop, self.changed) = (project, scratch, loop, changed)
        watch(try FolderWatcher(project.root, where: ProjectChange.isWatched), as: Paths.resolved(project.root)) { $0 }
        try update()
    }

    /// Watches new dependencies of the project, and stops watching former ones.
    func update() throws(FileError) {
        let root = Paths.resolved(project.root)
        // A package inside of the project is watched with the project.
        let packages = LocalPackages.all(scratch: scratch).filter { $0 != root && !$0.hasPrefix("\(root)/") }
        for gone in watchers.keys where gone != root && !packages.contains(gone) {
            if let watcher = watchers.removeValue(forKey: gone) { loop.stopListening(to: watcher.descriptor) }
        }
        for package in packages where watchers[package] == nil {
            let watcher = try FolderWatcher(package, where: ProjectChange.isWatchedInPackage)
            watch(watcher, as: package) { path in ProjectChange(path) == .source ? Paths.join(package, path) : nil }
        }
    }

    private func watch(_ watcher: FolderWatcher, as directory: String, _ told: @escaping (String) -> String?) {
        watchers[directory] = watcher
        loop.listen(to: watcher.descriptor) { [unowned self] in
            do throws(FileError) {
                guard let paths = try watcher.changes() else { return changed(nil) }
                let wanted = Set(paths.compactMap(told))
                if !wanted.isEmpty { changed(wanted) }
            } catch {
                loop.end(throwing: error)
            }
        }
    }
}
