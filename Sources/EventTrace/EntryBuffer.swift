/// The entries of a record while it is written.
///
/// OPTIMIZATION: a recorder writes some dozens of entries for each tap. This is an array without the checks for shared storage that grows by
/// pages, so that nothing is ever moved. It owns its pages, and cannot be copied.
@usableFromInline
struct EntryBuffer: ~Copyable {
    @usableFromInline typealias Page = UnsafeMutablePointer<Entry>

    /// Entries of the first page, enough for most runs, and of the others: 48 KB, below what allocators give back to the system at once.
    private static let firstPage = 256
    private static let furtherPages = 2048
    /// Two million entries, 48 MB: code that writes for ever must not use up the memory of the machine.
    private static let mostPages = 1000

    /// The page that is being filled, how many entries it has, and how many fit.
    @usableFromInline var page: Page
    @usableFromInline var used = 0
    @usableFromInline var capacity: Int
    private var fullPages: ContiguousArray<Page> = []
    /// Nothing more is taken.
    private(set) var isFull = false
    private let owner: PageOwner

    init() {
        capacity = EntryBuffer.firstPage
        page = .allocate(capacity: capacity)
        owner = PageOwner(page)
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
        precondition(index >= 0 && index < count, "no such entry has been written")
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

    @usableFromInline @inline(never)
    mutating func turnPageAndAppend(_ entry: Entry) {
        guard fullPages.count < EntryBuffer.mostPages - 1 else { return isFull = true }
        fullPages.append(page)
        capacity = EntryBuffer.furtherPages
        page = .allocate(capacity: capacity)
        owner.pages.append(page)
        used = 0
        append(entry)
    }
}

/// Frees the pages of a buffer when the buffer is gone.
// Not a deinitialiser of the buffer itself: the optimizer of Swift 6.3 stops at one in a type that is `@usableFromInline`.
private final class PageOwner {
    /// The one that is being filled is the last.
    var pages: ContiguousArray<EntryBuffer.Page>

    init(_ first: EntryBuffer.Page) {
        pages = [first]
    }

    deinit {
        for page in pages { page.deallocate() }
    }
}
