import EventTrace
import ExperimentKit
import ExportKit
import Studies
import TranslationKit

/// A reader's device's log of a case, as a file of `site/evidence/devices` holds it. The engine's result is computed anew each time.
package struct DeviceRecord: Codable, Hashable {
    /// The stable id: rules cite it as their source. The file is named after it.
    package let id: String
    package let experiment: String
    /// The values of the case, as `--case` takes them. A variable that was added later has its default.
    package let variables: [String: String]
    /// `iOS 18.2`
    package let system: String
    /// `iPhone15,4`
    package let device: String
    /// The date of acceptance: `2026-11-23`.
    package let date: String
    /// The calls as the record prints them: two spaces for each call around, `— ` before a mark, ` → ` before a returned value. A stretch
    /// of calls with a move that repeats at once is kept once.
    package let calls: [String]
    /// The reason why the engine behaves differently; written by hand.
    package var differs: String?
    /// Further remarks; written by hand.
    package var notes: String?

    /// The keys that an entry of the file can have.
    package static let keys = ["id", "experiment", "variables", "system", "device", "date", "calls", "differs", "notes"]

    /// The id is made from the subject and the observed calls, so that two authors do not use one id for different observations.
    package init(of case: Case, in experiment: Experiment, system: String, device: String, date: String, lines: [DeviceLog.Line]) {
        self.experiment = experiment.id
        variables = Dictionary(uniqueKeysWithValues: zip(`case`.variables, `case`.values).map { ($0.name, $1.description) })
        (self.system, self.device, self.date) = (system, device, date)
        calls = lines.map(DeviceRecord.text)
        var seen = FowlerNollVo()
        for line in variables.sorted(by: { $0.key < $1.key }).map({ "\($0)=\($1)" }) + ["—"] + calls { seen.add(line) }
        let digits = String(seen.value & 0xFFFF_FFFF, radix: 16)
        let words = [experiment.id, system, device].map(DeviceRecord.word) + [String(repeating: "0", count: 8 - digits.count) + digits]
        id = words.joined(separator: "-")
    }

    /// A line of the record in the form of `calls`.
    package static func text(_ line: DeviceLog.Line) -> String {
        String(repeating: "  ", count: line.depth) + (line.isMark ? "— " : "") + line.token + (line.answer.map { "\(arrow)\($0)" } ?? "")
    }

    /// The letters and digits, with all else as single hyphens.
    private static func word(_ text: String) -> String {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }

    package static let arrow = " → "

    /// The calls in the form of a log; times are not kept.
    package var lines: [DeviceLog.Line] {
        calls.map { call in
            let text = call.drop { $0 == " " }
            let depth = (call.count - text.count) / 2
            if text.hasPrefix("— ") { return DeviceLog.Line(token: String(text.dropFirst(2)), depth: depth, isMark: true) }
            let parts = text.ranges(of: DeviceRecord.arrow).last.map { (text[..<$0.lowerBound], String(text[$0.upperBound...])) }
            return DeviceLog.Line(token: String(parts?.0 ?? text), depth: depth, answer: parts?.1)
        }
    }

    /// The version that the engine behaves like; nil if the system is written in another form.
    package var systemVersion: SystemVersion? { DeviceRecord.version(of: system) }

    /// The major and minor number of `iOS 18.2.1` or `18.2`.
    package static func version(of system: String) -> SystemVersion? {
        let number = system.split(separator: " ").last.map(String.init) ?? ""
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        return SystemVersion(parts.prefix(2).joined(separator: "."))
    }

    /// The texts that can be translated.
    package var messages: [Message] {
        [Message(differs ?? "", in: id, role: "why the engine differs"), Message(notes ?? "", in: id, role: "what else matters")]
    }
}
