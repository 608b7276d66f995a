import Glibc
import SiteKit

/// The file of this program, as SwiftPM has built it: what builds it anew.
struct OwnProgram {
    let path: String
    /// What builds it, a word each.
    let build: [String]
    /// Where SwiftPM keeps what it builds: `.build`, or what its option says.
    let scratch: String

    /// Nil for a program that does not come from the package in this directory, or from none.
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
