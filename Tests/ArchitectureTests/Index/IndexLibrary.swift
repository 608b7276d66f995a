import CIndexStore
import Foundation

/// The functions of the toolchain's libIndexStore; a toolchain without them stops the tests.
struct IndexLibrary {
    let openStore: IndexOpenStore = function("store_create")
    let visitUnits: IndexVisitNames = function("store_units_apply_f")

    let openUnit: IndexOpen = function("unit_reader_create")
    let closeUnit: IndexClose = function("unit_reader_dispose")
    let mainFile: IndexText = function("unit_reader_get_main_file")
    let moduleName: IndexText = function("unit_reader_get_module_name")
    let visitDependencies: IndexVisit = function("unit_reader_dependencies_apply_f")
    let dependencyKind: IndexKind = function("unit_dependency_get_kind")
    let dependencyFile: IndexText = function("unit_dependency_get_filepath")
    let dependencyName: IndexText = function("unit_dependency_get_name")

    let openRecord: IndexOpen = function("record_reader_create")
    let closeRecord: IndexClose = function("record_reader_dispose")
    let visitOccurrences: IndexVisit = function("record_reader_occurrences_apply_f")
    let symbol: IndexPart = function("occurrence_get_symbol")
    let roles: IndexFlags = function("occurrence_get_roles")
    let position: IndexPosition = function("occurrence_get_line_col")
    let visitRelations: IndexVisit = function("occurrence_relations_apply_f")
    let relatedSymbol: IndexPart = function("symbol_relation_get_symbol")
    let relatedRoles: IndexFlags = function("symbol_relation_get_roles")

    let name: IndexText = function("symbol_get_name")
    let usr: IndexText = function("symbol_get_usr")
    let kind: IndexKind = function("symbol_get_kind")
    let subkind: IndexKind = function("symbol_get_subkind")

    /// Calls the body for each element that one of the `visit…` functions finds.
    func each(_ visit: IndexVisit, of handle: IndexHandle, _ body: (IndexHandle) -> Void) {
        withoutActuallyEscaping(body) { body in
            withUnsafePointer(to: body) { pointer in
                _ = visit(handle, UnsafeMutableRawPointer(mutating: pointer)) { context, element in
                    context!.assumingMemoryBound(to: ((IndexHandle) -> Void).self).pointee(element!)
                    return true
                }
            }
        }
    }

    func text(_ string: IndexString) -> String {
        String(decoding: UnsafeRawBufferPointer(start: string.bytes, count: string.count), as: UTF8.self)
    }

    private nonisolated(unsafe) static let library = dlopen(Toolchain.libraries + "/libIndexStore.so", RTLD_NOW | RTLD_LOCAL)

    private static func function<Function>(_ name: String) -> Function {
        guard let address = dlsym(library, "indexstore_" + name) else {
            fatalError("\(Toolchain.libraries)/libIndexStore.so has no indexstore_\(name)")
        }
        return unsafeBitCast(address, to: Function.self)
    }
}
