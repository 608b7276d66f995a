import ExperimentKit
import Studies

/// The looks of controls and rows, plain and small, on their views.
enum FaceDrawing {
    /// Points between a face and the edge of its view.
    private static let inset = 6.0

    /// Adds nothing for a view that is turned or partly hidden: its face would be in another place.
    static func add(_ view: StagedView, _ visible: Region, to shapes: inout [Shape]) {
        let (first, last) = (view.corners[0], view.corners[2])
        guard view.corners[1].y == first.y, view.corners[3].x == first.x, visible.corners.contains(first), visible.corners.contains(last)
        else { return }
        let (width, height) = (last.x - first.x, last.y - first.y)
        let middle = first.y + height / 2
        switch view.face {
        case .plain: return
        case .button(let title):
            shapes.append(Shape(.rectangle, .face, [first.x + 2, first.y + 2, width - 4, height - 4], subject: view.name))
            // The name of the view stands above.
            guard !title.isEmpty, height >= 2.5 * LabelPlaces.size else { return }
            let left = first.x + max(inset, (width - LabelPlaces.width(of: title)) / 2)
            shapes.append(Shape(.text, .faceTitle, [left, last.y - inset], text: title, subject: view.name))
        case .slider(let part):
            let thumb = min(15.5, height / 2)
            let x = first.x + thumb + (width - 2 * thumb) * min(max(part, 0), 1)
            shapes.append(Shape(.line, .face, [first.x + 2, middle, last.x - 2, middle], subject: view.name))
            shapes.append(Shape(.circle, .faceThumb, [x, middle, thumb - 2], subject: view.name))
        case .toggle(let isOn):
            let thumb = min(height, width) / 2
            shapes.append(Shape(.rectangle, isOn ? .faceOn : .face, [first.x + 1, first.y + 1, width - 2, height - 2], subject: view.name))
            shapes.append(
                Shape(.circle, .faceThumb, [isOn ? last.x - thumb : first.x + thumb, middle, max(thumb - 3, 2)], subject: view.name))
        case .field(let text):
            shapes.append(Shape(.rectangle, .face, [first.x + 2, first.y + 2, width - 4, height - 4], subject: view.name))
            let line = String(text.prefix { $0 != "\n" })
            let end = min(first.x + inset + LabelPlaces.width(of: line), last.x - inset)
            shapes.append(Shape(.line, .faceTitle, [end, last.y - 5, end, last.y - 5 - LabelPlaces.size], subject: view.name))
            if !line.isEmpty { shapes.append(Shape(.text, .faceTitle, [first.x + inset, last.y - inset], text: line, subject: view.name)) }
        case .row:
            shapes.append(Shape(.line, .face, [first.x + inset, last.y - 0.5, last.x, last.y - 0.5], subject: view.name))
            let chevron = last.x - 14
            shapes.append(Shape(.line, .face, [chevron, middle - 5, chevron + 5, middle, chevron, middle + 5], subject: view.name))
        }
    }
}
