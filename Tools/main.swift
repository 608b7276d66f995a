import Foundation

/// What scripts of this repository ask of its own types. Not a part of the program: `make guides`, `scripts/own-package`, `scripts/fuzz/run` and those
/// that compare orderings call it.
let words = CommandLine.arguments.dropFirst().map(\.self)
do {
    switch (words.first, words.dropFirst().map(\.self)) {
    case ("guides", let names): exit(try Guides(in: .current).play(names) ? 0 : 1)
    case ("readme-package", let folder) where folder.count == 1:
        print(try ReadmePackage(readme: String(contentsOf: Folder.current.file("README.md"), encoding: .utf8)).write(to: folder[0]))
    case ("orderings", []): printOrderings()
    case ("seeds", let words) where words.count == 2:
        guard let target = FuzzSeeds(rawValue: words[0]) else { throw Fault("no fuzzer is called \(words[0])") }
        for (number, seed) in try target.inputs(of: .current).enumerated() {
            try seed.write(to: URL(fileURLWithPath: words[1]).appending(path: String(format: "%03d", number)))
        }
    default: throw Fault("tool guides [NAME…] | readme-package FOLDER | orderings | seeds FUZZER FOLDER")
    }
} catch {
    FileHandle.standardError.write(Data("tool: \(error)\n".utf8))
    exit(1)
}
