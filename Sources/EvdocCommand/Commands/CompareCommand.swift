import EventTrace
import ExperimentKit
import ExportKit

/// `evdoc compare ID --log FILE`: holds what a device has logged against the record of a case, and makes an observation of it where it is accepted.
struct CompareCommand: Command {
    let id: String
    let path: String
    let settings: [String]
    let format: OutputFormat
    let accepts: Bool
    /// As they are typed; nil for what the log says.
    let system: String?
    let device: String?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        settings = arguments.all("--case")
        format = arguments.format
        accepts = arguments.has("--accept")
        system = try arguments.value("--system").map(CompareCommand.system)
        device = arguments.value("--device")
        root = arguments.value("--root")
        if !accepts, device != nil || root != nil { throw UsageError("--device and --root belong to --accept") }
        guard let path = arguments.value("--log") else {
            throw UsageError("which log?", hint: "--log FILE, or --log - for what is piped in")
        }
        self.path = path
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let experiment = try evdoc.experiment(id)
        let project = accepts ? try Project(given: root) : nil
        let filter = try CaseFilter(settings, for: experiment)
        let log = try LogFile.read(path)
        guard !log.isEmpty else {
            throw UsageError("\(path) has no line of evdoc’s", hint: "an exported file writes lines with [evdoc]: evdoc export \(id)")
        }
        if let other = log.experiment, other != id { throw UsageError("\(path) is a log of \(other), not of \(id)") }
        let system = try one("version of iOS", system, log.system, "--system")
        let device = try one("device", device, log.model, "--device")
        guard let result = try result(of: experiment, system, evdoc, console) else { return .success }
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

    /// As of the version of iOS that the device had.
    private func result(of experiment: Experiment, _ system: String?, _ evdoc: Evdoc, _ console: Console) throws -> ExperimentResult? {
        guard let version = system.flatMap(DeviceRecord.version), version < .newest else {
            return try evdoc.results(of: [experiment], on: console).first
        }
        return try evdoc.result(of: experiment, in: max(version, .oldest), on: console)
    }

    /// `18.2` is `iOS 18.2`.
    private static func system(_ word: String) throws(UsageError) -> String {
        guard DeviceRecord.version(of: word) != nil else {
            throw UsageError("“\(word)” is no version of iOS", hint: "write it as --system \"iOS 18.2\"")
        }
        return word.first?.isNumber == true ? "iOS \(word)" : word
    }

    /// What is typed, or else what the log says; they must not contradict each other.
    private func one(_ kind: String, _ typed: String?, _ logged: String?, _ option: String) throws(UsageError) -> String? {
        if let typed, let logged, typed != logged { throw UsageError("the log says another \(kind), \(logged), than \(option)") }
        return typed ?? logged
    }
}
