import ExperimentKit
import ProjectFiles
import ProjectKit

/// A package for a user's own experiments, as made by `evdoc new --package`.
struct NewPackage {
    private static let experiment = "TapOnAPad"

    let program: SwiftName
    let dependency: Dependency

    /// Throws if SwiftPM would confuse the program or its directory with those of evdoc.
    init(program: SwiftName, dependency: Dependency, in directory: String) throws(UsageError) {
        guard !ModuleNames.all.contains(where: { $0.lowercased() == program.text.lowercased() }) else {
            throw UsageError("“\(program.text)” is a module of evdoc or of Swift", hint: "give another name: evdoc new NAME --package DIR")
        }
        guard program.text != NewPackage.experiment else { throw UsageError("“\(program.text)” is what its first experiment is called") }
        guard Paths.lastName(directory).lowercased() != dependency.identity.lowercased() else {
            throw UsageError(
                "a package in a directory called \(Paths.lastName(directory)) cannot depend on \(dependency.identity)",
                hint: "SwiftPM knows packages by the names of their directories; take another")
        }
        (self.program, self.dependency) = (program, dependency)
    }

    /// The files by their paths in the package.
    func files() throws(UsageError) -> [SiteFile] {
        let first = try SwiftName(NewPackage.experiment, of: "an experiment")
        let (name, sources) = (program.text, "Sources/\(program.text)")
        let manifest = Template.package.filled([
            "program": name, "dependency": dependency.arguments, "identity": dependency.identity,
        ])
        return [
            SiteFile(path: "Package.swift", text: manifest),
            SiteFile(path: "\(sources)/main.swift", text: Template.program.filled(["member": first.member])),
            NewExperiment(first).file(in: sources),
            SiteFile(path: "evdoc.json", text: Template.settings.filled(["program": name])),
            SiteFile(path: ".gitignore", text: Template.ignored.text),
            SiteFile(path: "README.md", text: Template.readme.filled(["program": name, "id": first.text])),
        ] + workflow
    }

    /// The workflow. GitHub finds its action only if evdoc is on GitHub too.
    private var workflow: [SiteFile] {
        guard let action = dependency.action else { return [] }
        let text = Template.workflow.text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("#") }
            .joined(separator: "\n").replacing("OWNER/evdoc", with: action.repository)
            .replacing("@0000000000000000000000000000000000000000", with: "@\(action.revision)")
            .replacing(".build/debug/Mine", with: ".build/debug/\(program.text)")
        return [SiteFile(path: ".github/workflows/evdoc.yml", text: text)]
    }

    /// The commands to type next.
    func next(in directory: String) -> String {
        let program = ".build/debug/\(program.text)"
        let shown = directory.contains(/[^\w\/.-]/) ? "'\(directory.replacing("'", with: "'\\''"))'" : directory
        return "\nNext:\n    cd \(shown)\n    swift build && \(program) run \(NewPackage.experiment)\n    \(program) build\n"
    }
}
