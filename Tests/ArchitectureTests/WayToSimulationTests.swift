import Testing

/// One way leads to the simulation: it is handed on as `in simulation:`. Client code hands over none, so that Apple's methods ask for it.
struct WayToSimulationTests {
    private let index = SourceIndex.current

    /// Each with the reason why no caller can hand it over.
    private static let excepted: [String: String] = [
        "Simulation.perform(_:)": "sets it, and brings back the one before",
        "Simulation.turn()": "holds itself to be the one",
        "Defaults.current": "stored properties of Apple's classes begin with these values",
        "Optional.current": "the same, as an argument",
        "Simulation.running(_:)": "the same, for what has no meaning outside of a run",
        "Simulation.sending(_:)": "the same, for what has an event at hand",
        "Simulation.current": "the way itself",
        "Simulation.unretainedCurrent": "the way itself",
        "Simulation.setCurrent(_:)": "the way itself",
        "Simulation.makeCurrent()": "sets it",
        "Simulation.delegate(_:lacks:overload:for:)":
            "default implementations of delegates' methods call it, which client code can call, too",
        "UIGestureRecognizer.receive(_:_:_:)": "four methods of Apple's in one, by their event",
        "UIResponder.climb(_:_:_:)": "eleven methods of Apple's in one, by their event",
        "UIView.findHit(_:_:)": "hitTest, by its event",
        "CATransaction.current": "class methods of Apple's in one",
        "UIViewPropertyAnimator.simulation": "methods of Apple's in one",
    ]

    @Test func `only methods of Apple's, observers and deinitializers ask for the simulation that runs`() throws {
        let (uses, bases, api) = (uses, bases, Set(try SymbolGraph.engine.map(\.usr)))
        let asking = uses.filter { !$0.isInObserver && !isAtTheTop($0.container, api, bases) }
        for use in asking where Self.excepted[index.qualifiedName(of: use.container)] == nil {
            Issue.record("\(use.place): \(index.qualifiedName(of: use.container)) gets it as a parameter: `in simulation: Simulation`")
        }
        let names = Set(asking.map { index.qualifiedName(of: $0.container) })
        #expect(Set(Self.excepted.keys).subtracting(names).sorted() == [], "these need no reason")
        #expect(uses.count > 100)
    }

    @Test func `a function that gets it calls it by one label`() {
        let pattern = #/\b(?<label>\w+) simulation: Simulation\b/#
        for file in SourceFile.all where file.path.hasPrefix("Sources/UIKit/") {
            for (line, text) in file.lines.enumerated() where text.contains("func ") || text.contains("init(") {
                for match in text.matches(of: pattern) where match.label != "in" && !Self.objects.contains(where: text.contains) {
                    Issue.record("\(file.path):\(line + 1): `\(match.label) simulation:` is `in simulation:`")
                }
            }
        }
    }

    /// What does something to a simulation rather than within it.
    private static let objects = ["setCurrent(_ simulation", "apply(to simulation"]

    private struct Use {
        let place: String
        /// The function, or the property of an accessor, in which it stands.
        let container: Int
        let isInObserver: Bool
    }

    private var uses: [Use] {
        let ways = Set(index.symbols.indices.filter { isWay($0) })
        return index.files.filter { $0.module == "UIKit" }.flatMap { file in
            file.occurrences.filter { $0.roles.contains(.reference) && ways.contains($0.symbol) }.flatMap { occurrence in
                occurrence.related([.containedBy, .calledBy]).map { container in
                    let name = index.symbols[container].name
                    return Use(
                        place: "\(file.path):\(occurrence.line)", container: member(of: container),
                        isInObserver: name.hasPrefix("didSet:") || name.hasPrefix("willSet:"))
                }
            }
        }
    }

    private func isWay(_ symbol: Int) -> Bool {
        guard let file = index.definingFiles[symbol] else { return false }
        return index.files[file].path == "Sources/UIKit/World/CurrentSimulation.swift" && index.symbols[symbol].kind != .extension
            || index.symbols[symbol].name == "sending(_:)"
    }

    /// The property of an accessor.
    private func member(of container: Int) -> Int {
        guard index.symbols[container].isAccessor else { return container }
        return definition(of: container)?.related(.childOf).first ?? container
    }

    private func definition(of symbol: Int) -> Occurrence? {
        guard let file = index.definingFiles[symbol] else { return nil }
        return index.files[file].occurrences.first { $0.symbol == symbol && $0.roles.contains(.definition) }
    }

    /// What each member of UIKit overrides, or stands for in a protocol: a conformance may be in another file.
    private var bases: [Int: Set<Int>] {
        var bases: [Int: Set<Int>] = [:]
        for occurrence in index.files.lazy.filter({ $0.module == "UIKit" }).flatMap(\.occurrences) {
            let overridden = occurrence.related(.overrideOf)
            if !overridden.isEmpty { bases[occurrence.symbol, default: []].formUnion(overridden) }
        }
        return bases
    }

    /// Public, or one that stands for such a member or for one of a module below.
    private func isAtTheTop(_ member: Int, _ api: Set<String>, _ bases: [Int: Set<Int>]) -> Bool {
        if index.symbols[member].kind == .deinitializer || api.contains(index.symbols[member].usr) { return true }
        return (bases[member] ?? []).contains { base in
            guard let file = index.definingFiles[base] else { return true }
            return index.files[file].module != "UIKit" || isAtTheTop(base, api, bases)
        }
    }
}
