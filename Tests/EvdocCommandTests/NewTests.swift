import Foundation
import ProjectFiles
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

/// What is begun by `evdoc new`; `make own-package` compiles and runs it.
struct NewTests {
    @Test(arguments: [
        ("TapOnAPad", "tapOnAPad", "Tap on a pad"), ("tapTwice", "tapTwice", "Tap twice"), ("UISwitch", "uiSwitch", "UI switch"),
        ("Pan2", "pan2", "Pan2"),
    ])
    func `a name has a member and a sentence`(word: String, member: String, sentence: String) throws {
        let name = try SwiftName(word, of: "an experiment")
        #expect(name.member == member)
        #expect(name.sentence == sentence)
    }

    @Test(arguments: ["a b", "点", "1x", "x-y", "", "class", "Self", "Experiment", String(repeating: "x", count: 101)])
    func `what Swift, a file and an address cannot be called is refused`(word: String) {
        #expect(throws: UsageError.self) { try SwiftName(word, of: "an experiment") }
    }

    @Test(arguments: [
        ("Evdoc(experiments: [b]).main()", "Evdoc(experiments: [a, b]).main()"),
        ("Evdoc(experiments: []).main()", "Evdoc(experiments: [a]).main()"),
        ("experiments: [\n    b,\n]", "experiments: [\n    a,\n    b,\n]"),
        ("experiments: [\n    c,\n    b\n]", "experiments: [\n    c,\n    b,\n    a,\n]"),
        ("experiments: [\n]", "experiments: [\n    a,\n]"),
    ])
    func `an experiment is added to a list in its place`(before: String, after: String) {
        #expect(ExperimentList(in: before)?.adding("a") == after)
    }

    @Test(arguments: ["Evdoc(experiments: all).main()", "experiments: [a] + [b].map { $0 }, x: [", "experiments: [make(1)]"])
    func `another list stays, unless its first brackets hold members only`(text: String) {
        let added = ExperimentList(in: text)?.adding("c")
        #expect(added == nil || added?.contains("[a, c] + [b]") == true)
    }

    @Test func `an experiment goes into the folder, and into its list`() throws {
        try withProject { root in
            try put("Evdoc(experiments: [zoom]).main()\n", "\(root)/Sources/Mine/main.swift")
            let session = Session()
            #expect(session.run("new", "FirstTap", "--root", root) == .success)
            #expect(try text("\(root)/Sources/Mine/main.swift") == "Evdoc(experiments: [firstTap, zoom]).main()\n")
            #expect(try text("\(root)/Sources/Mine/FirstTap.swift").contains("let firstTap = Experiment("))
            #expect(session.output.contains("swift build && .build/debug/Mine run FirstTap"))
            #expect(session.run("new", "FirstTap", "--root", root) == .wrongUsage)
            #expect(session.errors.contains("Sources/Mine/FirstTap.swift is there already"))
        }
    }

    @Test func `a package has all its files, and evdoc by its address`() throws {
        try withProject { root in
            let session = Session()
            #expect(session.run("new", "--package", "\(root)/my taps", "--url", "https://github.com/owner/evdoc") == .success)
            let manifest = try text("\(root)/my taps/Package.swift")
            let source = ProgramVersion.newestTag.map { "from: \"\($0)\"" } ?? "branch: \"main\""
            #expect(manifest.contains(".package(url: \"https://github.com/owner/evdoc\", \(source))"))
            #expect(!manifest.contains("[program]"))
            #expect(try text("\(root)/my taps/.github/workflows/evdoc.yml").contains("owner/evdoc@\(ProgramVersion.newestTag ?? "main")"))
            #expect(try text("\(root)/my taps/evdoc.json") == "{\n  \"title\": \"MyTaps\"\n}\n")
            #expect(session.run("new", "--package", "\(root)/my taps", "--url", "https://github.com/owner/evdoc") == .wrongUsage)
            #expect(session.errors.contains("my taps is not empty"))
        }
    }

    @Test func `a version or a branch that is named is what the package takes`() throws {
        let address = "https://code.example/evdoc"
        #expect(try Dependency(url: address, from: "1.2.0", branch: nil).arguments == "url: \"\(address)\", from: \"1.2.0\"")
        #expect(try Dependency(url: address, from: nil, branch: "next").arguments == "url: \"\(address)\", branch: \"next\"")
    }

    @Test(arguments: [
        "main # ${{ x }}", "a b", "-x", "/a", "a/", "a..b", "a//b", "a/.b", "a.", "a.lock", "a\"b", "a\nb", "a@{1}", "*", "\u{202E}a",
    ])
    func `what git cannot call a branch is refused, and nothing is written`(branch: String) throws {
        try withProject { root in
            let session = Session()
            let words = ["new", "--package", "\(root)/taps", "--url", "https://github.com/owner/evdoc", "--branch", branch]
            #expect(session.run(words) == .wrongUsage)
            #expect(session.errors.contains("is no name of a branch"))
            #expect(!FileManager.default.fileExists(atPath: "\(root)/taps"))
        }
    }

    @Test(arguments: ["next", "feature/a-b_c", "release/1.2", "c++", "分支"])
    func `a branch is named as git names it`(branch: String) throws {
        #expect(try Dependency(url: "https://code.example/evdoc", from: nil, branch: branch).arguments.hasSuffix("branch: \"\(branch)\""))
    }

