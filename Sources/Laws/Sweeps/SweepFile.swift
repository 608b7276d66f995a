import EventTrace
import Foundation
import Studies

/// The text of a result of a sweep: JSON in a fixed order of keys, whose last line is a checksum of the lines before it.
public enum SweepFile {
    private static let format = "evdoc-sweep"
    private static let version = 1

    public static func text(_ result: SweepResult) -> String {
        let tally = result.tally
        let members: [JSONText.Member] = [
            ("format", JSONText(format)), ("version", JSONText(version)), ("law", JSONText(result.law)),
            ("lawDigest", JSONText(result.lawDigest)), ("engine", JSONText(result.engineDigest)), ("size", JSONText(result.size)),
            ("worlds", JSONText(result.worlds)),
            ("ranges", .list(result.ranges.map { .list([JSONText($0.lowerBound), JSONText($0.upperBound)]) })),
            ("notSelected", JSONText(tally.notSelected)), ("holding", JSONText(tally.holding)), ("vacuous", JSONText(tally.vacuous)),
            ("open", JSONText(tally.open)), ("failing", JSONText(tally.failing)),
            ("smallest", tally.smallest.map { JSONText($0.name) } ?? JSONText(json: "null")),
            ("weight", .list((tally.smallest?.weight ?? []).map { JSONText($0) })),
        ]
        let body = members.reduce("{\n") { $0 + "\(JSONText($1.key)):\($1.value),\n" }
        return body + "\"checksum\":\"\(checksum(body))\"\n}\n"
    }

    /// The fault of a file that is no result.
    public struct Fault: Error, Hashable {
        /// What is wrong, to follow the file's name.
        public let summary: String
        public let remedy: String
    }

    /// Reads a file; throws for one that is cut off, changed, or of another format.
    public static func read(_ bytes: [UInt8]) throws(Fault) -> SweepResult {
        let again = "Run its shard again: evdoc sweep writes the whole file or none."
        if bytes.isEmpty { throw Fault(summary: "is empty", remedy: again) }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("{\n\"format\":\"\(format)\"") else {
            throw Fault(summary: "is no result of evdoc sweep", remedy: "Give the files that evdoc sweep --out has written.")
        }
        guard text.hasSuffix("\"\n}\n"), let start = text.range(of: "\"checksum\":\"", options: .backwards) else {
            throw Fault(summary: "is cut off after \(bytes.count) bytes", remedy: again)
        }
        let written = text[start.upperBound...].prefix { $0 != "\"" }
        guard checksum(String(text[..<start.lowerBound])) == String(written) else {
            throw Fault(summary: "has been changed: its checksum is another one", remedy: again)
        }
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)), record.version == version else {
            throw Fault(summary: "is of another version of evdoc", remedy: "Use one version of evdoc for all shards.")
        }
        guard let result = record.result else {
            throw Fault(summary: "contradicts itself: its counts are not those of its ranges", remedy: again)
        }
        return result
    }

    private static func checksum(_ text: String) -> String {
        var hash = FowlerNollVo()
        hash.addPiece(text)
        return String(hash.value, radix: 16)
    }

    private struct Record: Decodable {
        let version: Int
        let law: String
        let lawDigest: String
        let engine: String
        let size: Int
        let worlds: Int
        let ranges: [[Int]]
        let notSelected: Int
        let holding: Int
        let vacuous: Int
        let open: Int
        let failing: Int
        let smallest: String?
        let weight: [Int]

        /// Nil if the counts do not fit the ranges.
        var result: SweepResult? {
            guard ranges.allSatisfy({ $0.count == 2 && 0 <= $0[0] && $0[0] < $0[1] && $0[1] <= worlds }),
                zip(ranges, ranges.dropFirst()).allSatisfy({ $0[1] < $1[0] }), (smallest == nil) == (failing == 0)
            else { return nil }
            let tally = SweepTally(
                notSelected: notSelected, holding: holding, vacuous: vacuous, open: open, failing: failing,
                smallest: smallest.map { SweepTally.Smallest(name: $0, weight: weight) })
            guard tally.worlds == ranges.reduce(0, { $0 + $1[1] - $1[0] }) else { return nil }
            return SweepResult(
                law: law, lawDigest: lawDigest, engineDigest: engine, size: size, worlds: worlds, ranges: ranges.map { $0[0]..<$0[1] },
                tally: tally)
        }
    }
}
