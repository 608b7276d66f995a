import ProjectFiles
import Studies

/// The claims that notice each mutation, as lines for a terminal.
struct MutationText {
    private let mutations: [ExperimentMutations]
    private let style: Style
    private let listsUnnoticed: Bool

    init(_ mutations: [ExperimentMutations], _ style: Style, listsUnnoticed: Bool) {
        self.mutations = mutations
        self.style = style
        self.listsUnnoticed = listsUnnoticed
    }

    var text: String { table + (listsUnnoticed ? unnoticed : "") + summary }

    private var table: String {
        var columns = Columns()
        for found in mutations {
            let silent = found.silent.isEmpty ? "" : "notice nothing: " + found.silent.map { "\($0 + 1)" }.joined(separator: ", ")
            columns.add(
                Columns.Cell(found.experiment, .cyan), Columns.Cell(words(found), .faint), Columns.Cell(silent, .yellow))
        }
        return columns.text(style)
    }

    private func words(_ found: ExperimentMutations) -> String {
        "\(counted(found.outcomes.count, "mutation")): \(numbers([found]))"
    }

    private func numbers(_ all: [ExperimentMutations]) -> String {
        let count = { (state: MutationOutcome.State) in all.reduce(0) { $0 + $1.count(state) } }
        return """
            \(count(.noticed)) noticed, \(count(.unnoticed)) by no claim, \(count(.withoutEffect)) without effect, \(count(.invalid)) invalid
            """
    }

    private var unnoticed: String {
        mutations.map { found in
            found.outcomes.filter { $0.state == .unnoticed }.map {
                "\(style(.cyan, found.experiment))  \($0.name)  \(style(.faint, "another ordering in \(counted($0.changed, "case"))"))\n"
            }.joined()
        }.joined()
    }

    private var summary: String {
        let tried = mutations.reduce(0) { $0 + $1.outcomes.count }
        let silent = mutations.reduce(0) { $0 + $1.silent.count }
        return """

            \(counted(tried, "mutation")): \(numbers(mutations)); \(counted(silent, "claim")) that \(silent == 1 ? "notices" : "notice") nothing

            """
    }
}
