import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Reply: String, Choice {
    case yesToAll = "agrees to everything"
    case noToHighlight = "vetoes highlighting"
    case noToSelect = "vetoes selecting"
    case noToDeselect = "vetoes deselecting"
}
private let reply = Variable<Reply>("answer", "The delegate")
private let multiple = Variable<Bool>("multiple", "`allowsMultipleSelection`")

private enum Tapped: String, Choice {
    case item1 = "item 1"
    case item0 = "item 0"
}
private let tapped = Variable<Tapped>("second", "Item 0 is tapped first, then")

/// Implements all methods, and answers as the case says.
private final class ItemListener: UICollectionViewDataSource, UICollectionViewDelegate {
    var answer = Reply.yesToAll

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        answer != .noToHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { answer != .noToSelect }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        answer != .noToDeselect
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Says when the finger lands and lifts.
private final class LandingCollection: UICollectionView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

private let list = Named<UICollectionView>("list")
private let delegate = Named<ItemListener>("delegate")

private let deselects = Condition(
    "the tap is to deselect item 0", not: "the tap is to select an item", multiple.isOn && tapped == .item0)
private let maySelect = Condition(
    "the delegate allows selecting", not: "the delegate vetoes highlighting or selecting", reply.isOneOf(.yesToAll, .noToDeselect))

/// The questions on the way to a selected item.
let collectionSelection: Experiment = Experiment(
    id: "CollectionSelection",
    title: "From tap to `didSelectItemAt`: order of the delegate calls",
    question:
        "Item 0 of a collection view is selected by a tap. A second tap goes to another item, or to the same one. Which calls does the delegate receive for the second tap?",
    answer:
        "At touch down: `shouldHighlightItemAt`, `didHighlightItemAt`. At touch up: `didUnhighlightItemAt`, `shouldSelectItemAt`, `didDeselectItemAt` for the old item, `didSelectItemAt`. A second tap on the selected item brings `shouldSelectItemAt` and `didSelectItemAt` once more and deselects nothing; with multiple selection it brings `shouldDeselectItemAt` and `didDeselectItemAt` instead.",
    remedy:
        "To let a second tap deselect an item, set `allowsMultipleSelection = true`; only then is `collectionView(_:shouldDeselectItemAt:)` called, but several items can be selected then. For one item at a time, leave the property `false`, and in `collectionView(_:shouldSelectItemAt:)`, if `indexPathsForSelectedItems` contains the item, call `deselectItem(at:animated:)`, which calls no delegate method, and return `false`. Code that runs at the second tap only, and for the item tapped first, stands in `collectionView(_:didDeselectItemAt:)`: move it to `collectionView(_:didSelectItemAt:)`.",
    symptoms: [
        "shouldDeselectItemAt is never called",
        "tap a selected UICollectionView cell again to deselect it",
        "order of shouldHighlightItemAt, shouldSelectItemAt and didSelectItemAt",
        "why is didDeselectItemAt called before didSelectItemAt",
        "prevent an item of a collection view from being selected",
        "first tap on a cell does nothing, the second tap gives the previous index path",
    ],
    variables: [reply, multiple, tapped],
    excluding: Exclusion(
        (reply == .noToHighlight && (multiple.isOn || tapped == .item0)) || (reply == .noToDeselect && multiple.isOff),
        because: "One case is enough to show it."),
    stage: { stage in
        let listener = ItemListener()
        let collection = stage.addCollection({ LandingCollection(frame: $0, collectionViewLayout: $1) }, listener)
        collection.allowsMultipleSelection = stage[multiple]
        // The first tap selects item 0 without a delegate.
        collection.delegate = nil
        stage.script.press(.point(x: 150, y: 22, in: list), for: 0.3)
        listener.answer = stage[reply]
        stage.script.perform {
            collection.delegate = listener
            stage.mark("second tap")
        }
        stage.script.press(.point(x: 150, y: stage[tapped] == .item0 ? 22 : 66, in: list), for: 0.3)
    },
    outcomes: {
        Outcome("the tapped item", otherwise: "keeps its state") {
            Outcome.State("is selected", delegate.didSelectItem)
            Outcome.State("is deselected", delegate.didDeselectItem)
        }
        Outcome("item 0 is deselected", not: "item 0 stays selected", delegate.didDeselectItem)
        Outcome("the item is highlighted", not: "the item is not highlighted", delegate.didHighlightItem)
    },
    claims: {
        Claim(
            "At touch down the delegate is asked, and the item is highlighted at once.",
            when: reply != .noToHighlight,
            explanation: "The header lists the calls in this order.", rules: [.itemSelection]
        ) {
            delegate.call("*ighlightItem*").inside(list.touches)
            delegate.shouldHighlightItem
            delegate.didHighlightItem
            list.touchesEnded
        }
        Claim(
            "If the delegate vetoes highlighting, it receives no further call.", when: reply == .noToHighlight
        ) {
            only(among: delegate.everything) { delegate.shouldHighlightItem }
        }
        Claim(
            "At touch up the item is unhighlighted, the delegate is asked, the old item is deselected and the new one selected, all inside `touchesEnded`.",
            when: multiple.isOff && tapped == .item1 && maySelect,
            explanation:
                "Two logs, of iOS 7 and of iOS 10 or 11, print the calls in this order. They contradict the comment in the header, which puts `didUnhighlightItemAt` last; the engine follows the logs.",
            rules: [.itemSelection]
        ) {
            delegate.didUnhighlightItem("[0, 1]")
            delegate.shouldSelectItem("[0, 1]")
            delegate.didDeselectItem("[0, 0]")
            delegate.didSelectItem("[0, 1]")
            delegate.call("*electItem*").inside(list.touchesEnded)
        }
        Claim(
            "If the delegate vetoes selecting, the old item stays selected and the highlight is removed.",
            when: reply == .noToSelect && !deselects
        ) {
            delegate.call("did*electItem*").never
            delegate.didUnhighlightItem.happens
        }
        Claim(
            "With multiple selection, a second tap on an item asks about deselecting it, not about selecting it.",
            when: deselects && reply != .noToHighlight
        ) {
            delegate.shouldDeselectItem("[0, 0]").happens
            delegate.shouldSelectItem.never
        }
        Claim(
            "If the delegate vetoes deselecting, the item stays selected.",
            when: deselects && reply == .noToDeselect, delegate.call("did*electItem*").never)
        Claim(
            "Without multiple selection, `shouldDeselectItemAt` is never called.",
            when: multiple.isOff
        ) {
            delegate.shouldHighlightItem.happens
            delegate.shouldDeselectItem.never
        }
        Claim(
            "With multiple selection, a tap on another item adds it and deselects none.",
            when: multiple.isOn && tapped == .item1 && maySelect
        ) {
            delegate.didSelectItem("[0, 1]").happens
            delegate.didDeselectItem.never
        }
    })
