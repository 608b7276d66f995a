import EventTrace
import ExperimentKit

extension Stage {
    /// Writes a mark at this time, in milliseconds after the script has begun.
    package func markTime(_ milliseconds: Double) {
        let text = "\(Value.number(milliseconds)) ms"
        script.at(milliseconds / 1000) { [self] in mark(text) }
    }
}
