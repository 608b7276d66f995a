import ExperimentKit
import ExportKit
import SiteKit

/// `evdoc export ID`: a Swift file for Xcode that logs on a device what the record of a case shows.
struct ExportCommand: Command {
    let id: String
    let settings: [String]
    let output: String?
    let isAboutAll: Bool
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        settings = arguments.all("--case")
        output = arguments.value("--output")
        isAboutAll = arguments.has("--all")
        root = arguments.value("--root")
        if isAboutAll, !id.isEmpty { throw UsageError("--all is about every experiment, not about \(id)") }
        if isAboutAll, !settings.isEmpty { throw UsageError("--all writes the first case of each experiment") }
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let project = try Project(given: root)
        if isAboutAll { return try exportAll(evdoc, project, console) }
        let experiment = try evdoc.experiment(id)
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
        guard let output else {
            try console.print(export.text)
            return .success
        }
        let path = output.contains("/") ? output : "./\(output)"
        try Replacement.replace([SiteFile(path: Paths.lastName(path), text: export.text)], in: Paths.above(path))
        return .success
    }

    /// Writes `ID.swift` of every experiment into a directory, and says which cannot be exported.
    private func exportAll(_ evdoc: Evdoc, _ project: Project, _ console: Console) throws -> ExitCode {
        let exporter = try DeviceSources.exporter(of: evdoc.experiments, project)
        var files: [SiteFile] = []
        var problems: [ExportProblem] = []
        var cases = 0
        for experiment in evdoc.experiments {
            guard let first = experiment.cases.first else { continue }
            do throws(ExportProblem) {
                files.append(SiteFile(path: "\(experiment.id).swift", text: try exporter.export(experiment, first).text))
                cases += experiment.cases.count
            } catch {
                problems.append(error)
            }
        }
        if let output {
            try Files.makeDirectory(output)
            try Replacement.replace(files, in: output)
        }
        let all = evdoc.experiments.reduce(0) { $0 + $1.cases.count }
        try console.print(
            "\(files.count) of \(counted(evdoc.experiments.count, "experiment")) and \(cases) of \(counted(all, "case")) can be tried on a device\n"
        )
        for problem in problems { console.complain("\(problem)\n") }
        return .success
    }
}
