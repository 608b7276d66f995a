import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Given: String, Choice {
    case sizes = "conforms to `UICollectionViewDelegateFlowLayout`"
    case plain = "conforms to `UICollectionViewDelegate` only, and has `sizeForItemAt`"
    case misspelt = "conforms, but has `sizeForItemAtIndexPath` in place of `sizeForItemAt`"
    case none = "is not set"
}
private let given = Variable<Given>("delegate", "The delegate")

private enum Layout: String, Choice {
    case flow = "a flow layout"
    case flowSubclass = "a subclass of the flow layout"
    case own = "a subclass of `UICollectionViewLayout`"
}
private let layout = Variable<Layout>("layout", "The layout is")

/// Two items that the layout places.
private final class TwoItems: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

private final class Sizes: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 120, height: 120) }
}

private final class PlainDelegate: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 120, height: 120) }
}

private final class MisspeltSizes: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath
    ) -> CGSize { CGSize(width: 120, height: 120) }
}

private final class OwnFlow: UICollectionViewFlowLayout {}

/// Items of 80 points, one below the other.
private final class OwnLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 160) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [place(0), place(1)] }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { place(indexPath.item) }

    private func place(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * 80, width: 300, height: 80)
        return attributes
    }
}

private let delegate = Named<Sizes>("delegate")
private let ofDelegate = Mark("items are 120 points high, as the delegate says")
private let ofLayout = Mark("items are 50 points high, as `itemSize` says")
private let ofOwnLayout = Mark("items are 80 points high, as the own layout says")

private let flows = Condition("the layout is a flow layout", not: "the layout is another class", layout != .own)

/// Which delegate a flow layout asks for sizes.
let sizeForItemNotCalled: Experiment = Experiment(
    id: "SizeForItemNotCalled",
    title: "`sizeForItemAt` is not called",
    question: """
        A collection view of two items has a flow layout, a subclass of it or a layout of its own. Its delegate has a method that \
        says that items are 120 points high; `itemSize` is 50. Is `collectionView(_:layout:sizeForItemAt:)` called, and how high are the \
        items?
        """,
    answer: """
        A flow layout, or a subclass of it, calls `sizeForItemAt` for each item if the delegate is set, conforms to \
        `UICollectionViewDelegateFlowLayout` and spells the method as the protocol does. Otherwise no error comes, and all \
        items of a flow layout have its `itemSize`. A layout of another class does not call the method, and has no `itemSize`: \
        it sizes the items itself.
        """,
    remedy: """
        Write `UICollectionViewDelegateFlowLayout` among the protocols of the delegate: in Swift UIKit cannot call a method \
        that belongs to no protocol of its class. Set `collectionView.delegate` too, not only `dataSource`; with RxSwift, by \
        `rx.setDelegate(_:)`. Let Xcode complete the signature. A `UICollectionViewCompositionalLayout` takes sizes from the \
        `NSCollectionLayoutSize` of its items and groups; for a layout of a library look up how it learns sizes. If the method \
        is called and the size has no effect, the cells size themselves (Estimate Size Automatic in a storyboard), by reports: \
        set it to None, or `estimatedItemSize` to zero.
        """,
    symptoms: [
        "collectionView sizeForItemAt not called",
        "sizeForItemAtIndexPath not being called in Swift",
        "UICollectionViewDelegateFlowLayout methods not called",
        "all cells of a collection view have the same size",
        "insetForSectionAt or minimumLineSpacingForSectionAt not called",
        "sizeForItemAt is ignored with a custom UICollectionViewLayout",
        "sizeForItemAt not called with RxSwift",
    ],
    variables: [given, layout],
    stage: { stage in
        let kind: UICollectionViewLayout
        switch stage[layout] {
        case .flow: kind = UICollectionViewFlowLayout()
        case .flowSubclass: kind = OwnFlow()
        case .own: kind = OwnLayout()
        }
        let collection = stage.add(UICollectionView(frame: .list, collectionViewLayout: kind), "list", at: .list)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = stage.name(TwoItems(), "source")
        switch stage[given] {
        case .sizes: collection.delegate = stage.name(Sizes(), delegate)
        case .plain: collection.delegate = stage.name(PlainDelegate(), "delegate")
        case .misspelt: collection.delegate = stage.name(MisspeltSizes(), "delegate")
        case .none: break
        }
        stage.script.wait(0.1)
        stage.script.perform {
            switch collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height {
            case 120: stage.mark(ofDelegate)
            case 80: stage.mark(ofOwnLayout)
            case 50: stage.mark(ofLayout)
            default: break
            }
        }
    },
    outcomes: {
        Outcome("`sizeForItemAt` is called", not: "`sizeForItemAt` is not called", delegate.sizeForItem)
    },
    claims: {
        Claim(
            "A flow layout calls `sizeForItemAt` of a delegate that conforms to `UICollectionViewDelegateFlowLayout`, for each item.",
            when: given == .sizes && flows, explanation: "Documented; so also of subclasses.", rules: [.flowSizes]
        ) {
            delegate.sizeForItem("[0, 0]")
            delegate.sizeForItem("[0, 1]")
            ofDelegate
        }
        Claim(
            "A delegate that conforms to `UICollectionViewDelegate` only is not asked, although it has the method.",
            when: given == .plain && flows,
            explanation: "In Swift the method belongs to no protocol that UIKit knows; Objective-C would find it by its name."
        ) {
            delegate.sizeForItem.never
            ofLayout.happens
        }
        Claim(
            "A method with another spelling is not called, and all items have `itemSize`.", when: given == .misspelt && flows,
            explanation: "The methods of the protocol are optional: none has to be there."
        ) {
            delegate.sizeForItem.never
            ofLayout.happens
        }
        Claim(
            "Without a delegate all items have `itemSize`.", when: given == .none && flows, ofLayout.happens,
            explanation: "Documented.")
        Claim(
            "A layout of another class never calls `sizeForItemAt`.", when: !flows,
            explanation: "The method belongs to flow layouts; seven reports are about it.", grade: .assumed
        ) {
            delegate.sizeForItem.never
            ofOwnLayout.happens
        }
    })
