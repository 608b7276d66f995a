import EventTrace

/// The likeness of two orderings: the part of their calls that can share rows, in thousandths.
struct Likeness {
    let value: Int

    init(_ left: [Call], _ right: [Call]) {
        let (one, other) = (CallPath.paths(of: left), CallPath.paths(of: right))
        let shared = CommonSubsequence(one.count, other.count) { one[$0] == other[$1] }.pairs.count
        let total = one.count + other.count
        value = total == 0 ? 1000 : 2000 * shared / total
    }
}
