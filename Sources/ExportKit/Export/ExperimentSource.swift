/// Where an experiment is written down: its stage and its script, without what is said and claimed about them.
struct ExperimentSource {
    /// `stage: { … }`, `script: { … }`
    let arguments: [[SwiftToken]]
    /// What the stage takes from the parameters of the function that makes the experiment: name, type and value; empty where none does.
    private(set) var bindings: [Binding] = []

    struct Binding {
        let name: String
        let type: String
        let value: [SwiftToken]
    }

    var code: [SwiftToken] { arguments.flatMap { $0 } + bindings.flatMap { SwiftToken.all(in: $0.type) + $0.value } }

    /// Nil where neither `Experiment(id: "…", …)` with this id stands in the declarations, nor a call of a function that makes it.
    init?(_ id: String, _ declarations: [SwiftDeclaration]) {
        for tokens in declarations.map(\.tokens) {
            for index in tokens.indices where tokens[index].text == "\"\(id)\"" {
                guard let open = ExperimentSource.call(around: index, in: tokens) else { continue }
                let name = tokens[tokens.code(before: open)].text
                let given = ExperimentSource.labelled(tokens, from: open)
                if name == "Experiment" {
                    arguments = ExperimentSource.staging(given)
                    return
                }
                guard let maker = Maker(name, declarations) else { continue }
                arguments = maker.arguments
                let used = Set(arguments.flatMap { $0 }.map(\.text))
                bindings = maker.parameters.filter { used.contains($0.name) }.compactMap { parameter in
                    given.first { $0.label == parameter.label }.map {
                        Binding(name: parameter.name, type: parameter.type, value: $0.value)
                    }
                }
                return
            }
        }
        return nil
    }

    /// The declaration in the exported file, of arguments that log.
    func text(_ id: String, _ arguments: [String]) -> String {
        let call = """
            DeviceExperiment(
                id: "\(id)", values: values,
                \(arguments.joined(separator: ",\n    ")))
            """
        guard !bindings.isEmpty else { return "private let experiment = \(call)" }
        let constants = bindings.map { "    let \($0.name): \($0.type) = \($0.value.text)\n" }.joined()
        return "private let experiment: DeviceExperiment = {\n\(constants)    return \(call)\n}()"
    }

    /// The bracket of the call whose argument `id` this is.
    private static func call(around index: Int, in tokens: [SwiftToken]) -> Int? {
        let colon = tokens.code(before: index)
        let label = tokens.code(before: colon)
        let open = tokens.code(before: label)
        guard tokens.code(before: open) >= 0, tokens[colon].text == ":", tokens[label].text == "id", tokens[open].text == "(" else {
            return nil
        }
        return open
    }

    fileprivate static func labelled(_ tokens: [SwiftToken], from open: Int) -> [(label: String, value: [SwiftToken], all: [SwiftToken])] {
        tokens.parts(from: open + 1, to: tokens.end(ofBracketAt: open)).map { range in
            let all = Array(tokens[tokens.code(from: range.lowerBound)..<range.upperBound])
            return (all[0].text, Array(all.dropFirst(all.code(from: 2))), all)
        }
    }

    fileprivate static func staging(_ given: [(label: String, value: [SwiftToken], all: [SwiftToken])]) -> [[SwiftToken]] {
        given.filter { ["stage", "script"].contains($0.label) }.map(\.all)
    }
}

/// A function that makes experiments which differ by its arguments.
private struct Maker {
    let arguments: [[SwiftToken]]
    let parameters: [(label: String, name: String, type: String)]

    init?(_ name: String, _ declarations: [SwiftDeclaration]) {
        for tokens in declarations.map(\.tokens) {
            for index in tokens.indices where tokens[index].text == name {
                let last = tokens.code(before: index)
                let open = tokens.code(from: index + 1)
                guard last >= 0, tokens[last].text == "func", open < tokens.count, tokens[open].text == "(" else { continue }
                let close = tokens.end(ofBracketAt: open)
                let call = (close..<tokens.count).first { place in
                    tokens[place].text == "Experiment" && place + 1 < tokens.count && tokens[place + 1].text == "("
                }
                guard let call else { continue }
                arguments = ExperimentSource.staging(ExperimentSource.labelled(tokens, from: call + 1))
                parameters = tokens.parts(from: open + 1, to: close).map { Maker.parameter(Array(tokens[$0])) }
                return
            }
        }
        return nil
    }

    private static func parameter(_ tokens: [SwiftToken]) -> (label: String, name: String, type: String) {
        let code = tokens.filter { $0.isCode }
        let colon = code.firstIndex { $0.text == ":" } ?? 0
        let start = (tokens.firstIndex { $0.text == ":" } ?? -1) + 1
        let type = tokens[start...].filter { $0.text != "@escaping" && $0.text != "@Sendable" }
        return (code[0].text, code[max(0, colon - 1)].text, String(Array(type).text.drop { $0 == " " }))
    }
}
