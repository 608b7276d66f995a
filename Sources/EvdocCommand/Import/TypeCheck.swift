import Foundation
import ProjectFiles
import ReportKit

/// The names in imported code that neither the engine nor the code itself declares, found by the compiler.
struct TypeCheck {
    /// A name, with the places at which it stands.
    struct Missing: Hashable {
        enum Kind {
            /// A name of Apple's that the engine does not have.
            case notModelled
            /// A type of the app.
            case ofTheApp
            /// A function or a member that the app may declare elsewhere, or that the engine's superclass does not have.
            case unclear
            /// A module that is not there.
            case module
        }

        let name: String
        let kind: Kind
        /// `Pad.swift:12`, in the order of the compiler's messages, each once.
        var places: [String]

        /// `not modelled: UIDropInteraction (Pad.swift:6, Pad.swift:9)`
        var words: String {
            let shown = places.prefix(3).joined(separator: ", ") + (places.count > 3 ? " and \(places.count - 3) more" : "")
            return switch kind {
            case .notModelled: "not modelled: \(name) (\(shown))"
            case .ofTheApp: "of your app: \(name) (\(shown))"
            case .unclear: "of your app, or not modelled: \(name) (\(shown))"
            case .module: "no such module: \(name) (\(shown))"
            }
        }
    }

    /// The missing names, in the order in which the compiler finds them.
    let missing: [Missing]
    /// The compiler's other messages, `Pad.swift:4:7: error: …`.
    let others: [String]

    /// Checks the files together, as one module. Nil without a compiler, or without the modules that an experiment imports: they lie beside
    /// a program that `swift build` has made.
    init?(_ files: [SiteFile], modules: String = Paths.join(Paths.above(Paths.resolved("/proc/self/exe")), "Modules")) throws {
        guard let compiler = Toolchain.program("swiftc"), Files.kind(of: Paths.join(modules, "UIKit.swiftmodule")) != .missing else {
            return nil
        }
        let folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory.path, for: "types")
        for (name, text) in TypeCheck.headers {
            try Files.makeDirectory(Paths.join(folder.path, name))
            let map = SiteFile(path: "module.modulemap", text: text)
            try Replacement.replace([map, SiteFile(path: "empty.h", text: "")], in: Paths.join(folder.path, name))
        }
        let sources = Paths.join(folder.path, "sources")
        try Files.makeDirectory(sources)
        try Replacement.replace(files, in: sources)
        let limits = ForeignProgram.Limits(seconds: 120, processorSeconds: 60, memory: 8 << 30)
        let words =
            ["-typecheck", "-suppress-warnings", "-diagnostic-style", "llvm", "-swift-version", "5", "-I", modules]
            + TypeCheck.headers.flatMap { ["-I", Paths.join(folder.path, $0.name)] } + files.map(\.path)
        let outcome = try ForeignProgram(compiler, environment: ForeignProgram.places, limits: limits).run(words, in: sources)
        self.init(messages: String(decoding: outcome.errors, as: UTF8.self), files)
    }

    /// Reads the compiler's messages about these files.
    init(messages: String, _ files: [SiteFile]) {
        let lines = Dictionary(files.map { ($0.path, $0.text.split(separator: "\n", omittingEmptySubsequences: false)) }) { first, _ in
            first
        }
        var found: [String: Missing] = [:]
        var order: [String] = []
        var others: [String] = []
        for message in messages.split(separator: "\n") {
            guard let parts = message.wholeMatch(of: /([^:]+):(\d+):\d+: error: (.*)/) else { continue }
            let (file, line, words) = (String(parts.1), Int(parts.2) ?? 0, String(parts.3))
            let text = lines[file].flatMap { $0.indices.contains(line - 1) ? String($0[line - 1]) : nil } ?? ""
            guard let (name, kind) = TypeCheck.name(in: words, text) else {
                others.append(String(message))
                continue
            }
            if found[name] == nil {
                order.append(name)
                found[name] = Missing(name: name, kind: kind, places: [])
            }
            let place = "\(Paths.lastName(file)):\(line)"
            if found[name]?.places.contains(place) == false { found[name]?.places.append(place) }
        }
        missing = order.compactMap { found[$0] }
        self.others = others
    }

    /// The name that a message is about; nil if the message is about another mistake. `line` is the line of code.
    private static func name(in words: String, _ line: String) -> (name: String, kind: Missing.Kind)? {
        if let match = words.firstMatch(of: /no such module '([^']+)'/) { return (String(match.1), .module) }
        if let match = words.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/) {
            let name = String(match.1)
            return (name, isApples(name) ? .notModelled : name.first?.isUppercase == true ? .ofTheApp : .unclear)
        }
        if let match = words.firstMatch(of: /^(?:value of )?type '([^']+)' has no member '([^']+)'/) {
            let owner = String(match.1.drop { !$0.isLetter && $0 != "_" })
            return ("\(owner).\(match.2)", isApples(owner) ? .notModelled : .unclear)
        }
        // The members of an app's class that override nothing are methods that the engine's class does not have.
        if words.hasSuffix("does not override any method from its superclass")
            || words.hasSuffix("does not override any property from its superclass"),
            let match = line.firstMatch(of: /\b(?:func|var|let)\s+(\w+)/)
        {
            return ("override of \(match.1)", .notModelled)
        }
        return nil
    }

    /// Whether a name has a prefix of Apple's frameworks.
    private static func isApples(_ name: String) -> Bool { name.prefixMatch(of: prefix) != nil }

    nonisolated(unsafe) private static let prefix =
        /(?:UI|NS|CA|CG|CI|CF|CT|CM|CL|CN|CV|AV|MK|WK|SK|SCN|AR|PH|PK|PDF|MTK|MTL|MF|SF|QL|GC|HK|OS|LP|VN|AS)[A-Z]\w*/

    /// What the engine's modules import besides: C modules without declarations that code of an app could name.
    private static let headers: [(name: String, text: String)] = [
        ("c", "module CConcurrency { header \"empty.h\" }\n"),
        (
            "uikit",
            """
            module UIKit { module UIGestureRecognizerSubclass { header "empty.h" export * } }
            module _Testing_UIKit { header "empty.h" }
            module _Testing_CoreGraphics { header "empty.h" }

            """
        ),
    ]
}
