import ExperimentKit

/// The sketch of a page, which runs are opened of and Swift is made of.
package struct LiveSketch {
    private var sketch: Sketch?
    private var mistake: SketchMistake?

    package init() {}

    /// Reads a sketch. Throws `wrongSketch`; `mistakeBuffer` then has the reason, and the sketch before it stays.
    package mutating func read(_ text: [UInt8]) throws(LiveError) -> Experiment {
        do throws(SketchMistake) {
            let read = try Sketch(reading: text)
            sketch = read
            mistake = nil
            return read.experiment
        } catch {
            mistake = error
            throw .wrongSketch
        }
    }

    /// The kind and the subject of the last error; both empty if there was none.
    package var mistakeBuffer: Buffer {
        var buffer = Buffer()
        buffer.append(mistake?.kind.rawValue ?? "")
        buffer.append(mistake?.subject ?? "")
        return buffer
    }

    /// The sketch as Swift: 0 is an experiment, 1 a view controller. Throws `wrongSketch` before there is a sketch, `wrongIndex`.
    package func source(_ form: Int) throws(LiveError) -> Buffer {
        guard let sketch else { throw .wrongSketch }
        var buffer = Buffer()
        switch form {
        case 0: buffer.append(sketch.experimentSource)
        case 1: buffer.append(sketch.controllerSource())
        default: throw .wrongIndex
        }
        return buffer
    }
}
