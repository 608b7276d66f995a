/// Numbers of worlds, which must fit into 63 bits.
enum Counting {
    /// The number of ways to choose `k` of `n`; nil if it does not fit.
    static func binomial(_ n: Int, _ k: Int) -> Int? {
        guard k >= 0, k <= n else { return 0 }
        var result = 1
        for step in 1...max(1, min(k, n - k)) where min(k, n - k) > 0 {
            let (product, overflow) = result.multipliedReportingOverflow(by: n - min(k, n - k) + step)
            if overflow { return nil }
            result = product / step
        }
        return result
    }

    /// The number of multisets of `k` out of `n` kinds.
    static func multisets(_ n: Int, _ k: Int) -> Int? { k == 0 ? 1 : n == 0 ? 0 : binomial(n + k - 1, k) }

    static func product(_ factors: [Int?]) -> Int? {
        var result = 1
        for factor in factors {
            guard let factor else { return nil }
            let (product, overflow) = result.multipliedReportingOverflow(by: factor)
            if overflow { return nil }
            result = product
        }
        return result
    }

    static func sum(_ terms: [Int?]) -> Int? {
        var result = 0
        for term in terms {
            guard let term else { return nil }
            let (sum, overflow) = result.addingReportingOverflow(term)
            if overflow { return nil }
            result = sum
        }
        return result
    }

    static func power(_ base: Int, _ exponent: Int) -> Int? { product(Array(repeating: base, count: exponent)) }

    /// The members of the multiset with this number, ascending, among those of `k` out of `n` kinds.
    ///
    /// A multiset m₀ ≤ m₁ ≤ … is the set m₀ < m₁ + 1 < m₂ + 2 < …, whose number is that of the combinatorial number system.
    static func multiset(_ number: Int, of k: Int) -> [Int] {
        var (rest, members): (Int, [Int]) = (number, [])
        for place in stride(from: k, to: 0, by: -1) {
            // The largest x for which x over place is not more than the rest.
            var (low, high) = (place - 1, place)
            while let count = binomial(high, place), count <= rest { (low, high) = (high, high * 2) }
            while high - low > 1 {
                let middle = (low + high) / 2
                if let count = binomial(middle, place), count <= rest { low = middle } else { high = middle }
            }
            rest -= binomial(low, place) ?? 0
            members.append(low - place + 1)
        }
        return members.reversed()
    }

    /// The number of a multiset, whose members stand in ascending order.
    static func number(ofMultiset members: [Int]) -> Int {
        members.enumerated().reduce(0) { $0 + (binomial($1.element + $1.offset, $1.offset + 1) ?? 0) }
    }
}
