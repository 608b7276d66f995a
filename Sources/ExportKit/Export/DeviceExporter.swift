import ExperimentKit

/// Makes files for a device from the sources of experiments.
public struct DeviceExporter: Sendable {
    /// The declarations visible to experiments, by the experiments' folders.
    private let indices: [Substring: SourceIndex]

    /// `sources` by their paths in the project: those of experiments, and those of shared code. O(bytes × folders of experiments).
    public init(_ sources: [String: String]) {
        let all = sources.merging(RuntimeSources.classes) { own, _ in own }
        let declarations = all.reduce(into: [:]) { $0[$1.key] = SwiftDeclaration.all(in: $1.value, file: $1.key) }
        let catalogue = Set(all.filter { $0.value.contains("Experiment(") && $0.value.contains("stage") }.map(\.key))
        indices = Set(catalogue.map(DeviceExporter.folder)).reduce(into: [:]) { indices, folder in
            // The files of the folder, those of other folders that hold no experiment, and the classes that log.
            indices[folder] = SourceIndex(
                declarations.filter { path, _ in
                    !path.contains("/") || DeviceExporter.folder(path) == folder || !catalogue.contains(path)
                })
        }
    }

    /// The file for this case, with the values of other cases in comments. O(bytes of the declarations in sight).
    public func export(_ experiment: Experiment, _ case: Case) throws(ExportProblem) -> DeviceExport {
        let file = experiment.location.file
        func problem(_ line: Int, _ reason: String) -> ExportProblem {
            ExportProblem(experiment: experiment.id, file: file, line: line, reason: reason)
        }
        guard let index = indices[DeviceExporter.folder(file)], let source = ExperimentSource(experiment.id, index.declarations(of: file))
        else {
            throw problem(experiment.location.line, "its source is not at hand as Experiment(id: \"\(experiment.id)\", …)")
        }
        let reached = index.reached(from: source.code, in: file)
        let all = reached.map(\.tokens) + [source.code]
        for declaration in reached {
            if let (line, reason) = EngineOnly.find(declaration.tokens) {
                throw ExportProblem(experiment: experiment.id, file: declaration.file, line: line, reason: reason)
            }
        }
        if let (line, reason) = EngineOnly.find(source.code) { throw problem(line, reason) }

        let own = reached.filter { $0.keyword != "extension" && RuntimeSources.names.contains($0.name) }
        // Where code of another file says the name of a private declaration, the code means the runtime's.
        func renames(_ file: String) -> Set<String> { Set(own.filter { !$0.isPrivate || $0.file == file }.map(\.name)) }
        let actions = Set(all.flatMap { Instrumentation.actions(in: $0) })
        let parts = reached.map { Instrumentation($0.tokens.renamed(renames($0.file)), actions: actions) }
        let words = parts.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        let declarations = zip(reached, parts).map { declaration, part in
            DeviceExporter.atTheTop(part.text(callingDirectly: words), declaration)
        }
        let arguments = source.arguments.map { Instrumentation($0.renamed(renames(file)), actions: []).text(callingDirectly: words) }
        let text =
            ([
                header(experiment), values(experiment, `case`),
                source.text(experiment.id, arguments),
            ] + declarations).joined(separator: "\n\n")
        return DeviceExport(id: experiment.id, experiment: text + "\n")
    }

    private static func folder(_ path: String) -> Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }

    /// Makes the declaration private, so that files can be tried side by side; extensions that add a protocol cannot be private.
    private static func atTheTop(_ text: String, _ declaration: SwiftDeclaration) -> String {
        guard !declaration.isPrivate, declaration.keyword != "extension" || !declaration.hasInheritance else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let comment = lines.prefix { $0.hasPrefix("//") }
        let rest = lines.dropFirst(comment.count).joined(separator: "\n")
        return (comment.map { $0 + "\n" }.joined()) + "private " + rest
    }

    private func header(_ experiment: Experiment) -> String {
        """
        // \(experiment.title)
        //
        // evdoc's experiment \(experiment.id) for a device. In Xcode: a new project for an iOS app; delete the Swift files that it comes with and
        // add this one; run it on a device. The screen says what to do and when, in seconds. What UIKit calls stands in the console,
        // in the words of evdoc: \u{60}evdoc compare \(experiment.id) --log FILE\u{60} reads it back.
        //
        // The classes are those of \(experiment.location.file); \u{60}logged\u{60} around a body writes the line, nothing else is changed.
        import UIKit
        import UIKit.UIGestureRecognizerSubclass
        """
    }

    private func values(_ experiment: Experiment, _ case: Case) -> String {
        let entries = zip(`case`.variables, `case`.values).map { variable, value in
            """
                // \(variable.title): \(variable.domain.map(\.description).joined(separator: " | "))
                \(quoted(variable.name)): \(quoted(value.description)),
            """
        }
        let body = entries.isEmpty ? ":]" : "\n\(entries.joined(separator: "\n"))\n]"
        return """
            /// The case: other values make another.
            private let values: [String: String] = [\(body)
            """
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}
