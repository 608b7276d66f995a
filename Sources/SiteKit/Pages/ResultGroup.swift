import ExperimentKit

/// Results that stand under one heading of the list.
struct ResultGroup {
    let title: String
    var results: [ExperimentResult]

    /// Of the heading.
    var id: String { Slug.base(title) }

    /// In the order of their first results; those without a group stand under "Experiments".
    static func all(_ results: [ExperimentResult]) -> [ResultGroup] {
        var groups: [ResultGroup] = []
        for result in results {
            let title = result.experiment.group ?? "Experiments"
            if let index = groups.firstIndex(where: { $0.title == title }) {
                groups[index].results.append(result)
            } else {
                groups.append(ResultGroup(title: title, results: [result]))
            }
        }
        return groups
    }
}