    @Test(arguments: [
        "https://github.com/o w/evdoc", "https://github.com/owner/evdoc?x=${{ y }}", "https://github.com/owner/evdoc#main", "https://a/\n",
    ])
    func `what is no address of a repository is refused`(url: String) {
        #expect(throws: UsageError.self) { try Dependency(url: url, from: nil, branch: "main") }
    }

    @Test func `a file, a link and a directory that is not empty are no place for a package`() throws {
        try withProject { root in
            let files = FileManager.default
            try put("x", "\(root)/file")
            try files.createDirectory(atPath: "\(root)/elsewhere", withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "elsewhere")
            try files.createSymbolicLink(atPath: "\(root)/dangling", withDestinationPath: "nowhere")
            for (name, words) in [("file", "is a file"), ("link", "is a link"), ("dangling", "is a link"), ("", "is not empty")] {
                let session = Session()
                #expect(session.run("new", "Taps", "--package", "\(root)/\(name)", "--url", "https://code.example/evdoc") == .wrongUsage)
                #expect(session.errors.contains(words))
            }
            #expect(try files.contentsOfDirectory(atPath: "\(root)/elsewhere").isEmpty)
            #expect(!files.fileExists(atPath: "\(root)/nowhere"))
        }
    }

    @Test func `a list that is a link stays as it is, and the experiment is to be added by hand`() throws {
        try withProject { root in
            try put("Evdoc(experiments: [zoom]).main()\n", "\(root)/shared.swift")
            try put("\n", "\(root)/Sources/Mine/Zoom.swift")
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/Sources/Mine/main.swift", withDestinationPath: "../../shared.swift")
            let session = Session()
            #expect(session.run("new", "FirstTap", "--root", root) == .success)
            #expect(session.output.contains("Sources/Mine/main.swift: add firstTap to its list by hand"))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/Sources/Mine/main.swift") == "../../shared.swift")
            #expect(try text("\(root)/shared.swift") == "Evdoc(experiments: [zoom]).main()\n")
        }
    }

    @Test func `a folder of sources that is a link is not written into`() throws {
        try withProject { root in
            try put("Evdoc(experiments: [zoom]).main()\n", "\(root)/outside/main.swift")
            try put("\n", "\(root)/project/Package.swift")
            try FileManager.default.createDirectory(atPath: "\(root)/project/Sources", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: "\(root)/project/Sources/Mine", withDestinationPath: "../../outside")
            #expect(Session().run("new", "FirstTap", "--root", "\(root)/project") == .wrongUsage)
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/outside") == ["main.swift"])
        }
    }

    @Test func `a directory beside the working directory is not one within it`() {
        let here = FileManager.default.currentDirectoryPath
        #expect(Paths.absolute("../Mine") == Paths.join(Paths.above(here), "Mine"))
        #expect(Paths.absolute("./a/../b/.") == Paths.join(here, "b"))
        #expect(Paths.absolute("/a/../../b") == "/b")
        #expect(RelativePath(from: "../Mine", to: ".").text == "../\(Paths.lastName(here))")
    }

    @Test func `a package within the copy of evdoc that it would depend on is refused, and nothing is written`() throws {
        try withProject { root in
            try put("// swift-tools-version: 6.0\n", "\(root)/evdoc/Package.swift")
            try put("\n", "\(root)/evdoc/Sources/EvdocCommand/Evdoc.swift")
            let session = Session()
            #expect(session.run("new", "--package", "\(root)/evdoc/Taps", "--path", "\(root)/evdoc") == .wrongUsage)
            #expect(session.errors.contains("name a directory beside that copy"))
            #expect(session.run("new", "--package", "\(root)/evdoc/Taps", "--root", "\(root)/evdoc") == .wrongUsage)
            #expect(!FileManager.default.fileExists(atPath: "\(root)/evdoc/Taps"))
            #expect(session.run("new", "--package", "\(root)/Taps", "--path", "\(root)/evdoc") == .success)
            #expect(try text("\(root)/Taps/Package.swift").contains(".package(path: \"\(root)/evdoc\")"))
        }
    }

    @Test(arguments: [
        ["UIKit"], ["1x"], ["类"], ["evdoc"], ["taps", "--from", "1"], ["taps", "--from", "1.0.0", "--branch", "main"],
        ["taps", "--path", "/nowhere"], ["taps", "--topic", "Gestures"],
    ])
    func `a package that could not be built is refused, and nothing is written`(words: [String]) throws {
        try withProject { root in
            let url = words.contains("--path") ? [] : ["--url", "https://github.com/owner/evdoc"]
            #expect(Session().run(["new", "--package", "\(root)/\(words[0])"] + words.dropFirst() + url) == .wrongUsage)
            #expect(!FileManager.default.fileExists(atPath: "\(root)/\(words[0])"))
        }
    }

    @Test func `every target of the package but the program is a name that no other program takes`() throws {
        let manifest = try text(URL(fileURLWithPath: #filePath).appending(path: "../../../Package.swift").standardized.path)
        let declared = manifest.matches(of: /(?:arget|systemLibrary)\(\s*name: "(\w+)"/).map { String($0.1) }
        #expect(declared.count > 40)
        // That of the program is in no product, so that its name is free.
        #expect(Set(declared).subtracting(ModuleNames.ours) == ["evdoc"])
    }
}
