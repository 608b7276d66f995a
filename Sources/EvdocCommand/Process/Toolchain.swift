import Foundation
import ProjectFiles

/// The programs of Swift, in the PATH or where its archives are commonly unpacked.
enum Toolchain {
    /// The path of a program; nil if there is none.
    static func program(_ name: String, search: String? = ProcessInfo.processInfo.environment["PATH"]) -> String? {
        ForeignProgram.find(name, in: (search ?? "") + ":/opt/swift/usr/bin")
    }
}
