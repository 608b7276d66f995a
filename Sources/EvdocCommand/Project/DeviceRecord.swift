import EventTrace
import ExperimentKit
import ExportKit
import TranslationKit

/// What a reader's device has logged of a case, as a file of `site/evidence/devices` holds it. What the engine says to it is worked out anew each time.
struct DeviceRecord: Codable, Hashable {
    /// Stable: rules name it as their source. Its file is called by it.
    let id: String
    let experiment: String
    /// The values of the case, as `--case` takes them. A variable that came later has its default.
    let variables: [String: String]
    /// `iOS 18.2`
    let system: String
    /// `iPhone15,4`
    let device: String
    /// When it was accepted: `2026-11-23`.
    let date: String
    /// As the record prints them: two spaces for each call around, `— ` before a mark, ` → ` before what a call returned. A stretch of calls with a move that comes again at once stands once.
    let calls: [String]
    /// Why the engine does something else; by hand.
    var differs: String?
    /// What else matters; by hand.
    var notes: String?

    /// What an entry of the file can have.
    static let keys = ["id", "experiment", "variables", "system", "device", "date", "calls", "differs", "notes"]

    /// The id is made of what it is about and what was seen, so that nobody else gives it to another.
    init(of case: Case, in experiment: Experiment, system: String, device: String, date: String, lines: [DeviceLog.Line]) {
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

    /// Letters and digits, all else as single hyphens.
    private static func word(_ text: String) -> String {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }

    static let arrow = " → "

    /// The calls as a log has them; times are not kept.
    var lines: [DeviceLog.Line] {
        calls.map { call in
            let text = call.drop { $0 == " " }
            let depth = (call.count - text.count) / 2
            if text.hasPrefix("— ") { return DeviceLog.Line(token: String(text.dropFirst(2)), depth: depth, isMark: true) }
            let parts = text.ranges(of: DeviceRecord.arrow).last.map { (text[..<$0.lowerBound], String(text[$0.upperBound...])) }
            return DeviceLog.Line(token: String(parts?.0 ?? text), depth: depth, answer: parts?.1)
        }
    }

    /// As the engine behaves; nil where it is written in another form.
    var systemVersion: SystemVersion? { DeviceRecord.version(of: system) }

    /// Of `iOS 18.2.1` and `18.2`: major and minor number.
    static func version(of system: String) -> SystemVersion? {
        let number = system.split(separator: " ").last.map(String.init) ?? ""
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        return SystemVersion(parts.prefix(2).joined(separator: "."))
    }

    /// Texts that can be translated.
    var messages: [Message] {
        [Message(differs ?? "", in: id, role: "why the engine differs"), Message(notes ?? "", in: id, role: "what else matters")]
    }
}
