import EventTrace
import ExperimentKit
import UIKit

private let reply = Variable(
    "answer", Text("The delegate answers", chinese: "delegate 回答"),
    ["yes to all", "no to highlight", "no to select", "no to deselect"])
private let multiple = Variable.flag("multiple", Text("`allowsMultipleSelection`", chinese: "`allowsMultipleSelection`"))
private let tapped = Variable(
    "second", Text("Item 0 is tapped first, then", chinese: "先点击第 0 项，再点击"), ["item 1", "item 0"])

/// Is asked and told all there is, and answers as it is told.
private final class ItemListener: UICollectionViewDataSource, UICollectionViewDelegate {
    var answer = ""

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        answer != "no to highlight"
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { answer != "no to select" }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        answer != "no to deselect"
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
        title: Text("From touch to selected item: the questions of a collection view's delegate", chinese: "从触摸到选中项：集合视图 delegate 的各个问题"),
        question: Text(
            "Item 0 of a collection view is selected by a tap. A second tap falls on another item, or on the same. What is the delegate asked and told about the second tap?",
            chinese: "先点击选中集合视图的第 0 项，再点击另一项或同一项。关于第二次点击，delegate 被问到、得知什么？"),
        answer: Text(
            "At the landing: should highlight, did highlight. At the lift: should select, did deselect of the old item, did select, did unhighlight. With multiple selection a second tap on an item asks should deselect instead.",
            chinese:
                "落下时：should highlight、did highlight。抬起时：should select、旧项的 did deselect、did select、did unhighlight。多选时，再次点击已选中的项改问 should deselect。"
        ),
        variables: [reply, multiple, tapped],
        excluding: Exclusion(
            (reply.is("no to highlight") && (multiple.isOn || tapped.is("item 0"))) || (reply.is("no to deselect") && multiple.isOff),
            because: Text("One case shows it.", chinese: "一种情形足以说明。")),
        stage: { stage in
            let listener = ItemListener()
            let collection = stage.addCollection({ LandingCollection(frame: $0, collectionViewLayout: $1) }, listener)
            collection.allowsMultipleSelection = stage.flag(multiple)
            // The first tap selects item 0 and is told to nobody.
            collection.delegate = nil
            stage.script.press(.point(x: 150, y: 22, in: "list"), for: 0.3)
            listener.answer = stage.choice(reply)
            stage.script.perform { [unowned(unsafe) stage] in
                collection.delegate = listener
                stage.mark("second tap")
            }
            stage.script.press(.point(x: 150, y: stage.choice(tapped) == "item 0" ? 22 : 66, in: "list"), for: 0.3)
        },
        claims: [
            Claim(
                Text("The touch highlights the item at once, after asking.", chinese: "触摸在询问之后立即高亮该项。"),
                when: reply.isNot("no to highlight"),
                .all([
                    .nested("delegate.*ighlightItem*", in: "list.touches*"),
                    .order(["delegate.shouldHighlightItem*", "delegate.didHighlightItem*", "list.touchesEnded"]),
                ]),
                explanation: Text("The header lists the calls in this order (SC.13).", chinese: "头文件按此次序列出各调用（SC.13）。")),
            Claim(
                Text("No to highlight ends it there.", chinese: "高亮回答否，到此为止。"), when: reply.is("no to highlight"),
                .ordering(["delegate.shouldHighlightItem*"], among: ["delegate.*"])),
            Claim(
                Text(
                    "The lift asks, deselects the old item, selects the new one and takes the highlight away, all inside `touchesEnded`.",
                    chinese: "抬起：询问、取消旧项、选中新项、去掉高亮，都在 `touchesEnded` 之内。"),
                when: multiple.isOff && tapped.is("item 1") && reply.isOneOf(["yes to all", "no to deselect"]),
                .all([
                    .order([
                        "delegate.shouldSelectItem([0, 1])", "delegate.didDeselectItem([0, 0])", "delegate.didSelectItem([0, 1])",
                        "delegate.didUnhighlightItem([0, 1])",
                    ]),
                    .nested("delegate.*electItem*", in: "list.touchesEnded"),
                ]),
                explanation: Text(
                    "The header has should select, did select, did unhighlight; where did deselect stands among them is assumed (SC.13).",
                    chinese: "头文件给出 should select、did select、did unhighlight；did deselect 的位置是假定的（SC.13）。")),
            Claim(
                Text("No to select leaves the old item selected; the highlight goes.", chinese: "选中回答否：旧项保持选中，高亮消失。"),
                when: reply.is("no to select") && (multiple.isOff || tapped.is("item 1")),
                .all([.never("delegate.did*electItem*"), .happens("delegate.didUnhighlightItem*")])),
            Claim(
                Text(
                    "With multiple selection a second tap on an item asks about deselecting and not about selecting.",
                    chinese: "多选时，再次点击该项问的是取消而非选中。"),
                when: multiple.isOn && tapped.is("item 0") && reply.isNot("no to highlight"),
                .all([.happens("delegate.shouldDeselectItem([0, 0])"), .never("delegate.shouldSelectItem*")])),
            Claim(
                Text("No to deselect leaves it selected.", chinese: "取消回答否：保持选中。"),
                when: multiple.isOn && tapped.is("item 0") && reply.is("no to deselect"), .never("delegate.did*electItem*")),
            Claim(
                Text("Without multiple selection should deselect is never asked.", chinese: "单选时从不询问 should deselect。"),
                when: multiple.isOff,
                .never("delegate.shouldDeselectItem*")),
            Claim(
                Text("With it another item is added, and none deselected.", chinese: "多选时，点击别的项只增加，不取消。"),
                when: multiple.isOn && tapped.is("item 1") && reply.isOneOf(["yes to all", "no to deselect"]),
                .all([.happens("delegate.didSelectItem([0, 1])"), .never("delegate.didDeselectItem*")])),
        ])
}
