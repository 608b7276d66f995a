extension ExperimentResult {
    /// The variables in which two cases differ, by their places.
    public func difference(_ one: Int, _ other: Int) -> [Int] {
        let (left, right) = (findings[one].case.values, findings[other].case.values)
        return left.indices.filter { left[$0] != right[$0] }
    }
}
