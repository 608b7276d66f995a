import Testing

struct FolderArrowTests {
    @Test(arguments: FolderArrows.order.keys.sorted())
    func `each folder of a module has its place in the order`(module: String) throws {
        let order = try #require(FolderArrows.order[module])
        #expect(Set(order).count == order.count)
        #expect(order.sorted() == SourceIndex.current.folderGraph(of: module).nodes)
    }

    @Test(arguments: FolderArrows.order.keys.sorted())
    func `a folder refers only to those before it`(module: String) throws {
        let order = try #require(FolderArrows.order[module])
        let found = FolderArrows.upward(in: module, order: order, index: .current)
        let allowed = Set(FolderArrows.exceptions[module] ?? [])
        for arrow in found where !allowed.contains(arrow) {
            for use in FolderArrows.uses(arrow, in: module, index: .current) {
                Issue.record("\(use), but \(arrow.from) stands below \(arrow.to)")
            }
        }
        #expect(allowed.subtracting(found).map(\.description).sorted() == [], "these are gone: take them off the list of exceptions")
    }

    @Test func `cycles are found, and nodes that only lead to one are not of it`() {
        var graph = ReferenceGraph(nodes: ["a", "b", "c", "d", "e", "f"])
        for (from, to) in [("a", "b"), ("b", "c"), ("c", "b"), ("c", "d"), ("e", "f"), ("f", "e"), ("d", "d")] {
            graph.add(from: from, to: to)
        }
        #expect(graph.cycles == [["b", "c"], ["e", "f"]])
        #expect(graph.arrowCount == 6)
    }
}
