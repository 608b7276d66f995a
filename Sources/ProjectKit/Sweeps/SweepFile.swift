import EventTrace
import Foundation
import Studies

/// The text of a result of a sweep: JSON in a fixed order of keys, whose last line is a checksum of the lines before it.
package enum SweepFile {
    private static let format = "evdoc-sweep"
    private static let version = 2

    package static func text(_ result: SweepResult) -> String {
        let tally = result.tally
        let members: [JSONText.Member] = [
            ("format", JSONText(format)), ("version", JSONText(version)), ("of", JSONText(result.subject.name)),
            ("size", result.subject.size.map { JSONText($0) } ?? null), ("seed", result.subject.seed.map { JSONText($0) } ?? null),
            ("digest", JSONText(result.digest)),
            ("engine", JSONText(result.engineDigest)), ("runs", JSONText(result.runs)),
            ("ranges", .list(result.ranges.map { .list([JSONText($0.lowerBound), JSONText($0.upperBound)]) })),
            ("counts", .object(tally.counts.sorted { $0.key < $1.key }.map { ($0.key, JSONText($0.value)) })),
            ("smallest", tally.smallest.map { JSONText($0.name) } ?? null),
            ("weight", .list((tally.smallest?.weight ?? []).map { JSONText($0) })), ("reached", .list(tally.reached.sorted())),
            (
                "findings",
                .list(tally.findings.map { .object([("at", JSONText($0.place)), ("text", JSONText($0.text))]) }, onLines: true)
            ),
        ]
        let body = members.reduce("{\n") { $0 + "\(JSONText($1.key)):\($1.value),\n" }
        return body + "\"checksum\":\"\(checksum(body))\"\n}\n"
    }

    private static let null = JSONText(json: "null")

    /// The fault of a file that is no result.
    package struct Fault: Error, Hashable {
        /// The mistake, to follow the file's name.
        package let summary: String
        package let remedy: String
    }

    /// Reads a file; throws for one that is cut off, changed, or of another format.
    package static func read(_ bytes: [UInt8]) throws(Fault) -> SweepResult {
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
        let decoder = JSONDecoder()
        if let head = try? decoder.decode(Head.self, from: Data(bytes)), head.version != version {
            throw Fault(summary: "is of another version of evdoc", remedy: "Use one version of evdoc for all shards.")
        }
        guard let record = try? decoder.decode(Record.self, from: Data(bytes)) else {
            throw Fault(summary: "lacks a member of a result, or has one of another type", remedy: again)
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

    private struct Head: Decodable {
        let version: Int
    }

    private struct Record: Decodable {
        let of: String
        let size: Int?
        let seed: Int?
        let digest: String
        let engine: String
        let runs: Int
        let ranges: [[Int]]
        let counts: [String: Int]
        let smallest: String?
        let weight: [Int]
        let reached: [String]
        let findings: [Finding]

        struct Finding: Decodable {
            let at: Int
            let text: String
        }

        /// Nil if the counts do not fit the ranges.
        var result: SweepResult? {
            guard runs >= 0, size ?? 0 >= 0, ranges.allSatisfy({ $0.count == 2 && 0 <= $0[0] && $0[0] < $0[1] && $0[1] <= runs }),
                zip(ranges, ranges.dropFirst()).allSatisfy({ $0[1] < $1[0] }),
                counts.values.allSatisfy({ (1...max(1, runs)).contains($0) }),
                zip(findings, findings.dropFirst()).allSatisfy({ $0.at < $1.at })
            else { return nil }
            let ranges = ranges.map { $0[0]..<$0[1] }
            // Findings and ranges ascend, so that one look at each is enough.
            var rest = ranges[...]
            for finding in findings {
                rest = rest.drop { $0.upperBound <= finding.at }
                guard let range = rest.first, range.contains(finding.at) else { return nil }
            }
            var sum = 0
            for count in counts.values {
                let (next, overflows) = sum.addingReportingOverflow(count)
                guard !overflows else { return nil }
                sum = next
            }
            guard sum == ranges.reduce(0, { $0 + $1.count }) else { return nil }
            return SweepResult(
                subject: SweepSubject(of, size: size, seed: seed), digest: digest, engineDigest: engine, runs: runs, ranges: ranges,
                tally: SweepTally(
                    counts: counts, smallest: smallest.map { SweepTally.Smallest(name: $0, weight: weight) },
                    findings: findings.map { SweepTally.Finding(place: $0.at, text: $0.text) }, reached: Set(reached)))
        }
    }
}
