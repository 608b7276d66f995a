import Foundation
import SwiftParser
import SwiftSyntax

// `evdoc-import FILE…` prints an array of `ImportedSource`, as JSON, in the order of the files. It is compiled where it is used, with the parser of the toolchain.
// The number of a file is printed as an error before work on the file begins: the parser may not come to its end.
func begin(_ number: Int) { FileHandle.standardError.write(Data("\(number)\n".utf8)) }
let sources = CommandLine.arguments.dropFirst().enumerated().map { number, path in
    begin(number)
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return (path: path, tree: Parser.parse(source: text))
}
var declarations = Declarations()
for (number, source) in sources.enumerated() {
    begin(number)
    declarations.collect(source.tree)
}
let imported = sources.enumerated().map { number, source in
    begin(number)
    return SourceImporter(path: source.path, tree: source.tree, declarations).imported()
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
FileHandle.standardOutput.write(try encoder.encode(imported))
