extension ExperimentResult {
    /// The positions of the cases that differ from this one in exactly one variable, in order.
    public func neighbours(ofCase index: Int) -> [Int] { findings.indices.filter { difference(index, $0).count == 1 } }

    /// The variables in which two cases differ, by their places.
    public func difference(_ one: Int, _ other: Int) -> [Int] {
        let (left, right) = (findings[one].case.values, findings[other].case.values)
        return left.indices.filter { left[$0] != right[$0] }
    }
}
