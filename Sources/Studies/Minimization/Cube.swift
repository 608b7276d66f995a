/// A conjunction over the variables: for each, the set of the values it allows.
struct Cube: Hashable {
    /// For each variable a bit for each allowed value, by position in the domain.
    var allowed: [UInt64]

    /// Allows everything.
    init(domainSizes: [Int]) {
        precondition(domainSizes.allSatisfy { (1...64).contains($0) }, "a variable has 1 to 64 values")
        allowed = domainSizes.map { Cube.all($0) }
    }

    static func all(_ size: Int) -> UInt64 { size >= 64 ? .max : (1 << UInt64(size)) - 1 }

    /// `point` holds for each variable the position of its value.
    func contains(_ point: [Int]) -> Bool {
        for index in allowed.indices where allowed[index] & (1 << UInt64(point[index])) == 0 { return false }
        return true
    }

    func isSubset(of other: Cube) -> Bool {
        for index in allowed.indices where allowed[index] & ~other.allowed[index] != 0 { return false }
        return true
    }

    /// The largest cubes inside this one that leave the point out.
    func split(around point: [Int]) -> [Cube] {
        allowed.indices.compactMap { index in
            var part = self
            part.allowed[index] &= ~(1 << UInt64(point[index]))
            return part.allowed[index] == 0 ? nil : part
        }
    }
}
