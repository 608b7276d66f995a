import Foundation
import SiteKit

/// The programs of Swift, in the PATH or where its archives are commonly unpacked.
enum Toolchain {
    /// The path of a program; nil where there is none.
    static func program(_ name: String, search: String? = ProcessInfo.processInfo.environment["PATH"]) -> String? {
        let places = (search ?? "").split(separator: ":").map(String.init) + ["/opt/swift/usr/bin"]
        return places.map { Paths.join($0, name) }.first { access($0, X_OK) == 0 }
    }
}
