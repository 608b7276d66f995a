import Foundation
import Testing

/// `make arrows` prints what the index says of the modules, for people.
struct ArrowTable {
    private static let isWanted = ProcessInfo.processInfo.environment["ARROWS"] != nil

    @Test(.enabled(if: isWanted, "`make arrows` runs it"))
    func `the table of arrows`() {
        let index = SourceIndex.current
        print("| module | files | arrows between files | largest cycle of files | folders | folders in cycles | arrows up |")
        print("|---|--:|--:|--:|--:|---|--:|")
        for module in ModuleArrows.own.keys.sorted() {
            let (files, folders) = (index.fileGraph(of: module), index.folderGraph(of: module))
            let largest = files.cycles.map(\.count).max() ?? 1
            let cycles = folders.cycles.map { $0.map { $0.isEmpty ? "." : $0 }.joined(separator: " ") }
            print(
                "| \(module) | \(files.nodes.count) | \(files.arrowCount) | \(largest) | \(folders.nodes.count) "
                    + "| \(cycles.isEmpty ? "–" : cycles.joined(separator: "; ")) | \(FolderArrows.upward(in: module).count) |")
        }
        for module in FolderArrows.order.keys.sorted() {
            let upward = FolderArrows.upward(in: module)
            if upward.isEmpty { continue }
            print("\nUp in \(module), as `FolderArrows.exceptions` has them:")
            for arrow in upward { print("            \(arrow),") }
        }
        #expect(!index.files.isEmpty)
    }
}
