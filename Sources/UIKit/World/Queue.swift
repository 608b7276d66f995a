/// A queue with amortized O(1) at both ends, which keeps its memory.
struct Queue<Element> {
    /// A ring: the elements from `front` on, around the end; the rest is nil. Invariant: its size is 0 or a power of two.
    private var slots: ContiguousArray<Element?> = []
    private var front = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// The element at an index from the front. O(1)
    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "Queue: index out of range")
        return slots[slot(index)]!
    }

    mutating func append(_ element: Element) {
        if count == slots.count { grow() }
        slots[slot(count)] = element
        count += 1
    }

    /// O(elements behind it)
    mutating func insert(_ element: Element, at index: Int) {
        precondition(index >= 0 && index <= count, "Queue: index out of range")
        append(element)
        var place = count - 1
        while place > index {
            slots.swapAt(slot(place), slot(place - 1))
            place -= 1
        }
    }

    mutating func takeFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = slots[front].take()
        front = slot(1)
        count -= 1
        return element
    }

    mutating func takeLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return slots[slot(count)].take()
    }

    private func slot(_ index: Int) -> Int { (front + index) & (slots.count - 1) }

    private mutating func grow() {
        var larger = ContiguousArray<Element?>(repeating: nil, count: max(4, 2 * slots.count))
        for index in 0..<count { larger[index] = slots[slot(index)].take() }
        slots = larger
        front = 0
    }
}
