/// The frames of a list's parts, section by section, in the coordinates of its content.
struct ListPlaces {
    struct Section {
        var count = 0
        /// The frame of the header; empty without one.
        var header = CGRect.zero
        var footer = CGRect.zero
        /// The frame of the whole section.
        var frame = CGRect.zero
    }

    /// The direction in which the list scrolls.
    var axis = ScrollAxis.vertical
    private(set) var items: [(indexPath: IndexPath, frame: CGRect)] = []
    private(set) var sections: [Section] = []
    var size = CGSize.zero
    /// The heights of the views above the first section and below the last.
    var ends: (header: CGFloat, footer: CGFloat) = (0, 0)
    private var section = Section()

    mutating func add(_ frame: CGRect) {
        items.append((IndexPath(item: section.count, section: sections.count), frame))
        section.count += 1
    }

    mutating func addHeader(_ frame: CGRect) { section.header = frame }
    mutating func addFooter(_ frame: CGRect) { section.footer = frame }

    mutating func endSection(_ frame: CGRect) {
        section.frame = frame
        sections.append(section)
        section = Section()
    }

    /// Sets the width of all parts.
    mutating func stretch(to width: CGFloat) {
        size.width = width
        for index in items.indices { items[index].frame.size.width = width }
        for index in sections.indices {
            sections[index].header.size.width = width
            sections[index].footer.size.width = width
            sections[index].frame.size.width = width
        }
    }

    /// Gives headers and footers of a table other heights, and moves what follows. O(items).
    mutating func restack(_ height: (UITableView.SectionPart, Int) -> CGFloat) {
        var (shift, item) = (0.0 as CGFloat, 0)
        func change(_ frame: inout CGRect, to height: CGFloat) {
            frame.origin.y += shift
            shift += height - frame.height
            frame.size.height = height
        }
        for index in sections.indices {
            let top = shift
            change(&sections[index].header, to: height(.header, index))
            while item < items.count, items[item].indexPath.section == index {
                items[item].frame.origin.y += shift
                item += 1
            }
            change(&sections[index].footer, to: height(.footer, index))
            sections[index].frame.origin.y += top
            sections[index].frame.size.height += shift - top
        }
        size.height += shift
    }

    /// The frame of a floating header: at the beginning of the visible part, while something of its section is visible.
    func floatingHeader(of section: Section, in visible: CGRect) -> CGRect {
        let (least, last) = (axis.of(visible.origin), end(of: section.frame) - axis.of(section.header.size))
        return moved(section.header, to: min(max(axis.of(section.header.origin), least), last))
    }

    /// The frame of a floating footer: at the end of the visible part.
    func floatingFooter(of section: Section, in visible: CGRect) -> CGRect {
        let (first, greatest) = (axis.of(section.frame.origin), end(of: visible) - axis.of(section.footer.size))
        return moved(section.footer, to: max(min(axis.of(section.footer.origin), greatest), first))
    }

    private func end(of rect: CGRect) -> CGFloat { axis.of(rect.origin) + axis.of(rect.size) }

    private func moved(_ rect: CGRect, to start: CGFloat) -> CGRect {
        axis == .vertical
            ? CGRect(x: rect.minX, y: start, width: rect.width, height: rect.height)
            : CGRect(x: start, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The item at a point. O(items).
    func item(at point: CGPoint) -> IndexPath? { items.first { $0.frame.contains(point) }?.indexPath }

    /// The frame of an item. O(items).
    func frame(of indexPath: IndexPath) -> CGRect? { items.first { $0.indexPath == indexPath }?.frame }

    /// SC.14: the items in sight. O(items).
    func itemsInSight(_ visible: CGRect, in simulation: Simulation?) -> [(indexPath: IndexPath, frame: CGRect)] {
        items.filter { !visible.isEmpty && $0.frame.overlaps(visible) || simulation?.holds(.cellsInSight) == false }
    }

    /// The items that share more than an edge with the rectangle. O(items).
    func items(in rect: CGRect) -> [(indexPath: IndexPath, frame: CGRect)] { items.filter { $0.frame.overlaps(rect) } }
}

extension CGRect {
    /// Whether both share more than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
