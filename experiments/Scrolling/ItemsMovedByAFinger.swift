import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case withinItsSection = "to the last item of its section"
    case toTheOther = "to the second item of the other section"
    case toAGap = "past the last item into the gap between the sections"
}
private let way = Variable<Way>("way", "A press on the second item drags it")

private enum End: String, Choice {
    case end = "`endInteractiveMovement()`"
    case cancel = "`cancelInteractiveMovement()`"
}
private let end = Variable<End>("end", "At the lift the action calls")

private enum MayMove: String, Choice {
    case all = "returns `true` for all items"
    case notTheOthers = "returns `false` for the items of the other section"
    case notThisItem = "returns `false` for the pressed item"
}
private let mayMove = Variable<MayMove>("canMoveItemAt", "`canMoveItemAt`")

private enum Target: String, Choice {
    case none = "is not implemented"
    case proposed = "returns the proposed place"
    case source = "returns the item's old place if the section differs"
}
private let target = Variable<Target>("target", "`targetIndexPathForMoveFromItemAt`")

/// Two sections of three items; the model follows a move.
private final class MovedItems: UICollectionViewDataSource {
    var mayMove = MayMove.all
    var say: (Mark) -> Void = { _ in }
    var tells = false
    private var counts = [3, 3]

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if tells { say(requested) }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        switch mayMove {
        case .all: true
        case .notTheOthers: indexPath.section == 0
        case .notThisItem: indexPath != IndexPath(item: 1, section: 0)
        }
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        counts[sourceIndexPath.section] -= 1
        counts[destinationIndexPath.section] += 1
    }
}

/// Decides where an item may go.
private final class ItemPlaces: UICollectionViewDelegate {
    var target = Target.proposed

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        target == .source && originalIndexPath.section != proposedIndexPath.section ? originalIndexPath : proposedIndexPath
    }
}

/// Moves an item along with a long press.
private final class Mover: NSObject {
    var cancels = false
    var say: (Mark) -> Void = { _ in }

    func pressed(_ press: UILongPressGestureRecognizer) {
        guard let list = press.view as? UICollectionView else { return }
        let place = press.location(in: list)
        switch press.state {
        case .began:
            guard let item = list.indexPathForItem(at: place) else { return }
            say(list.beginInteractiveMovementForItem(at: item) ? begins : refused)
        case .changed: list.updateInteractiveMovementTargetPosition(place)
        case .ended where cancels: list.cancelInteractiveMovement()
        case .ended: list.endInteractiveMovement()
        default: list.cancelInteractiveMovement()
        }
    }

    static let pressed = Selector("pressed(_:)", Mover.pressed)
}

private let begins = Mark("the movement begins")
private let refused = Mark("the movement does not begin")
private let requested = Mark("a cell is requested")
private let centred = Mark("the item is centred at the finger")

private let list = Named<UICollectionView>("list")
private let source = Named<MovedItems>("source")
private let delegate = Named<ItemPlaces>("delegate")
private let press = Named<UILongPressGestureRecognizer>("press")

private let picksUp = Condition("the item can be picked up", not: "the item cannot be picked up", mayMove != .notThisItem)

