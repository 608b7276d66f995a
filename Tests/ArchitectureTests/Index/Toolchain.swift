import Foundation

/// The toolchain that the tests were built with, and what it built.
enum Toolchain {
    /// `usr` of the toolchain: this process has its Swift library, `usr/lib/swift/linux/libswiftCore.so`, loaded.
    private static let root: URL = {
        let read = try? FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd()
        let maps = String(decoding: read ?? Data(), as: UTF8.self)
        guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let path = line.firstIndex(of: "/").map({ String(line[$0...]) })
        else { fatalError("this process has no Swift library loaded") }
        return (0..<4).reduce(URL(fileURLWithPath: path)) { url, _ in url.deletingLastPathComponent() }
    }()

    /// The compiler's own libraries.
    static let libraries = root.appendingPathComponent("lib").path

    static let programs = root.appendingPathComponent("bin")

    /// The folder of this build's products.
    static let products: URL = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: program).deletingLastPathComponent()
    }()

    /// What the products are compiled for, such as `x86_64-unknown-linux-gnu`: the folder above theirs is named after it.
    static var target: String { products.deletingLastPathComponent().lastPathComponent }
}
