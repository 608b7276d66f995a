import EventTrace
import ExperimentKit
import ExportKit
import ProjectKit
import Studies

/// `evdoc compare ID --log FILE`: compares a device's log with the record of a case, and adds the log as an observation if accepted.
struct CompareCommand: Command {
    let id: String
    let path: String
    let settings: [String]
    let format: OutputFormat
    let accepts: Bool
    /// The typed version of iOS; nil for that of the log.
    let system: String?
    let device: String?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        settings = arguments[.case]
        format = arguments[.format] ?? .text
        accepts = arguments[.accept]
        system = try arguments[.system].map(CompareCommand.system)
        device = arguments[.device]
        root = arguments[.root]
        if !accepts, device != nil || root != nil { throw UsageError("--device and --root belong to --accept") }
        guard let path = arguments[.log] else {
            throw UsageError("which log?", hint: "--log FILE, or --log - for what is piped in")
        }
        self.path = path
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let experiment = try lab.experiment(id)
        let project = accepts ? try Project(given: root) : nil
        let filter = try CaseFilter(settings, for: experiment)
        let log = try LogFile.read(path)
        guard !log.isEmpty else {
            throw UsageError("\(path) has no line of evdoc’s", hint: "an exported file writes lines with [evdoc]: evdoc export \(id)")
        }
        if let other = log.experiment, other != id { throw UsageError("\(path) is a log of \(other), not of \(id)") }
        let system = try one("version of iOS", system, log.system, "--system")
        let device = try one("device", device, log.model, "--device")
        guard let result = try result(of: experiment, system, lab, console) else { return .success }
        let comparison = ComparedLog(log, result, among: result.findings.filter { filter.selects($0.case) }, isChosen: !settings.isEmpty)
        let accepted = try project.map { project in
            let acceptance = LogAcceptance(
                log: log, path: path, result: result, filter: filter, isChosen: !settings.isEmpty, system: system, device: device)
            return try AcceptedObservation(acceptance.record(), in: project)
        }
        switch format {
        case .json: try console.print(CompareJSON(comparison, accepted).json())
        case .text, .markdown: try console.print(CompareText(comparison, accepted, console).text)
        }
        return accepted != nil || comparison.best.comparison.fits ? .success : .authorsMistake
    }

    /// The result as in the device's version of iOS.
    private func result(of experiment: Experiment, _ system: String?, _ lab: Laboratory, _ console: Console) throws -> ExperimentResult? {
        guard let version = system.flatMap(DeviceRecord.version), version < .newest else {
            return try lab.results(of: [experiment], on: console).first
        }
        return try lab.result(of: experiment, in: max(version, .oldest), on: console)
    }

    /// The full name of a typed version: `iOS 18.2` for `18.2`.
    private static func system(_ word: String) throws(UsageError) -> String {
        guard DeviceRecord.version(of: word) != nil else {
            throw UsageError("“\(word)” is no version of iOS", hint: "write it as --system \"iOS 18.2\"")
        }
        return word.first?.isNumber == true ? "iOS \(word)" : word
    }

    /// The typed value, or else that of the log; they must not contradict each other.
    private func one(_ kind: String, _ typed: String?, _ logged: String?, _ option: String) throws(UsageError) -> String? {
        if let typed, let logged, typed != logged { throw UsageError("the log says another \(kind), \(logged), than \(option)") }
        return typed ?? logged
    }
}
