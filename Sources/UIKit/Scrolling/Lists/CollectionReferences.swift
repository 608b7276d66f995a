/// What a collection view asks; it keeps neither alive.
struct CollectionReferences {
    #if hasFeature(Embedded)
        // DEVIATION: without weak references both must outlive the collection view, or be set to nil.
        unowned(unsafe) var dataSource: (any UICollectionViewDataSource)?
        unowned(unsafe) var delegate: (any UICollectionViewDelegate)?
    #else
        weak var dataSource: (any UICollectionViewDataSource)?
        weak var delegate: (any UICollectionViewDelegate)?
    #endif
}
