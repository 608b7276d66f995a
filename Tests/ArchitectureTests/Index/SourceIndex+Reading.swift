import CIndexStore
import Foundation

extension SourceIndex {
    /// The index that this build wrote, without the units of files that are gone. O(occurrences).
    static func read() -> SourceIndex {
        let reader = IndexReader()
        let files = reader.files(below: SourceFile.root.path + "/").sorted { $0.path < $1.path }
        var definingFiles = [Int?](repeating: nil, count: reader.symbols.count)
        for (index, file) in files.enumerated() {
            for occurrence in file.occurrences where occurrence.roles.contains(.definition) {
                definingFiles[occurrence.symbol] = index
            }
        }
        return SourceIndex(files: files, symbols: reader.symbols, definingFiles: definingFiles)
    }
}

private final class IndexReader {
    private(set) var symbols: [IndexedSymbol] = []

    private let library = IndexLibrary()
    private let path = Toolchain.products.appendingPathComponent("index/store").path
    private let store: IndexHandle
    private var numbers: [String: Int] = [:]

    init() {
        guard let store = library.openStore(path, nil) else { fatalError("no index in \(path): `swift build --build-tests` writes it") }
        self.store = store
    }

    /// Of a file that has moved to another module there are two units, of which the newer counts.
    func files(below root: String) -> [IndexedFile] {
        var found: [String: IndexedFile] = [:]
        for file in unitsFromTheOldest().compactMap({ file(of: $0, below: root) }) { found[file.path] = file }
        return Array(found.values)
    }

    private func file(of unit: String, below root: String) -> IndexedFile? {
        guard let unit = library.openUnit(store, unit, nil) else { return nil }
        defer { library.closeUnit(unit) }
        let path = library.text(library.mainFile(unit))
        // Sources of C have no module.
        guard path.hasPrefix(root), !path.hasPrefix(root + ".build/"), path.hasSuffix(".swift"),
            FileManager.default.fileExists(atPath: path)
        else { return nil }
        return IndexedFile(
            path: String(path.dropFirst(root.count)), module: library.text(library.moduleName(unit)),
            occurrences: record(of: path, in: unit).map { occurrences(in: $0) } ?? [])
    }

    private func unitsFromTheOldest() -> [String] {
        let folder = URL(fileURLWithPath: path).appendingPathComponent("v5/units")
        return units().map { name in
            let values = try? folder.appendingPathComponent(name).resourceValues(forKeys: [.contentModificationDateKey])
            return (name, values?.contentModificationDate ?? .distantPast)
        }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func units() -> [String] {
        let box = Box()
        _ = library.visitUnits(store, 1, Unmanaged.passUnretained(box).toOpaque()) { context, name in
            let bytes = UnsafeRawBufferPointer(start: name.bytes, count: name.count)
            Unmanaged<Box>.fromOpaque(context!).takeUnretainedValue().names.append(String(decoding: bytes, as: UTF8.self))
            return true
        }
        return box.names
    }

    private final class Box { var names: [String] = [] }

    /// A file of which nothing is compiled has none.
    private func record(of path: String, in unit: IndexHandle) -> String? {
        let record: UInt32 = 2
        var found: String?
        library.each(library.visitDependencies, of: unit) { dependency in
            guard library.dependencyKind(dependency) == record, library.text(library.dependencyFile(dependency)) == path else { return }
            found = library.text(library.dependencyName(dependency))
        }
        return found
    }

    private func occurrences(in record: String) -> [Occurrence] {
        guard let record = library.openRecord(store, record, nil) else { return [] }
        defer { library.closeRecord(record) }
        var known: [IndexHandle: Int] = [:]
        var found: [Occurrence] = []
        library.each(library.visitOccurrences, of: record) { occurrence in
            var relations: [Occurrence.Relation] = []
            library.each(library.visitRelations, of: occurrence) { relation in
                relations.append(
                    Occurrence.Relation(
                        symbol: number(of: library.relatedSymbol(relation)!, known: &known),
                        roles: Occurrence.Roles(rawValue: library.relatedRoles(relation))))
            }
            var (line, column): (UInt32, UInt32) = (0, 0)
            library.position(occurrence, &line, &column)
            found.append(
                Occurrence(
                    symbol: number(of: library.symbol(occurrence)!, known: &known),
                    roles: Occurrence.Roles(rawValue: library.roles(occurrence)), line: Int(line), relations: relations))
        }
        return found
    }

    /// The place of a symbol in `symbols`; each record has handles of its own.
    private func number(of handle: IndexHandle, known: inout [IndexHandle: Int]) -> Int {
        if let number = known[handle] { return number }
        let usr = library.text(library.usr(handle))
        let number = numbers[usr] ?? symbols.count
        if number == symbols.count {
            numbers[usr] = number
            symbols.append(
                IndexedSymbol(
                    usr: usr, name: library.text(library.name(handle)),
                    kind: IndexedSymbol.Kind(rawValue: library.kind(handle)) ?? .other,
                    isAccessor: Self.accessors.contains(library.subkind(handle))))
        }
        known[handle] = number
        return number
    }

    /// Getters, setters and observers of properties.
    private static let accessors: Set<UInt32> = Set([3, 4]).union(1000...1003).union(1014...1018)
}
