import EventTrace

extension ExperimentResult {
    /// Stands for all that reasons are worked out from: the cases and every entry of their records. 64 bits, FNV-1a. O(entries).
    public var recordFingerprint: UInt64 {
        var hash = FowlerNollVo()
        for finding in findings {
            hash.add(finding.case.description)
            for entry in finding.trace.entries {
                hash.add("\(Milliseconds(entry.time)) \(entry.depth) \(finding.trace.describe(entry)) \(entry.rule?.description ?? "")")
            }
        }
        return hash.value
    }
}
