import Foundation
import ProjectFiles

/// The packages of this machine that a package is built with, by path, as noted by SwiftPM when it last planned a build.
enum LocalPackages {
    /// Their sorted directories, including dependencies of dependencies; empty if SwiftPM has noted nothing. `scratch` is its build
    /// directory.
    static func all(scratch: String) -> [String] {
        let path = Paths.join(scratch, "workspace-state.json")
        guard let bytes = try? Files.read(path), let state = try? JSONDecoder().decode(State.self, from: Data(bytes)) else { return [] }
        let dependencies = state.object.dependencies.filter { $0.packageRef.kind == "fileSystem" }
        return Set(dependencies.map { Paths.resolved($0.packageRef.location) }).sorted()
    }

    private struct State: Decodable {
        let object: Object

        struct Object: Decodable { let dependencies: [Dependency] }
        struct Dependency: Decodable { let packageRef: Reference }
        struct Reference: Decodable {
            let kind: String
            let location: String
        }
    }
}
