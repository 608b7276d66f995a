/// The entries of a record that is being written.
///
/// OPTIMIZATION: a recorder writes dozens of entries for each tap. This array grows by pages, so it never moves an entry, and it makes no
/// checks for shared storage. It owns its pages and cannot be copied.
@usableFromInline
struct EntryBuffer: ~Copyable {
    @usableFromInline typealias Page = UnsafeMutablePointer<Entry>

    /// The capacity of the first page, enough for most runs; later pages take 48 KB, which allocators do not return to the system at once.
    private static let firstPage = 256
    private static let furtherPages = 2048
    /// The limit of two million entries, 48 MB: code that writes for ever must not exhaust the memory of the machine.
    private static let mostPages = 1000

    /// The page that is being filled, the number of its entries, and its capacity.
    @usableFromInline var page: Page
    @usableFromInline var used = 0
    @usableFromInline var capacity: Int
    private var fullPages: ContiguousArray<Page> = []
    /// True when the limit is reached; later entries are dropped.
    private(set) var isFull = false
    private var isClosed = false
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

    /// Drops all later entries.
    mutating func close() {
        isClosed = true
        capacity = used
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
        if isClosed { return }
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
// The buffer itself has no deinitializer: the optimizer of Swift 6.3 crashes on one in a type that is `@usableFromInline`.
private final class PageOwner {
    /// All pages; the last one is being filled.
    var pages: ContiguousArray<EntryBuffer.Page>

    init(_ first: EntryBuffer.Page) {
        pages = [first]
    }

    deinit {
        for page in pages { page.deallocate() }
    }
}
