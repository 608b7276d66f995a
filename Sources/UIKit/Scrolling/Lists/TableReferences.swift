/// What a table asks; it keeps neither alive.
struct TableReferences {
    #if hasFeature(Embedded)
        // DEVIATION: without weak references both must outlive the table, or be set to nil.
        unowned(unsafe) var dataSource: (any UITableViewDataSource)?
        unowned(unsafe) var delegate: (any UITableViewDelegate)?
    #else
        weak var dataSource: (any UITableViewDataSource)?
        weak var delegate: (any UITableViewDelegate)?
    #endif
}
