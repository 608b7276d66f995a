import ExperimentKit
import ReportKit

/// The pictures of an experiment.
enum Drawings {
    static func stage(_ result: ExperimentResult) -> HTML { "" }
    static func timeline(_ result: ExperimentResult) -> HTML { "" }
}
