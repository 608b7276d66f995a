@testable import ProjectKit
@testable import Studies

extension FuzzTarget {
    /// A result of a part of a sweep, as it is and with the checksum that fits it: whoever forges a result can work the checksum out too.
    static let shards = FuzzTarget(name: "shards") { bytes in
        for text in [bytes, signed(bytes)] {
            guard let result = read(text) else { continue }
            demand(read(Array(SweepFile.text(result).utf8)) == result, "a result that is another when it is read again")
            let missing = result.missing.reduce(0) { $0 + $1.count }
            demand(missing + result.tally.runs == result.runs, "runs that are neither tried nor missing")
            for parts in [[("a", result), ("b", result)], [("a", result)]] {
                do throws(SweepMerge.Refusal) {
                    _ = try SweepMerge.join(parts)
                } catch {
                    demandSound("\(error.summary)\n\(error.remedy)")
                }
            }
        }
    }

    private static func read(_ text: [UInt8]) -> SweepResult? {
        do throws(SweepFile.Fault) {
            return try SweepFile.read(text)
        } catch {
            demandSound("\(error.summary)\n\(error.remedy)")
            return nil
        }
    }

    /// The lines before the last two, with a checksum of them.
    private static func signed(_ bytes: [UInt8]) -> [UInt8] {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.prefix { !$0.hasPrefix("\"checksum\"") }
        var hash = FowlerNollVo()
        for line in body { hash.add(String(line)) }
        return Array((body.joined(separator: "\n") + "\n\"checksum\":\"\(String(hash.value, radix: 16))\"\n}\n").utf8)
    }
}
