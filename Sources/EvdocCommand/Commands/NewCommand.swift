import ExperimentKit
import ProjectFiles
import ProjectKit

/// `evdoc new NAME`, and `evdoc new --package DIR`: makes an experiment, or a package of experiments, to begin with.
struct NewCommand: Command {
    private static let packageOptions: [OptionKey<String>] = [.path, .url, .fromVersion, .branch]

    let name: String?
    let topic: String?
    let package: String?
    let path: String?
    let url: String?
    let version: String?
    let branch: String?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        name = arguments.operand.isEmpty ? nil : arguments.operand
        (topic, package, root) = (arguments[.topic], arguments[.package], arguments[.root])
        (path, url) = (arguments[.path], arguments[.url])
        (version, branch) = (arguments[.fromVersion], arguments[.branch])
        if package == nil, let option = NewCommand.packageOptions.first(where: { arguments[$0] != nil })?.name {
            throw UsageError("\(option) is of a new package", hint: "evdoc new --package DIR \(option) …")
        }
        if package != nil, topic != nil { throw UsageError("a new package has no topics") }
        if path != nil, url != nil { throw UsageError("--path and --url are two answers to one question") }
        if url == nil, let option = [OptionKey.fromVersion, .branch].first(where: { arguments[$0] != nil })?.name {
            throw UsageError("\(option) needs --url")
        }
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        if let package { return try makePackage(package, console) }
        return try makeExperiment(lab, console)
    }

    // MARK: - An experiment

    private func makeExperiment(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let name = try SwiftName(name ?? "", of: "an experiment")
        if let taken = lab.experiments.first(where: { $0.id.lowercased() == name.text.lowercased() }) {
            throw UsageError("there is an experiment “\(taken.id)” already", hint: "\(taken.location)")
        }
        let project = try Project(given: root)
        let folder = try ExperimentFolder(topic, in: project)
        let file = NewExperiment(name).file(in: folder.path)
        guard Files.kindOfEntry(Paths.join(project.root, file.path)) == .missing else { throw UsageError("\(file.path) is there already") }
        let list = try folder.list(adding: name.member, in: project)
        try write([file] + [list].compactMap { $0 }, into: project.root)
        try console.print("\(file.path)\n\(folder.list)\(list == nil ? ": add \(name.member) to its list by hand" : "")\n")
        try console.print(next(name, folder))
        return .success
    }

    private func next(_ name: SwiftName, _ folder: ExperimentFolder) -> String {
        let isTopic = folder.path.hasPrefix("experiments/")
        let program = ".build/debug/\(isTopic ? "evdoc" : folder.name)"
        let build = isTopic ? "swift build --product evdoc" : "swift build"
        let gate = """
            Then, for the gate: evdoc ablation, evdoc mutate --only \(name.text), evdoc why --update and evdoc check --update, and the Chinese of its
            texts in translations/zh-Hans/\(folder.name).po, which make build translations prepares.

            """
        return "\nNext:\n    \(build) && \(program) run \(name.text)\n\(isTopic ? gate : "")"
    }

    // MARK: - A package

    private func makePackage(_ directory: String, _ console: Console) throws -> ExitCode {
        let directory = Paths.absolute(directory)
        try check(directory)
        let program = try SwiftName(name ?? SwiftName.proposal(Paths.lastName(directory)) ?? Paths.lastName(directory), of: "a program")
        let package = try NewPackage(program: program, dependency: try dependency(from: directory), in: directory)
        let files = try package.files()
        try write(files, into: directory)
        for file in files { try console.print("\(Paths.join(self.package ?? directory, file.path))\n") }
        try console.print(package.next(in: self.package ?? directory))
        return .success
    }

    /// Throws if the directory has files; git's own files there do not count.
    private func check(_ directory: String) throws {
        switch Files.kindOfEntry(directory) {
        case .missing: return
        case .directory:
            guard try Files.names(in: directory).allSatisfy({ $0 == ".git" }) else {
                throw UsageError("\(directory) is not empty", hint: "name a directory that is not there yet")
            }
        case .file: throw UsageError("\(directory) is a file", hint: "name a directory that is not there yet")
        case .other: throw UsageError("\(directory) is a link or a device", hint: "name a directory that is not there yet")
        }
    }

    private func dependency(from directory: String) throws -> Dependency {
        if let url { return try Dependency(url: url, from: version, branch: branch) }
        if let path { return try Dependency(path: path, from: directory) }
        guard let project = try Project.ifAny(given: root), Dependency.isCopy(project.root) else {
            throw UsageError(
                "where is evdoc?", hint: "--path ../evdoc names a copy of it, --url https://github.com/owner/evdoc its repository")
        }
        return try Dependency(path: project.root, from: directory)
    }

    /// Writes the files; their paths go down from the root.
    private func write(_ files: [SiteFile], into root: String) throws {
        for (directory, files) in Dictionary(grouping: files, by: { Paths.above($0.path) }).sorted(by: { $0.key < $1.key }) {
            let named = files.map { SiteFile(path: Paths.lastName($0.path), bytes: $0.bytes) }
            try Replacement.replace(named, in: Paths.join(root, directory == "." ? "" : directory))
        }
    }
}
