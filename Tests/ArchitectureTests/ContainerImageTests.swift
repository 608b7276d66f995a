import Foundation
import Testing

/// The container images of the repository: the Dockerfile says how their digest is renewed.
struct ContainerImageTests {
    private let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized.path

    @Test func `every image is named by the digest that the Dockerfile has`() throws {
        let dockerfile = try String(contentsOfFile: "\(root)/Dockerfile", encoding: .utf8)
        let image = try #require(dockerfile.firstMatch(of: /ARG TOOLCHAIN=(swift:[\w.-]+@sha256:[0-9a-f]{64})\n/)?.1)
        var found = 0
        for folder in [".github/workflows", ".github/examples"] {
            for name in try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)") where name.hasSuffix(".yml") {
                let text = try String(contentsOfFile: "\(root)/\(folder)/\(name)", encoding: .utf8)
                for match in text.matches(of: /image: "([^"]*)"/) {
                    #expect(match.1 == image, "\(folder)/\(name)")
                    found += 1
                }
            }
        }
        #expect(found >= 4)
    }
}
