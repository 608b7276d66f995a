import ExperimentKit

/// A text with words in brackets, each of which something is put in place of.
struct Template {
    static let experiment = Template(PackageResources.Experiment_txt)
    static let package = Template(PackageResources.Package_txt)
    static let program = Template(PackageResources.Program_txt)
    static let settings = Template(PackageResources.Settings_txt)
    static let ignored = Template(PackageResources.Ignored_txt)
    static let readme = Template(PackageResources.Readme_txt)
    static let workflow = Template(PackageResources.Workflow_txt)

    let text: String

    private init(_ bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    func filled(_ words: KeyValuePairs<String, String>) -> String {
        words.reduce(text) { $0.replacing("[\($1.key)]", with: $1.value) }
    }
}
