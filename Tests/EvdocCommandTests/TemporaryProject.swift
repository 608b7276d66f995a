import ExperimentKit
import Glibc
import SiteKit
import Testing

/// A project with an empty `site/`, there while `body` runs.
func withProject(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/evdoc-test-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    let root = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { try? Files.remove(root) }
    try Files.makeDirectory("\(root)/site/pages")
    try body(root)
}

extension ExperimentResult {
    /// As if every refutation had been declared.
    var withoutSurprises: ExperimentResult {
        ExperimentResult(
            experiment: experiment, findings: findings, claims: claims.filter(\.isExpected), groups: groups, influences: influences)
    }
}
