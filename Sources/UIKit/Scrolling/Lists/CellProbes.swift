import EventTrace

extension MethodProbe {
    static let tableCell: [MethodProbe] = [
        MethodProbe(.setHighlighted, SetHighlighted.self, BlankTableCell.self, of: UITableViewCell.self),
        MethodProbe(.setSelected, SetSelected.self, BlankTableCell.self, of: UITableViewCell.self),
        MethodProbe(.setEditing, SetEditing.self, BlankTableCell.self, of: UITableViewCell.self),
        MethodProbe(.prepareForReuse, PrepareTableCell.self, BlankTableCell.self, of: UITableViewCell.self),
    ]

    static let headerFooterView: [MethodProbe] = [
        MethodProbe(.prepareForReuse, PrepareHeaderFooter.self, BlankHeaderFooter.self, of: UITableViewHeaderFooterView.self)
    ]

    static let collectionCell: [MethodProbe] = [
        MethodProbe(.isSelected, CellSelected.self, BlankCollectionCell.self, of: UICollectionViewCell.self),
        MethodProbe(.isHighlighted, CellHighlighted.self, BlankCollectionCell.self, of: UICollectionViewCell.self),
    ]

    static let reusableView: [MethodProbe] = [
        MethodProbe(.prepareForReuse, PrepareReusableView.self, BlankReusableView.self, of: UICollectionReusableView.self),
        MethodProbe(.apply, ApplyToReusableView.self, BlankReusableView.self, of: UICollectionReusableView.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class BlankTableCell: UITableViewCell {}
private final class SetHighlighted: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}
private final class SetSelected: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {}
}
private final class SetEditing: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) {}
}
private final class PrepareTableCell: UITableViewCell {
    override func prepareForReuse() {}
}
private final class BlankHeaderFooter: UITableViewHeaderFooterView {}
private final class PrepareHeaderFooter: UITableViewHeaderFooterView {
    override func prepareForReuse() {}
}
private final class BlankCollectionCell: UICollectionViewCell {}
private final class CellSelected: UICollectionViewCell {
    override var isSelected: Bool {
        get { false }
        set {}
    }
}
private final class CellHighlighted: UICollectionViewCell {
    override var isHighlighted: Bool {
        get { false }
        set {}
    }
}
private final class BlankReusableView: UICollectionReusableView {}
private final class PrepareReusableView: UICollectionReusableView {
    override func prepareForReuse() {}
}
private final class ApplyToReusableView: UICollectionReusableView {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
