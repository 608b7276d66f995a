import EventTrace
import ExperimentKit
import ExportKit
import Foundation
import ProjectFiles
import ProjectKit
import Studies

/// Makes an observation from a device's log; only from unambiguous logs.
struct LogAcceptance {
    let log: DeviceLog
    let path: String
    let result: ExperimentResult
    let filter: CaseFilter
    let isChosen: Bool
    /// The version of iOS from the log or an option.
    let system: String?
    let device: String?

    /// The least share of the log's calls that must be known: below it, the names or the experiment differ.
    private static let leastKnown = 0.5

    /// The record. Throws all reasons why the log cannot become an observation.
    func record(date: String = LogAcceptance.today) throws -> DeviceRecord {
        let place = try checkedCase()
        let mistakes = log.doubts.map { mistake($0.reason.words, line: $0.line) } + [size, strangers].compactMap { $0 }
        guard mistakes.isEmpty else { throw AuthorsMistakes(mistakes) }
        guard let system else { throw UsageError("which version of iOS was it?", hint: "the log does not say; give --system \"iOS 18.2\"") }
        guard let device else { throw UsageError("which device was it?", hint: "the log does not say; give --device \"iPhone 15\"") }
        guard let version = DeviceRecord.version(of: system), version >= .oldest else {
            throw UsageError(
                "“\(system)” is no version of iOS that an observation can be of",
                hint: "the engine behaves like iOS \(SystemVersion.oldest) and newer; write it as \"iOS 18.2\"")
        }
        // In the form that is compared: the number of reported moves depends on the hand.
        let lines = LogComparison([DeviceLog.Line](), log.lines).rows.compactMap(\.logged)
        return DeviceRecord(of: place, in: result.experiment, system: system, device: device, date: date, lines: lines)
    }

    static var today: String { Date().formatted(.iso8601.year().month().day()) }

    // MARK: The case

    /// The case named by the log, or the only case that the caller has chosen.
    private func checkedCase() throws -> Case {
        let chosen = result.findings.map(\.case).filter(filter.selects)
        guard let values = log.values else {
            guard isChosen || result.findings.count == 1, chosen.count == 1 else {
                throw UsageError("the log does not say of which case it is", hint: "give one with --case name=value,… or --case number")
            }
            return chosen[0]
        }
        guard let named = result.findings.map(\.case).first(where: { ComparedLog.header($0) == values }) else {
            throw AuthorsMistakes([mistake("the log is of no case of \(result.experiment.id): “\(values)”", line: 1)])
        }
        guard chosen.contains(named) else {
            throw UsageError("the log is of case \(named.index + 1), \(named), and --case says another")
        }
        return named
    }

    // MARK: What is refused

    /// The log's lines without marks, which are the experiment's own and say nothing about the device.
    private var calls: [DeviceLog.Line] { log.lines.filter { !$0.isMark } }

    private var size: Diagnostic? {
        if log.dropped > 0 { return mistake("the run is longer than \(DeviceLog.mostLines) calls", line: 1) }
        if calls.isEmpty { return mistake("the run has no call: whether anything was touched cannot be seen", line: 1) }
        return nil
    }

    /// The complaint about names that the record does not have.
    private var strangers: Diagnostic? {
        let known = Set(
            result.findings.flatMap { finding in ([finding.trace] + finding.alternatives).flatMap(\.ordering) }.map {
                DeviceLog.Line($0).token
            })
        let unknown = calls.filter { !known.contains($0.token) }
        guard Double(calls.count - unknown.count) < LogAcceptance.leastKnown * Double(calls.count) else { return nil }
        let count = "\(unknown.count) of \(counted(calls.count, "call")) are in no case of \(result.experiment.id)"
        return mistake("\(count), such as \(unknown[0].token)", line: 1, remedy: "Is it another experiment, or are the names others?")
    }

    private func mistake(_ summary: String, line: Int, remedy: String = "Keep the lines of one run, or log it once more.") -> Diagnostic {
        // A relative path does not begin with a module.
        let name = path == "-" ? "standard input" : path.hasPrefix("/") || path.hasPrefix(".") ? path : "./\(path)"
        return Diagnostic(Location(fileID: name, line: line), summary, remedy: remedy)
    }
}

extension LogDoubt.Reason {
    var words: String {
        switch self {
        case .unreadable: "this line of evdoc’s cannot be read: it is cut off, or of another form"
        case .secondRun: "another run begins here"
        case .callsBefore: "this call stands before the beginning of the run"
        case .otherProcess: "another process has written this than the lines above"
        case .timeRunsBack: "this is of a time before the line above: lines of several runs are mixed"
        case .missingCall: "this is nested in a call that is not there"
        case .otherDevice: "this names another device than the lines above"
        }
    }
}
