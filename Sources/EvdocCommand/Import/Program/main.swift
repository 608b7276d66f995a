import Foundation
import SwiftParser
import SwiftSyntax

// `evdoc-import FILE…` prints an array of `ImportedSource`, as JSON, in the order of the files. It is compiled where it is used, with the parser of the toolchain.
let sources = CommandLine.arguments.dropFirst().map { path in
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return (path: path, tree: Parser.parse(source: text))
}
var declarations = Declarations()
for source in sources { declarations.collect(source.tree) }
let imported = sources.map { source in
    SourceImporter(path: source.path, tree: source.tree, declarations).imported()
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
FileHandle.standardOutput.write(try encoder.encode(imported))
