import Testing

@testable import UIKit

/// The engine with one of its numbers or defaults changed.
struct EngineChangeTests {
    private func simulation(_ change: String) throws -> Simulation {
        let simulation = Simulation()
        try #require(EngineChange.all.first { $0.name == change }).apply(to: simulation)
        return simulation
    }

    @Test func `no two changes have one name`() {
        let names = EngineChange.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `every threshold is halved and doubled`() {
        let thresholds = Mirror(reflecting: Thresholds()).children.compactMap(\.label)
        let names = Set(EngineChange.all.map(\.name))
        for name in thresholds { #expect(names.isSuperset(of: ["\(name) ÷2", "\(name) ×2"]), "\(name)") }
        #expect(Thresholds.numbers.map(\.name) == thresholds)
        for (name, value) in Mirror(reflecting: Thresholds()).children {
            #expect(Thresholds.values[name ?? ""] == value as? Double ?? (value as? Int).map(Double.init), "\(name ?? "")")
        }
    }

    @Test func `a threshold is another number`() throws {
        #expect(try simulation("tapPress ×2").thresholds.tapPress == 2 * Thresholds().tapPress)
        #expect(try simulation("fingers ÷2").thresholds.fingers == 2)
    }

    @Test func `every default has another value`() {
        let changed = EngineChange.all.map { change in
            let simulation = Simulation()
            change.apply(to: simulation)
            return leaves(simulation.defaults)
        }
        for (name, value) in leaves(Defaults()) {
            #expect(changed.contains { $0[name] != value }, "\(name)")
        }
    }

    @Test func `an object that is made in the run has the changed default`() throws {
        #expect(
            try simulation("UIGestureRecognizer.cancelsTouchesInView defaults to false").perform {
                !UITapGestureRecognizer().cancelsTouchesInView
            })
        #expect(
            try simulation("UITapGestureRecognizer.numberOfTapsRequired defaults to 2").perform {
                UITapGestureRecognizer().numberOfTapsRequired
            } == 2)
        #expect(try simulation("UILabel.isUserInteractionEnabled defaults to true").perform { UILabel().isUserInteractionEnabled })
        #expect(
            try simulation("UISwipeGestureRecognizer.direction defaults to left").perform { UISwipeGestureRecognizer().direction } == .left)
        #expect(Simulation().perform { UITapGestureRecognizer().cancelsTouchesInView })
    }

    @Test func `a path is turned over where it lies, and over its lower edge`() throws {
        let triangle = UIBezierPath()
        for (x, y) in [(50, 0), (100, 100), (0, 100)] {
            let point = CGPoint(x: Double(x), y: Double(y))
            if triangle.isEmpty { triangle.move(to: point) } else { triangle.addLine(to: point) }
        }
        triangle.close()
        let corners = [CGPoint(x: 10.0, y: 90.0), CGPoint(x: 10.0, y: 10.0), CGPoint(x: 10.0, y: 110.0)]
        #expect(corners.map { triangle.contains($0) } == [true, false, false])
        #expect(try simulation("paths upside down").perform { corners.map { triangle.contains($0) } } == [false, true, false])
        #expect(
            try simulation("paths turned over their lower edge").perform { corners.map { triangle.contains($0) } } == [false, false, true])
    }

    private func leaves(_ value: Any, _ path: String = "") -> [String: String] {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct, !mirror.children.isEmpty, !(value is CGFloat) else { return [path: "\(value)"] }
        return mirror.children.reduce(into: [:]) { $0.merge(leaves($1.value, "\(path).\($1.label ?? "")")) { $1 } }
    }
}
