import ServeKit
import SiteKit

/// The files of a project, and the sources of the packages beside it that it is built with, watched for as long as a loop goes on.
final class ProjectWatch {
    private let project: Project
    private let scratch: String
    private let loop: EventLoop
    private let changed: (Set<String>?) -> Void
    /// By the directories of the packages.
    private var watchers: [String: FolderWatcher] = [:]

    /// Calls `changed` with the paths of files, those of the project from its root, or nil for any of them. `scratch` is where the project is built. Throws
    /// where the system watches no more.
    init(
        _ project: Project, scratch: String, _ loop: EventLoop, changed: @escaping (Set<String>?) -> Void
    ) throws(WorldError) {
        (self.project, self.scratch, self.loop, self.changed) = (project, scratch, loop, changed)
        watch(try FolderWatcher(project.root, where: ProjectChange.isWatched), as: Paths.resolved(project.root)) { $0 }
        try update()
    }

    /// Watches what the project has come to depend on, and nothing any more that it does not.
    func update() throws(WorldError) {
        let root = Paths.resolved(project.root)
        // What lies in the project is watched with it.
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
            do throws(WorldError) {
                guard let paths = try watcher.changes() else { return changed(nil) }
                let wanted = Set(paths.compactMap(told))
                if !wanted.isEmpty { changed(wanted) }
            } catch {
                loop.end(throwing: error)
            }
        }
    }
}
