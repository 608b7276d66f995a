/// The sketch that a page has given: what its runs are opened of, and what Swift is made of.
package struct LiveSketch {
    private var sketch: Sketch?
    private var mistake: SketchMistake?

    package init() {}

    /// Throws `wrongSketch`; `mistakeBuffer` then says why, and the sketch before it stays.
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

    /// The kind of the last mistake and what it is about; two empty texts after a sketch without one.
    package var mistakeBuffer: Buffer {
        var buffer = Buffer()
        buffer.append(mistake?.kind.rawValue ?? "")
        buffer.append(mistake?.subject ?? "")
        return buffer
    }

    /// Swift: 0 an experiment, 1 a view controller. Throws `wrongSketch` before there is a sketch, `wrongIndex`.
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
