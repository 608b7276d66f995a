import Foundation
import Testing

/// The committed tables of arrows, so that a review sees an arrow come. `make arrows` writes them and prints what all modules come to.
struct ArrowTableTests {
    private static let folder = "Tests/ArchitectureTests/Arrows/Tables"
    private static let isWriting = ProcessInfo.processInfo.environment["ARROWS"] == "write"

    @Test(arguments: FolderArrows.order.keys.sorted())
    func `the committed table of a module is what the index says`(module: String) throws {
        let path = "\(Self.folder)/\(module).md"
        let table = ArrowTable(module: module, index: .current, order: try #require(FolderArrows.order[module]))
        if Self.isWriting {
            try Data(table.text.utf8).write(to: SourceFile.root.appendingPathComponent(path))
        } else {
            let (committed, found) = (lines(of: SourceFile.read(path)), lines(of: table.text))
            #expect(found.filter { !committed.contains($0) } == [], "`make arrows` writes these into \(path)")
            #expect(committed.filter { !found.contains($0) } == [], "`make arrows` takes these out of \(path)")
            #expect(found == committed, "`make arrows` brings \(path) into order")
        }
    }

    @Test(.enabled(if: !isWriting, "they are being written"))
    func `each table is of a module that has folders`() throws {
        let path = SourceFile.root.appendingPathComponent(Self.folder).path
        let tables = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        #expect(tables == FolderArrows.order.keys.sorted().map { "\($0).md" })
    }

    @Test(.enabled(if: isWriting, "`make arrows` prints it"))
    func `what all modules come to`() {
        let index = SourceIndex.current
        print("| module | files | arrows between files | largest cycle of files | folders | folders in cycles | arrows up | casts |")
        print("|---|--:|--:|--:|--:|---|--:|--:|")
        for module in ModuleArrows.own.keys.sorted() {
            let (files, folders) = (index.fileGraph(of: module), index.folderGraph(of: module))
            let largest = files.cycles.map(\.count).max() ?? 1
            let cycles = folders.cycles.map { $0.map { $0.isEmpty ? "." : $0 }.joined(separator: " ") }
            let upward = FolderArrows.upward(in: module, order: FolderArrows.order[module] ?? [], index: index)
            print(
                "| \(module) | \(files.nodes.count) | \(files.arrowCount) | \(largest) | \(folders.nodes.count) "
                    + "| \(cycles.isEmpty ? "–" : cycles.joined(separator: "; ")) | \(upward.count) | \(index.casts(in: module).count) |")
        }
    }

    private func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
