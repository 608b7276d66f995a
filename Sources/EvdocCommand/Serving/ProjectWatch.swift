import ServeKit
import SiteKit

/// The files of a project, watched for as long as a loop goes on.
enum ProjectWatch {
    /// Calls `changed` with the paths of files from the project's root, or nil for any of them. Throws where the system watches no more.
    static func begin(_ project: Project, _ loop: EventLoop, changed: @escaping (Set<String>?) -> Void) throws(WorldError) {
        let watcher = try FolderWatcher(project.root, where: ProjectChange.isWatched)
        loop.listen(to: watcher.descriptor) {
            do throws(WorldError) {
                changed(try watcher.changes())
            } catch {
                loop.end(throwing: error)
            }
        }
    }
}
