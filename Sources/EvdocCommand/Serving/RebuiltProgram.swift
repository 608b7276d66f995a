import SiteKit

/// The program that runs what has been changed: this one, and how it is compiled anew.
struct RebuiltProgram {
    let path: String
    /// A word each; nil where nothing compiles it.
    let build: [String]?
    /// Where SwiftPM builds it.
    let scratch: String
    /// Why nothing does, for whoever changes a Swift file.
    let remark: String?

    /// `command` takes the place of SwiftPM, as a shell reads it.
    init(of project: Project, build command: String?) {
        path = Paths.resolved("/proc/self/exe")
        let own = OwnProgram(of: project.root)
        build = command.map { ["sh", "-c", $0] } ?? own?.build
        scratch = own?.scratch ?? Paths.join(project.root, ".build")
        remark =
            build == nil
            ? "Pages are built again when they are saved, experiments are not: \(path) does not come from this package; --build compiles it"
            : nil
    }
}
