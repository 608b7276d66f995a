import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Reply: String, Choice {
    case yesToAll = "yes to all"
    case noToHighlight = "no to highlight"
    case noToSelect = "no to select"
    case noToDeselect = "no to deselect"
}
private let reply = Variable<Reply>("answer", "The delegate answers")
private let multiple = Variable<Bool>("multiple", "`allowsMultipleSelection`")

private enum Tapped: String, Choice {
    case item1 = "item 1"
    case item0 = "item 0"
}
private let tapped = Variable<Tapped>("second", "Item 0 is tapped first, then")

/// Is asked and told all there is, and answers as it is told.
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

extension Experiment {
    /// The questions on the way to a selected item.
    static let collectionSelection = Experiment(
        id: "CollectionSelection",
        title: "From touch to selected item: the questions of a collection view's delegate",
        question:
            "Item 0 of a collection view is selected by a tap. A second tap falls on another item, or on the same. What is the delegate asked and told about the second tap?",
        answer:
            "At the landing: should highlight, did highlight. At the lift: did unhighlight, should select, did deselect of the old item, did select. With multiple selection a second tap on an item asks should deselect instead.",
        variables: [reply, multiple, tapped],
        excluding: Exclusion(
            (reply == .noToHighlight && (multiple.isOn || tapped == .item0)) || (reply == .noToDeselect && multiple.isOff),
            because: "One case shows it."),
        stage: { stage in
            let listener = ItemListener()
            let collection = stage.addCollection({ LandingCollection(frame: $0, collectionViewLayout: $1) }, listener)
            collection.allowsMultipleSelection = stage[multiple]
            // The first tap selects item 0 and is told to nobody.
            collection.delegate = nil
            stage.script.press(.point(x: 150, y: 22, in: "list"), for: 0.3)
            listener.answer = stage[reply]
            stage.script.perform {
                collection.delegate = listener
                stage.mark("second tap")
            }
            stage.script.press(.point(x: 150, y: stage[tapped] == .item0 ? 22 : 66, in: "list"), for: 0.3)
        },
        claims: [
            Claim(
                "The touch highlights the item at once, after asking.",
                when: reply != .noToHighlight,
                .all([
                    .nested("delegate.*ighlightItem*", in: "list.touches*"),
                    .order(["delegate.shouldHighlightItem*", "delegate.didHighlightItem*", "list.touchesEnded"]),
                ]),
                explanation: "The header lists the calls in this order.", rules: [.itemSelection]),
            Claim(
                "No to highlight ends it there.", when: reply == .noToHighlight,
                .ordering(["delegate.shouldHighlightItem*"], among: ["delegate.*"])),
            Claim(
                "The lift takes the highlight away, asks, deselects the old item and selects the new one, all inside `touchesEnded`.",
                when: multiple.isOff && tapped == .item1 && reply.isOneOf(.yesToAll, .noToDeselect),
                .all([
                    .order([
                        "delegate.didUnhighlightItem([0, 1])", "delegate.shouldSelectItem([0, 1])", "delegate.didDeselectItem([0, 0])",
                        "delegate.didSelectItem([0, 1])",
                    ]),
                    .nested("delegate.*electItem*", in: "list.touchesEnded"),
                ]),
                explanation:
                    "Two logs, of iOS 7 and 10, print them in this order. The comment in the header has did unhighlight last.",
                rules: [.itemSelection]),
            Claim(
                "No to select leaves the old item selected; the highlight goes.",
                when: reply == .noToSelect && (multiple.isOff || tapped == .item1),
                .all([.never("delegate.did*electItem*"), .happens("delegate.didUnhighlightItem*")])),
            Claim(
                "With multiple selection a second tap on an item asks about deselecting and not about selecting.",
                when: multiple.isOn && tapped == .item0 && reply != .noToHighlight,
                .all([.happens("delegate.shouldDeselectItem([0, 0])"), .never("delegate.shouldSelectItem*")])),
            Claim(
                "No to deselect leaves it selected.",
                when: multiple.isOn && tapped == .item0 && reply == .noToDeselect, .never("delegate.did*electItem*")),
            Claim(
                "Without multiple selection should deselect is never asked.",
                when: multiple.isOff,
                .all([.happens("delegate.shouldHighlightItem*"), .never("delegate.shouldDeselectItem*")])),
            Claim(
                "With it another item is added, and none deselected.",
                when: multiple.isOn && tapped == .item1 && reply.isOneOf(.yesToAll, .noToDeselect),
                .all([.happens("delegate.didSelectItem([0, 1])"), .never("delegate.didDeselectItem*")])),
        ])
}
