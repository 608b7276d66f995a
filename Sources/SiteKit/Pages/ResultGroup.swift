import ExperimentKit
import Studies
import TranslationKit

/// The results under one heading of the list.
struct ResultGroup {
    let title: String
    /// Whether an author has named the group.
    let isNamed: Bool
    /// The id of the heading.
    let id: String
    var results: [ExperimentResult]

    /// The groups in the order of their first results; results without a group are under "Experiments".
    static func all(_ results: [ExperimentResult], in translation: Translation) -> [ResultGroup] {
        var groups: [ResultGroup] = []
        for result in results {
            let id = id(of: result)
            if let index = groups.firstIndex(where: { $0.id == id }) {
                groups[index].results.append(result)
            } else {
                groups.append(
                    ResultGroup(
                        title: title(of: result, in: translation), isNamed: result.experiment.group != nil, id: id, results: [result]))
            }
        }
        return groups
    }

    static func title(of result: ExperimentResult, in translation: Translation) -> String {
        guard let group = result.experiment.group else { return translation(AboutPhrase.group) }
        return translation(group, in: [Experiment].groupContext)
    }

    /// The id, the same in every language.
    static func id(of result: ExperimentResult) -> String { Slug.base(result.experiment.group ?? AboutPhrase.group.rawValue) }
}
