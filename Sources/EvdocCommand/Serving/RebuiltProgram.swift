import ProjectFiles
import ProjectKit

/// The program that runs the changed sources: this program, and the command that compiles it anew.
struct RebuiltProgram {
    let path: String
    /// The words of the command that compiles it; nil if there is none.
    let build: [String]?
    /// The build directory of SwiftPM.
    let scratch: String
    /// The message if the program is not compiled again.
    let remark: String?

    /// `command` replaces SwiftPM, and is read by a shell.
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
