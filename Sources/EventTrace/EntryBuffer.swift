/// The entries of a record while it is written.
///
/// OPTIMIZATION: a recorder writes some dozens of entries for each tap. This is an array without the checks for shared storage that grows by
/// pages, so that nothing is ever moved. It does not own its pages: the recorder lets go of them.
@usableFromInline
struct EntryBuffer {
    @usableFromInline typealias Page = UnsafeMutablePointer<Entry>

    /// Entries of the first page, enough for most runs, and of the others: 48 KB, below what allocators give back to the system at once.
    private static let firstPage = 256
    private static let furtherPages = 2048

    /// The page that is being filled, how many entries it has, and how many fit.
    @usableFromInline var page: Page
    @usableFromInline var used = 0
    @usableFromInline var capacity: Int
    private var fullPages: ContiguousArray<Page> = []

    init() {
        capacity = EntryBuffer.firstPage
        page = .allocate(capacity: capacity)
    }

    var count: Int {
        fullPages.isEmpty ? used : EntryBuffer.firstPage + (fullPages.count - 1) * EntryBuffer.furtherPages + used
    }

    @inlinable @inline(__always)
    mutating func append(_ entry: Entry) {
        guard used < capacity else { return turnPageAndAppend(entry) }
        (page + used).initialize(to: entry)
        used &+= 1
    }

    /// O(1)
    subscript(index: Int) -> Entry {
        let further = index - EntryBuffer.firstPage
        let (number, place) =
            further < 0 ? (0, index) : (1 + further / EntryBuffer.furtherPages, further % EntryBuffer.furtherPages)
        return (number < fullPages.count ? fullPages[number] : page)[place]
    }

    /// O(count)
    var copy: ContiguousArray<Entry> {
        var entries: ContiguousArray<Entry> = []
        entries.reserveCapacity(count)
        for (index, page) in fullPages.enumerated() {
            let size = index == 0 ? EntryBuffer.firstPage : EntryBuffer.furtherPages
            entries.append(contentsOf: UnsafeBufferPointer(start: page, count: size))
        }
        entries.append(contentsOf: UnsafeBufferPointer(start: page, count: used))
        return entries
    }

    func deallocate() {
        for page in fullPages { page.deallocate() }
        page.deallocate()
    }

    @usableFromInline @inline(never)
    mutating func turnPageAndAppend(_ entry: Entry) {
        fullPages.append(page)
        capacity = EntryBuffer.furtherPages
        page = .allocate(capacity: capacity)
        used = 0
        append(entry)
    }
}
