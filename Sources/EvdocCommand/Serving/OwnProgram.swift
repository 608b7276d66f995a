import Glibc
import ProjectFiles

/// The file of this program, as built by SwiftPM, and the command that builds it anew.
struct OwnProgram {
    let path: String
    /// The words of the command that builds it.
    let build: [String]
    /// The build directory of SwiftPM: `.build`, or the value of its option.
    let scratch: String

    /// Nil for a program that does not come from the package in this directory, or from any package.
    init?(of root: String, path: String = Paths.resolved("/proc/self/exe")) {
        self.path = path
        // …/.build/x86_64-unknown-linux-gnu/debug/Mine
        let configuration = Paths.lastName(Paths.above(path))
        scratch = Paths.above(Paths.above(Paths.above(path)))
        guard ["debug", "release"].contains(configuration), Files.kind(of: Paths.join(root, "Package.swift")) == .file else { return nil }
        let isUsual = scratch == Paths.join(Paths.resolved(root), ".build")
        guard isUsual || OwnProgram.builds(Paths.resolved(root), Paths.join(scratch, "\(configuration).yaml")) else { return nil }
        build =
            [Toolchain.program("swift") ?? "swift", "build", "--product", Paths.lastName(path)]
            + (configuration == "release" ? ["-c", "release"] : []) + (isUsual ? [] : ["--scratch-path", scratch])
    }

    /// Whether SwiftPM's plan is about sources in this directory.
    private static func builds(_ root: String, _ plan: String) -> Bool {
        guard Files.kind(of: plan) == .file, let bytes = try? Files.read(plan) else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("\"\(root)/Sources/")
    }
}
