#if hasFeature(Embedded)
    /// A class of cells, headers or footers, as `register` takes it.
    public typealias TableCellClass = UITableViewCell.Type
    public typealias HeaderFooterClass = UITableViewHeaderFooterView.Type
    public typealias CollectionCellClass = UICollectionViewCell.Type
    public typealias ReusableViewClass = UICollectionReusableView.Type
    /// A class of attributes, as `layoutAttributesClass` gives it.
    public typealias LayoutAttributesClass = UICollectionViewLayoutAttributes.Type

    func listClass<View: UIView>(_ given: View.Type, of type: View.Type) -> View.Type { given }
    func attributesClass(_ given: LayoutAttributesClass) -> UICollectionViewLayoutAttributes.Type { given }
#else
    /// A class of cells, headers or footers, as `register` takes it; on iOS too it is any class at all.
    public typealias TableCellClass = AnyClass
    public typealias HeaderFooterClass = AnyClass
    public typealias CollectionCellClass = AnyClass
    public typealias ReusableViewClass = AnyClass
    /// A class of attributes, as `layoutAttributesClass` gives it; on iOS too it is any class at all.
    public typealias LayoutAttributesClass = AnyClass

    func attributesClass(_ given: LayoutAttributesClass) -> UICollectionViewLayoutAttributes.Type {
        given as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    }

    /// The class if it is one of those that a list can make.
    func listClass<View: UIView>(_ given: AnyClass, of type: View.Type) -> View.Type {
        guard let known = given as? View.Type else {
            fatalError("NSInvalidArgumentException: the class is not of the cells, headers and footers that a list makes")
        }
        return known
    }
#endif
