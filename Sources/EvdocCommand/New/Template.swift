import EmbeddedFiles
import ExperimentKit

/// A text with words in brackets that are replaced.
struct Template {
    static let experiment = Template(embedded_Experiment_txt())
    static let package = Template(embedded_Package_txt())
    static let program = Template(embedded_Program_txt())
    static let settings = Template(embedded_Settings_txt())
    static let ignored = Template(embedded_Ignored_txt())
    static let readme = Template(embedded_Readme_txt())
    static let workflow = Template(embedded_Workflow_txt())

    let text: String

    private init(_ file: EmbeddedFile) {
        text = String(file)
    }

    func filled(_ words: KeyValuePairs<String, String>) -> String {
        words.reduce(text) { $0.replacing("[\($1.key)]", with: $1.value) }
    }
}
