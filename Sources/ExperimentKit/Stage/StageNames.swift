/// The names of the objects on a stage, in the order given.
package struct StageNames {
    private var entries: [(name: String, object: AnyObject)] = []

    mutating func set(_ name: String, of object: AnyObject) {
        entries.removeAll { $0.name == name || $0.object === object }
        entries.append((name, object))
    }

    /// O(names).
    package func object(named name: String) -> AnyObject? { entries.first { $0.name == name }?.object }

    /// O(names).
    func name(of object: AnyObject) -> String? { entries.first { $0.object === object }?.name }

    package var all: [(name: String, object: AnyObject)] { entries }
}
