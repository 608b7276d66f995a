#if hasFeature(Embedded)
    /// A class of cells, headers or footers, the parameter of `register`.
    public typealias TableCellClass = UITableViewCell.Type
    public typealias HeaderFooterClass = UITableViewHeaderFooterView.Type
    public typealias CollectionCellClass = UICollectionViewCell.Type
    public typealias ReusableViewClass = UICollectionReusableView.Type
    /// A class of attributes, the type of `layoutAttributesClass`.
    public typealias LayoutAttributesClass = UICollectionViewLayoutAttributes.Type

    func listClass<View: UIView>(_ given: View.Type, of type: View.Type) -> View.Type { given }
    func attributesClass(_ given: LayoutAttributesClass) -> UICollectionViewLayoutAttributes.Type { given }
#else
    /// A class of cells, headers or footers, the parameter of `register`; any class, as on iOS.
    public typealias TableCellClass = AnyClass
    public typealias HeaderFooterClass = AnyClass
    public typealias CollectionCellClass = AnyClass
    public typealias ReusableViewClass = AnyClass
    /// A class of attributes, the type of `layoutAttributesClass`; any class, as on iOS.
    public typealias LayoutAttributesClass = AnyClass

    func attributesClass(_ given: LayoutAttributesClass) -> UICollectionViewLayoutAttributes.Type {
        given as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    }

    /// The class, if a list can create instances of it.
    func listClass<View: UIView>(_ given: AnyClass, of type: View.Type) -> View.Type {
        guard let known = given as? View.Type else {
            fatalError("NSInvalidArgumentException: the class is not of the cells, headers and footers that a list makes")
        }
        return known
    }
#endif
