import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Age: String, Choice {
    case new = "is new"
    case used = "has shown a smaller item before"
}
private let age = Variable<Age>("age", "The cell")

/// A cell with a label that fills it by constraints. Its calls come before code can name it: pages, which do not know classes, name it after
/// its kind, and so does this class.
private final class CollectionViewCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        for side in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint(
                item: label, attribute: side, relatedBy: .equal, toItem: contentView, attribute: side, multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() { super.prepareForReuse() }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
}

/// Says what is known of the cell of one item, 132 points high, at each moment. The items before that one are 50 points high.
private final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var told = 0
    var say: (Mark) -> Void = { _ in }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { told + 2 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: indexPath.item < told ? 50 : 132) }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "filled", for: indexPath)
        guard indexPath.item == told else { return cell }
        say(cell.bounds.height == 132 ? sizeInCellForItem : otherSizeInCellForItem)
        say(height(in: cell) == 132 ? labelInCellForItem : otherLabelInCellForItem)
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard indexPath.item == told else { return }
        say(height(in: cell) == 132 ? labelInWillDisplay : otherLabelInWillDisplay)
        say(collectionView.indexPath(for: cell) == nil ? unknownInWillDisplay : knownInWillDisplay)
    }
    func tellAfterLayout(_ collectionView: UICollectionView) {
        guard let cell = collectionView.cellForItem(at: IndexPath(item: told, section: 0)) else { return }
        say(height(in: cell) == 132 ? labelAfterLayout : otherLabelAfterLayout)
        say(known)
    }
    private func height(in cell: UICollectionViewCell) -> CGFloat? { (cell as? CollectionViewCell)?.label.bounds.height }
}

private let sizeInCellForItem = Mark("cellForItemAt: the cell has its size")
private let otherSizeInCellForItem = Mark("cellForItemAt: the cell has another size")
private let labelInCellForItem = Mark("cellForItemAt: the label has its size")
private let otherLabelInCellForItem = Mark("cellForItemAt: the label has another size")
private let labelInWillDisplay = Mark("willDisplay: the label has its size")
private let otherLabelInWillDisplay = Mark("willDisplay: the label has another size")
private let unknownInWillDisplay = Mark("willDisplay: indexPath(for:) is nil")
private let knownInWillDisplay = Mark("willDisplay: indexPath(for:) finds the cell")
private let labelAfterLayout = Mark("after the layout: the label has its size")
private let otherLabelAfterLayout = Mark("after the layout: the label has another size")
private let known = Mark("after the layout: cellForItem(at:) finds the cell")

/// What a collection view's cell knows before it is shown.
let cellBeforeItIsShown: Experiment = Experiment(
    id: "CellBeforeItIsShown",
    title: "What size does a cell have in `cellForItemAt` and `willDisplay`?",
    question: """
        A collection view requests the cell of an item that is 132 points high. A label fills the cell by constraints. What size do cell \
        and label have in `cellForItemAt` and in `willDisplay`, and does `indexPath(for:)` know the cell there?
        """,
    answer: """
        If the layout knows the size (`itemSize`, `sizeForItemAt`), the cell has its frame as soon as \
        `dequeueReusableCell(withReuseIdentifier:for:)` returns the cell: `prepareForReuse` and `apply(_:)` are called within the \
        dequeue. A view that constraints place in the cell has its size only after the layout of the cell, which follows `willDisplay`. \
        In `willDisplay` the collection view does not count the cell among those in sight yet: `indexPath(for:)` returns `nil`, and \
        `cellForItem(at:)` and `visibleCells` do not know the cell either.
        """,
    remedy: """
        Take the size of the whole cell from `cell.bounds` in `cellForItemAt`; for a self-sizing cell (`estimatedItemSize`) this is only \
        the estimate. What depends on the size of a view inside (a round corner, a gradient, a shadow's path) belongs in \
        `layoutSubviews` of that view. In `layoutSubviews` of the cell, call `super` and `contentView.layoutIfNeeded()` first: the views \
        in `contentView` are laid out after the cell. In `willDisplay` use the cell and the index path that are passed in, and do not \
        look the cell up.
        """,
    symptoms: [
        "cell.bounds wrong in cellForItemAt",
        "rounded corners of an image view wrong until the cell is scrolled",
        "frame of a subview is wrong in cellForItemAt",
        "indexPath(for: cell) is nil in willDisplay",
        "cellForItem(at:) returns nil in willDisplay",
        "gradient layer has the wrong size in a collection view cell",
        "when is apply(_ layoutAttributes:) called",
    ],
    variables: [age],
    stage: { stage in
        let items = stage.keep(Items())
        items.told = stage[age] == .new ? 0 : 4
        let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
        collection.delegate = items
        collection.frame.size.height = 132
        collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "filled")
        items.say = { stage.mark($0) }
        stage.script.wait(0.1)
        if stage[age] == .used {
            stage.script.perform { collection.contentOffset.y = 200 }
            stage.script.wait(0.1)
        }
        stage.script.perform { items.tellAfterLayout(collection) }
    },
    outcomes: {
        Outcome(
            "the cell has its size in `cellForItemAt`", not: "the cell has another size in `cellForItemAt`",
            constant: "The dequeue places each cell.", sizeInCellForItem.written)
        Outcome("`cell.prepareForReuse` is called", not: "`prepareForReuse` is not called", TokenPattern("*.prepareForReuse"))
    },
    claims: {
        Claim(
            "The cell has its size in `cellForItemAt`, its label only after the layout.",
            explanation: "The dequeue places the cell; constraints inside wait for the layout of the cell.", rules: [.dequeuedInPlace]
        ) {
            sizeInCellForItem.written
            otherLabelInCellForItem.written
            otherLabelInWillDisplay.written
            labelAfterLayout.written
        }
        Claim(
            "In `willDisplay` the collection view does not know the cell, after the layout it does.",
            explanation: "Two libraries and one app report `nil`, iOS 9 to 18.", rules: [.cellsInSight], grade: .assumed
        ) {
            unknownInWillDisplay.written
            known.written
        }
        Claim(
            "A used cell receives `prepareForReuse` and `apply(_:)` before the dequeue returns.", when: age == .used,
            rules: [.dequeuedInPlace]
        ) {
            TokenPattern("*.prepareForReuse")
            TokenPattern("*.apply")
            sizeInCellForItem.written
        }
    })
