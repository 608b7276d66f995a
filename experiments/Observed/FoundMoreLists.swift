import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Two lists under two fingers, and the first key in a text view, as more accounts tell it.
extension ObservationScene {
    static let foundMoreLists: [ObservationScene] = [
        ObservationScene(
            "two-collections-two-fingers", prints: [.anyOrder(["left selects", "right selects"])], of: ["left selects", "right selects"]
        ) { stage in
            stage.addItems("left", at: 20)
            stage.addItems("right", at: 220)
            stage.script.together {
                stage.script.finger(1).down(at: .point(x: 75, y: 22, in: "left"))
                stage.script.finger(2).down(at: .point(x: 75, y: 22, in: "right"))
            }
            stage.script.wait(0.2)
            stage.script.together {
                stage.script.finger(1).up()
                stage.script.finger(2).up()
            }
            stage.script.wait(0.5)
        },
        selectionFirst { $0.type("a") },
        selectionFirst { $0.pressDelete() },
    ]

    /// A key changes the text of a text view.
    private static func selectionFirst(line: Int = #line, _ press: @escaping @Sendable (Stage) -> Void) -> ObservationScene {
        ObservationScene(
            "first-key-selection-before-change", prints: ["key", "selection", "change"], of: ["key", "selection", "change"], line: line
        ) { stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            view.text = "one two"
            let listener = stage.keep(ChangeTeller { stage.mark($0) })
            stage.script.perform { _ = view.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                view.selectedRange = NSRange(location: 3, length: 4)
                view.delegate = listener
                stage.mark("key")
                press(stage)
            }
            stage.script.wait(1)
        }
    }
}

extension Stage {
    /// A collection view of 150 by 440 points whose delegate says that it selects.
    fileprivate func addItems(_ name: String, at x: CGFloat) {
        let layout = keep(UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 150, height: 44)
        let frame = CGRect(x: x, y: 200, width: 150, height: 440)
        let collection = add(UICollectionView(frame: frame, collectionViewLayout: layout), name, at: frame)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let items = keep(SelectTeller { [self] in mark("\(name) selects") })
        (collection.dataSource, collection.delegate) = (items, items)
    }
}

private final class SelectTeller: UICollectionViewDataSource, UICollectionViewDelegate {
    private let selects: () -> Void

    init(_ selects: @escaping () -> Void) { self.selects = selects }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selects() }
}

private final class ChangeTeller: UITextViewDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func textViewDidChange(_ textView: UITextView) { say("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { say("selection") }
}
