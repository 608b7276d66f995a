/// Where an experiment is written down: its stage and its script, without what is said and claimed about them.
struct ExperimentSource {
    /// `stage: { … }`, `script: { … }`
    let arguments: [[SwiftToken]]

    var code: [SwiftToken] { arguments.flatMap { $0 } }

    /// Nil where `Experiment(id: "…", …)` with this id stands in none of the declarations.
    init?(_ id: String, _ declarations: [SwiftDeclaration]) {
        for declaration in declarations {
            let tokens = declaration.tokens
            for index in tokens.indices where tokens[index].text == "\"\(id)\"" {
                let open = ExperimentSource.callOfExperiment(around: index, in: tokens)
                guard let open else { continue }
                let parts = tokens.parts(from: open + 1, to: tokens.end(ofBracketAt: open)).map { range in
                    Array(tokens[tokens.code(from: range.lowerBound)..<range.upperBound])
                }
                arguments = parts.filter { ["stage", "script"].contains($0.first?.text) }
                return
            }
        }
        return nil
    }

    /// The bracket that opens behind `Experiment`, if this is the `id` in it.
    private static func callOfExperiment(around index: Int, in tokens: [SwiftToken]) -> Int? {
        let colon = tokens.code(before: index)
        let label = tokens.code(before: colon)
        let open = tokens.code(before: label)
        let name = tokens.code(before: open)
        guard name >= 0, tokens[colon].text == ":", tokens[label].text == "id", tokens[open].text == "(", tokens[name].text == "Experiment"
        else { return nil }
        return open
    }
}
