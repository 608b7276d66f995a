import Glibc
import SiteKit

/// A directory that is there while `body` runs.
func withTemporaryDirectory(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/evdoc-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw WorldError(path: "/tmp", attempt: "create a directory in it", reason: "unknown") }
    let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { try? Files.remove(path) }
    try body(path)
}
