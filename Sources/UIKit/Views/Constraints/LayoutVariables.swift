/// The unknowns of a layout: sizes and places of views and guides, and sizes of scroll views' contents.
///
/// Sizes come before places, because the first variables are made small if nothing determines them: a view with a right edge and no width
/// is empty at that edge.
struct LayoutVariables {
    private typealias Item = UnsafeRawPointer

    private var numbers: [Item: Int] = [:]
    private var contents: [Item: Int] = [:]
    private var itemCount = 0

    /// The number of variables, four for each item.
    var count: Int { itemCount * 4 }

    /// Adds an item; false if it is there already.
    mutating func add(_ item: AnyObject) -> Bool { LayoutVariables.add(item, to: &numbers, &itemCount) }

    mutating func addContent(of scrollView: UIScrollView) { _ = LayoutVariables.add(scrollView, to: &contents, &itemCount) }

    private static func add(_ item: AnyObject, to numbers: inout [Item: Int], _ count: inout Int) -> Bool {
        let key = ObjectBox(object: item).address
        guard numbers[key] == nil else { return false }
        numbers[key] = count
        count += 1
        return true
    }

    func frame(of item: AnyObject) -> FrameVariables? { numbers[ObjectBox(object: item).address].map(frame) }
    func content(of scrollView: UIView) -> FrameVariables? { contents[ObjectBox(object: scrollView).address].map(frame) }

    private func frame(_ number: Int) -> FrameVariables {
        let place = (itemCount + number) * 2
        return FrameVariables(x: place, y: place + 1, width: number * 2, height: number * 2 + 1)
    }
}

/// The variables of one rectangle.
struct FrameVariables {
    let x, y, width, height: Int

    /// The rectangle for these values, without rounding errors.
    func rect(_ values: [Double]) -> CGRect {
        func points(_ variable: Int) -> CGFloat { CGFloat((values[variable] * 1e6).rounded() / 1e6) }
        return CGRect(x: points(x), y: points(y), width: max(0, points(width)), height: max(0, points(height)))
    }
}
