import LinearConstraints
import Testing

@Suite struct ConstraintSolverTests {
    private let width = LinearExpression(variable: 0)

    private func bound(_ relation: LinearConstraint.Relation, _ value: Double, at priority: Float = 1000) -> LinearConstraint {
        LinearConstraint(width - LinearExpression(value), relation, LinearConstraint.Priority(priority))
    }

    private func value(_ constraints: LinearConstraint...) -> Double {
        ConstraintSolver.solve(constraints, variableCount: 1).values[0]
    }

    @Test func `two lower bounds both hold in either order`() {
        #expect(value(bound(.greaterThanOrEqual, 50), bound(.greaterThanOrEqual, 80)) == 80)
        #expect(value(bound(.greaterThanOrEqual, 80), bound(.greaterThanOrEqual, 50)) == 80)
    }

    @Test func `the tighter of two upper bounds counts against a wish`() {
        #expect(value(bound(.equal, 200, at: 750), bound(.lessThanOrEqual, 150), bound(.lessThanOrEqual, 75)) == 75)
    }

    @Test func `a lower bound that is not required wins over a weaker wish`() {
        #expect(value(bound(.equal, 30, at: 250), bound(.greaterThanOrEqual, 44), bound(.greaterThanOrEqual, 60, at: 999)) == 60)
    }

    @Test func `a higher priority wins over any number of lower ones`() {
        let many = Array(repeating: bound(.equal, 10, at: 250), count: 5000)
        #expect(ConstraintSolver.solve(many + [bound(.equal, 20, at: 251)], variableCount: 1).values == [20])
    }

    @Test func `what cannot hold is approached`() {
        #expect(value(bound(.equal, 200, at: 999), bound(.lessThanOrEqual, 120)) == 120)
        #expect(value(bound(.equal, 0, at: 500), bound(.equal, 10, at: 500), bound(.equal, 100, at: 500)) == 10)
    }

    @Test func `of required constraints that contradict one another the last one breaks`() {
        let constraints = [
            bound(.lessThanOrEqual, 10), bound(.greaterThanOrEqual, 20), bound(.equal, 5), bound(.equal, 6), bound(.equal, 7, at: 900),
        ]
        let solution = ConstraintSolver.solve(constraints, variableCount: 1)
        #expect(solution.values == [5])
        #expect(solution.broken == [1, 3])
    }

    @Test func `a constraint without variables holds or breaks by its constant`() {
        let zero = LinearConstraint(LinearExpression(0), .equal)
        let three = LinearConstraint(LinearExpression(3), .lessThanOrEqual)
        #expect(ConstraintSolver.solve([zero, three], variableCount: 2).broken == [1])
    }

    @Test func `what nothing determines is zero, the first variables first`() {
        let sum = LinearExpression(variable: 0) + LinearExpression(variable: 1) + LinearExpression(variable: 2)
        let ten = LinearConstraint(sum - LinearExpression(10), .equal)
        #expect(ConstraintSolver.solve([ten], variableCount: 4).values == [0, 0, 10, 0])
        #expect(value(bound(.lessThanOrEqual, -3)) == -3)
    }

    @Test func `a broken constraint leaves the others as they are without it`() {
        for seed in UInt64(0)..<200 {
            let system = RandomSystem(seed: seed, variableCount: 3, constraintCount: 8)
            let solution = ConstraintSolver.solve(system.constraints, variableCount: 3)
            let rest = system.constraints.indices.filter { !solution.broken.contains($0) }.map { system.constraints[$0] }
            let again = ConstraintSolver.solve(rest, variableCount: 3)
            #expect(again.broken.isEmpty && areEqual(again.values, solution.values), "seed \(seed)")
        }
    }

    @Test(arguments: 1...3)
    func `values are those that a look at every vertex finds`(variableCount: Int) {
        for seed in UInt64(0)..<400 {
            let system = RandomSystem(seed: seed, variableCount: variableCount, constraintCount: 2 + Int(seed) % 6)
            let solution = ConstraintSolver.solve(system.constraints, variableCount: variableCount)
            let expected = VertexOracle(constraints: system.constraints, variableCount: variableCount).solve()
            #expect(solution.broken == expected.broken, "seed \(seed)")
            #expect(areEqual(solution.values, expected.values), "seed \(seed): \(solution.values) \(expected.values)")
        }
    }

    @Test func `the order of the constraints does not matter`() {
        for seed in UInt64(0)..<300 {
            var system = RandomSystem(seed: seed, variableCount: 8, constraintCount: 20)
            let values = ConstraintSolver.solve(system.constraints, variableCount: 8).values
            let others = ConstraintSolver.solve(system.reordered(), variableCount: 8).values
            #expect(areEqual(values, others), "seed \(seed): \(values) \(others)")
        }
    }

    private func areEqual(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 }
    }
}
