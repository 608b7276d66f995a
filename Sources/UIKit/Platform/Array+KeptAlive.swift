// OPTIMIZATION: delivery would spend most of its time on reference counting. An array retains its objects, so a loop over an array that
// does not change need not retain each of them. `Swift.` because Embedded Swift looks for `AnyObject` inside of the array.

extension Array where Element: Swift.AnyObject {
    /// The first answer other than nil, from the last object to the first.
    @inline(__always)
    func firstFromLast<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
        withUnsafeBufferPointer { objects in
            var index = objects.count
            while index > 0 {
                index -= 1
                if let answer = objects.keptAlive(index)._withUnsafeGuaranteedRef(ask) { return answer }
            }
            return nil
        }
    }
}

extension ContiguousArray where Element: Swift.AnyObject {
    /// Calls `body` with each object; the caller retains the array.
    @inline(__always)
    func forEachKeptAlive(_ body: (Element) -> Void) {
        withUnsafeBufferPointer { objects in
            for index in 0..<objects.count { objects.keptAlive(index)._withUnsafeGuaranteedRef(body) }
        }
    }

    /// The value that `read`, which changes nothing, reads from an object.
    @inline(__always)
    func keptAlive<Value>(_ index: Int, _ read: (Element) -> Value) -> Value {
        withUnsafeBufferPointer { $0.keptAlive(index)._withUnsafeGuaranteedRef(read) }
    }

    /// The first object that meets the condition; the caller retains the array.
    @inline(__always)
    func firstKeptAlive(where condition: (Element) -> Bool) -> Element? {
        withUnsafeBufferPointer { objects in
            for index in 0..<objects.count where objects.keptAlive(index)._withUnsafeGuaranteedRef(condition) { return objects[index] }
            return nil
        }
    }

    /// Whether an object meets the condition, which changes nothing.
    @inline(__always)
    func containsOne(where condition: (Element) -> Bool) -> Bool {
        withUnsafeBufferPointer { objects in
            for index in 0..<objects.count where objects.keptAlive(index)._withUnsafeGuaranteedRef(condition) { return true }
            return false
        }
    }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
    /// Removes all elements and keeps the memory; for few elements cheaper than `removeAll`.
    @inline(__always)
    mutating func empty() {
        while popLast() != nil {}
    }
}

extension UnsafeBufferPointer where Element: Swift.AnyObject {
    /// The object at an index as a plain reference, which the array's storage retains.
    @inline(__always)
    fileprivate func keptAlive(_ index: Int) -> Unmanaged<Element> {
        UnsafeRawPointer(baseAddress! + index).load(as: Unmanaged<Element>.self)
    }
}
