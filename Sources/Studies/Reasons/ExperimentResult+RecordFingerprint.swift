import EventTrace

extension ExperimentResult {
    /// A hash of all that reasons are worked out from: the cases and every entry of their records. 64 bits, FNV-1a. O(entries).
    public var recordFingerprint: UInt64 {
        var hash = FowlerNollVo()
        for finding in findings {
            hash.add(finding.case.description)
            for entry in finding.trace.entries {
                // OPTIMIZATION: a record has hundreds of entries, and a string made for each would take longer than its bytes.
                hash.addPiece(Milliseconds(entry.time).description)
                hash.addPiece(" \(entry.depth) ")
                finding.trace.describe(entry) { hash.addPiece($0) }
                hash.addPiece(" ")
                if let rule = entry.rule { hash.addPiece(rule.description) }
                hash.endLine()
            }
        }
        return hash.value
    }
}
