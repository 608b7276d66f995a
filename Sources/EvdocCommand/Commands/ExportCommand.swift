import ExperimentKit
import ExportKit
import ProjectFiles
import ProjectKit

/// `evdoc export ID`: a Swift file for Xcode that logs on a device the calls in the record of a case.
struct ExportCommand: Command {
    let id: String
    let settings: [String]
    let output: String?
    let isAboutAll: Bool
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        settings = arguments[.case]
        output = arguments[.output]
        isAboutAll = arguments[.all]
        root = arguments[.root]
        if isAboutAll, !id.isEmpty { throw UsageError("--all is about every experiment, not about \(id)") }
        if isAboutAll, !settings.isEmpty { throw UsageError("--all writes the first case of each experiment") }
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let project = try Project(given: root)
        if isAboutAll { return try exportAll(lab, project, console) }
        let experiment = try lab.experiment(id)
        let filter = try CaseFilter(settings, for: experiment)
        guard let chosen = experiment.cases.first(where: filter.selects) else { throw UsageError("\(id) has no case") }
        let exporter = try DeviceSources.exporter(of: [experiment], project)
        let export: DeviceExport
        do throws(ExportProblem) {
            export = try exporter.export(experiment, chosen)
        } catch {
            console.complain("\(error)\n")
            return .authorsMistake
        }
        if let failure = try check([SiteFile(path: "\(id).swift", text: export.text)], console) { return failure }
        try console.put(export.text, into: output)
        return .success
    }

    /// Parses files before they are written; nil if they may be written.
    private func check(_ files: [SiteFile], _ console: Console) throws -> ExitCode? {
        switch try SwiftSyntaxCheck.ask(about: files) {
        case .parses: return nil
        case .unasked:
            console.complain("evdoc: there is no swiftc in the PATH: nobody has parsed what is written\n")
            return nil
        case .fails(let words):
            console.complain(
                "evdoc: the exported Swift does not parse, and is not written\n    Please report it, with the experiment.\n\(words)\n")
            return .unsoundProgram
        }
    }

    /// Writes `ID.swift` for every experiment into a directory, and names the experiments that cannot be exported.
    private func exportAll(_ lab: Laboratory, _ project: Project, _ console: Console) throws -> ExitCode {
        let exporter = try DeviceSources.exporter(of: lab.experiments, project)
        var files: [SiteFile] = []
        var problems: [ExportProblem] = []
        var cases = 0
        for experiment in lab.experiments {
            guard let first = experiment.cases.first else { continue }
            do throws(ExportProblem) {
                files.append(SiteFile(path: "\(experiment.id).swift", text: try exporter.export(experiment, first).text))
                cases += experiment.cases.count
            } catch {
                problems.append(error)
            }
        }
        if let failure = try check(files, console) { return failure }
        if let output {
            try Files.makeDirectory(output)
            try Replacement.replace(files, in: output)
        }
        let all = lab.experiments.reduce(0) { $0 + $1.cases.count }
        try console.print(
            "\(files.count) of \(counted(lab.experiments.count, "experiment")) and \(cases) of \(counted(all, "case")) can be tried on a device\n"
        )
        for problem in problems { console.complain("\(problem)\n") }
        return .success
    }
}