/// Items of a collection view that code moves along with a long press.
let itemsMovedByAFinger: Experiment = Experiment(
    id: "ItemsMovedByAFinger",
    title: "Reorder items of a `UICollectionView` by a long press: which calls come?",
    question: """
        A collection view in a plain controller has two sections of three items and a long press of one's own. The action calls \
        `beginInteractiveMovementForItem(at:)` at `.began`, `updateInteractiveMovementTargetPosition(_:)` at `.changed`, and at the lift \
        `endInteractiveMovement()` or `cancelInteractiveMovement()`. Which methods of the data source and the delegate are called, and \
        where does the item go?
        """,
    answer: """
        `canMoveItemAt` is asked once, as the movement begins. While the finger moves, the item is centered at the point that the code \
        passes. As soon as another item lies under that point, `targetIndexPathForMoveFromItemAt` of the delegate receives that item's place, \
        and the items are shown in the new order; the data source is not called. A gap between items moves nothing. At the end `moveItemAt` is called once, unless \
        the item is back at its old place; after a cancellation it is not called.
        """,
    remedy: """
        Outside of a `UICollectionViewController`, which installs a gesture of its own, add the long press yourself and call all four \
        methods: also `cancelInteractiveMovement()` for `.cancelled`. The data source needs `collectionView(_:moveItemAt:to:)`; \
        change the model there and nowhere else, and do not reload. A diffable data source needs `reorderingHandlers` instead (iOS 14): \
        return `true` in `canReorderItem`, and read the new order in `didReorder`. To keep an item in its section return the old place from \
        `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`, in whose place iOS 15 has \
        `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`. \
        To keep the item from jumping under the finger, remember at \
        `.began` how far its center lies from the finger, and add that to each point. A move in one direction passes the x (or y) of the \
        first center each time. Since iOS 11 the moved cell is requested anew after the end, one report says: insert or delete nothing \
        right after it.
        """,
    symptoms: [
        "UICollectionView reorder items with long press does nothing",
        "moveItemAt is not called in a collection view",
        "beginInteractiveMovementForItem returns false",
        "cell jumps to the finger when reordering a collection view",
        "keep collection view items in their section while reordering",
        "collection view drag to reorder in a UIViewController",
        "moved cell flashes after endInteractiveMovement",
    ],
    variables: [way, target, mayMove, end],
    excluding: Exclusion(
        (end == .cancel || way == .toAGap) && (target != .proposed || mayMove != .all), because: "One case is enough to show it."),
    stage: { stage in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: CGRect.list.width, height: 44)
        layout.minimumLineSpacing = 0
        layout.sectionInset.bottom = 44
        let items = stage.name(MovedItems(), source)
        items.mayMove = stage[mayMove]
        items.say = { stage.mark($0) }
        let collection = stage.add(UICollectionView(frame: .list, collectionViewLayout: layout), list, at: .list)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        if stage[target] != .none {
            let places = stage.name(ItemPlaces(), delegate)
            places.target = stage[target]
            collection.delegate = places
        }
        let mover = stage.keep(Mover())
        mover.cancels = stage[end] == .cancel
        mover.say = { stage.mark($0) }
        collection.addGestureRecognizer(stage.name(UILongPressGestureRecognizer(target: mover, action: Mover.pressed), press))
        stage.script.wait(0.1)
        stage.script.perform { items.tells = true }
        let hand = stage.script.finger(1)
        hand.down(at: .point(x: 30, y: 50, in: list))
        stage.script.wait(0.6)
        hand.move(to: .point(x: 30, y: 60, in: list))
        stage.script.wait(0.1)
        stage.script.perform {
            let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
            if cell?.center == CGPoint(x: 30, y: 60) { stage.mark(centred) }
        }
        let last = stage[way] == .withinItsSection ? 110.0 : stage[way] == .toTheOther ? 200 : 154
        hand.move(to: .point(x: 30, y: last, in: list), over: 0.6)
        stage.script.wait(0.2)
        hand.up()
        stage.script.wait(0.3)
    },
    outcomes: {
        Outcome("the item ends", otherwise: "where it was") {
            Outcome.State("in the other section", source.moveItem("[1, 1]"))
            Outcome.State("at another place of its section", source.moveItem)
        }
    },
    claims: {
        Claim(
            "An item for which `canMoveItemAt` returns `false` is not picked up: `beginInteractiveMovementForItem(at:)` returns `false`.",
            when: !picksUp, explanation: "Documented.", rules: [.itemMove]
        ) {
            source.canMoveItem("[0, 1]").times(1)
            refused.happens
            source.moveItem.never
            delegate.targetForItemMove.never
        }
        Claim(
            "`canMoveItemAt` is asked as the movement begins, and about no other item.", when: picksUp,
            explanation: "Documented as the question about the item that is to be moved.", rules: [.itemMove]
        ) {
            source.canMoveItem.times(1)
            source.canMoveItem("[0, 1]")
            begins
        }
        Claim(
            "The picked up item jumps: its center goes to the finger.", when: picksUp, centred.happens,
            explanation: "Documented: the point that the code passes is the position of the item, and its center is set to that.")
        Claim(
            "`moveItemAt` is called once, at the end, after all questions to the delegate.",
            when: picksUp && end == .end && way == .toTheOther && target == .proposed, explanation: "Documented.", rules: [.itemMove]
        ) {
            delegate.targetForItemMove("[0, 2]")
            delegate.targetForItemMove("[1, 0]")
            delegate.targetForItemMove("[1, 1]")
            source.moveItem("[1, 1]")
        }
        Claim(
            "`canMoveItemAt` does not keep an item out of the other section.",
            when: picksUp && end == .end && way == .toTheOther && target != .source,
            explanation: "The method is asked about the moved item only."
        ) {
            source.moveItem("[1, 1]").times(1)
        }
        Claim(
            "If `targetIndexPathForMoveFromItemAt` returns the old place, the item stays there, and `moveItemAt` is not called.",
            when: picksUp && way == .toTheOther && target == .source, source.moveItem.never,
            explanation: "Documented: `moveItemAt` is called if the position has changed.")
        Claim(
            "Over a gap between items nothing moves: the item goes to the last place over which the finger was.",
            when: picksUp && end == .end && way == .toAGap, source.moveItem("[0, 2]").times(1),
            explanation:
                "A developer who tried it says that another item has to lie under the point; that the item then keeps its last place is assumed.",
            grade: .assumed)
        Claim(
            "After `cancelInteractiveMovement()` the item is where it was, and `moveItemAt` is not called.", when: end == .cancel,
            source.moveItem.never, explanation: "Documented.",
            unnoticed: "Without the rule no item moves at all: the claim says what does not happen.")
        Claim(
            "At the end, and after a cancellation, the cell of the moved item is requested anew.", when: picksUp,
            requested.times(1), explanation: "One report of iOS 11; on iOS 10 the item kept its cell.", rules: [.movedItemReloads])
    })
