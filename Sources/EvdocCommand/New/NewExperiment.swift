import ExperimentKit
import ProjectFiles

/// An experiment to begin with: a view with a tap recognizer, a variable, an answer, and claims that hold.
struct NewExperiment {
    let name: SwiftName

    init(_ name: SwiftName) {
        self.name = name
    }

    func file(in directory: String) -> SiteFile {
        let text = Template.experiment.filled(["member": name.member, "id": name.text, "title": name.sentence])
        return SiteFile(path: Paths.join(directory, "\(name.text).swift"), text: text)
    }
}
