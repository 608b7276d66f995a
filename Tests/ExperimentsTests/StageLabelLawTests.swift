import ExperimentKit
import Studies
import Testing

@testable import FigureKit

/// What can be read on the stages of all experiments.
struct StageLabelLawTests {
    private struct Label {
        let shape: Shape
        /// The letters themselves, without the room around them.
        let box: LabelPlaces.Box

        init(_ shape: Shape) {
            self.shape = shape
            box = LabelPlaces.Box(x: shape.numbers[0], y: shape.numbers[1] - 10, width: LabelPlaces.width(of: shape.text), height: 12)
        }
    }

    private static let stages: [(experiment: String, drawing: Drawing)] = AllResults.value.flatMap { result in
        var seen: Set<Drawing> = []
        return result.findings.compactMap { finding in
            let drawing = StageDrawing.drawing(finding)
            return !drawing.isEmpty && seen.insert(drawing).inserted ? (result.experiment.id, drawing) : nil
        }
    }

    private func labels(_ drawing: Drawing) -> [Label] { drawing.shapes.filter { $0.form == .text }.map { Label($0) } }

    @Test func `no label of a stage lies on another one or leaves the stage`() {
        #expect(Self.stages.count > 250)
        for (experiment, drawing) in Self.stages {
            let labels = labels(drawing)
            let stage = LabelPlaces.Box(x: drawing.x, y: drawing.y, width: drawing.width, height: drawing.height)
            for (index, label) in labels.enumerated() {
                #expect(stage.contains(label.box), "\(experiment): \(label.shape.text) leaves the stage")
                for other in labels[..<index] where other.box.overlaps(label.box) {
                    Issue.record("\(experiment): \(label.shape.text) lies on \(other.shape.text)")
                }
            }
        }
    }

    @Test func `the edge of a view goes through few names`() {
        let struck = Self.stages.flatMap { stage in
            let views = stage.drawing.shapes.filter { $0.form == .polygon && $0.look.rawValue.hasPrefix("view") }.map { polygon in
                let xs = stride(from: 0, to: polygon.numbers.count, by: 2).map { polygon.numbers[$0] }
                let ys = stride(from: 1, to: polygon.numbers.count, by: 2).map { polygon.numbers[$0] }
                return LabelPlaces.Box(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
            }
            let named = labels(stage.drawing).filter {
                $0.shape.look.rawValue.hasSuffix("name") || $0.shape.look.rawValue.hasPrefix("name")
            }
            return named.filter { label in views.contains { $0.overlaps(label.box) && !$0.contains(label.box) } }.map {
                "\(stage.experiment): \($0.shape.text)"
            }
        }
        #expect(struck.count <= 126, "\(struck.count): \(struck)")
    }
}
