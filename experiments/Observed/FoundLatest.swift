import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The main queue at the launch, rows that are put back, and calls that come in an order or stay away, as apps and reports have them.
extension ObservationScene {
    static let foundLatest: [ObservationScene] = [
        ObservationScene("queue-block-before-zero-delay-perform", prints: ["b", "a", "c", "d"], of: ["a", "b", "c", "d"]) { stage in
            let target = stage.keep(LateMessage { stage.mark("d") })
            target.perform(LateMessage.fire, with: nil, afterDelay: 0)
            DispatchQueue.main.asyncAfter(deadline: .now()) { stage.mark("c") }
            stage.mark("b")
            stage.mark("a")
            stage.script.wait(1)
        },
        ObservationScene(
            "blocks-of-a-root-after-did-appear",
            prints: [
                "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear", "block of viewDidLoad", "block of viewWillAppear",
                "block of viewDidAppear",
            ], of: ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear", "block of *"]
        ) { stage in
            let hand = { (call: String) in DispatchQueue.main.async { stage.mark("block of \(call)") } }
            let root = stage.name(PrintingController(), "A")
            root.whenLoaded = { _ in hand("viewDidLoad") }
            root.whenAppearing = { _ in hand("viewWillAppear") }
            root.whenAppeared = { _ in hand("viewDidAppear") }
            stage.show(UIWindow(frame: Stage.bounds), root: root, as: "page_window")
            stage.script.wait(1)
        },
        ObservationScene(
            "row-put-back-no-move-row",
            prints: ["elsewhere", "over row 2", "moveRow", "put back", "over row 2", "over row 1"],
            of: ["elsewhere", "put back", "over row *", "moveRow"]
        ) { stage in
            let table = stage.addTable(UITableView(frame: .list, style: .plain), DraggedRows { stage.mark($0) })
            stage.script.wait(0.1)
            stage.script.perform { table.setEditing(true, animated: false) }
            stage.script.wait(0.1)
            stage.script.mark("elsewhere")
            stage.dragSecondRow(backAgain: false)
            stage.script.mark("put back")
            stage.dragSecondRow(backAgain: true)
        },
        ObservationScene(
            "status-bar-tap-at-the-top-not-asked", prints: ["at the top", "away from it", "delegate.scrollViewShouldScrollToTop"],
            of: ["at the top", "away from it", "delegate.scrollViewShouldScrollToTop"]
        ) { stage in
            let table = stage.addTable(UITableView(frame: .list, style: .plain), AskedRows())
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("at the top")
                stage.interrupt(by: .statusBarTap, at: stage.now + 0.1)
            }
            stage.script.wait(2)
            stage.script.perform {
                table.contentOffset.y = 500
                stage.mark("away from it")
                stage.interrupt(by: .statusBarTap, at: stage.now + 0.1)
            }
            stage.script.wait(2)
        },
        ObservationScene(
            "editing-changed-before-text-did-change", prints: ["field.action(editingChanged)", "textDidChange"],
            of: ["field.action(editingChanged)", "textDidChange"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            stage.addTarget(to: field, for: .editingChanged)
            let observer = stage.keep(ChangeHearer { stage.mark("textDidChange") })
            NotificationCenter.default.addObserver(
                observer, selector: ChangeHearer.hear, name: UITextField.textDidChangeNotification, object: nil)
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform { stage.type("a") }
            stage.script.wait(1)
        },
        ObservationScene(
            "alert-handler-sees-no-presentation", prints: ["handler: nothing is presented", "later: the next"],
            of: ["handler: *", "later: *"]
        ) { stage in
            let (presenter, next) = (stage.keep(UIViewController()), stage.keep(UIViewController()))
            stage.window.rootViewController = presenter
            let alert = stage.keep(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { _ in
                    stage.mark("handler: \(presenter.presentedViewController == nil ? "nothing" : "something") is presented")
                    presenter.present(next, animated: true)
                })
            stage.present(alert)
            stage.script.tap(at: CGPoint(x: 195, y: 442))
            stage.script.wait(2)
            stage.script.perform { stage.mark("later: \(presenter.presentedViewController === next ? "the next" : "another")") }
        },
        ObservationScene(
            "item-selected-already-no-did-select",
            differs: """
                A comment of one app says so. Apple documents the calls for an item that is tapped, selected already or not \
                (observation item-primary-action-order); here `didSelectItem` comes again.
                """,
            prints: ["again", "performPrimaryAction", "another", "didSelect", "performPrimaryAction"],
            of: ["again", "another", "didSelect", "performPrimaryAction"]
        ) { stage in
            let items = OpenedItems { stage.mark($0) }
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
            stage.script.wait(1)
            stage.script.perform {
                collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
                stage.mark("again")
            }
            stage.script.tap(.point(x: 150, y: 22, in: "list"))
            stage.script.wait(1)
            stage.script.mark("another")
            stage.script.tap(.point(x: 150, y: 110, in: "list"))
            stage.script.wait(1)
        },
        ObservationScene(
            "parent-flag-off-in-the-childs-call",
            differs: "One trial shows it, of iOS 10 or 11; here the flag is true until the last appearance call, for children too.",
            prints: ["B goes: true", "C goes: false"], of: ["B goes: *", "C goes: *"]
        ) { stage in
            let (second, child) = (stage.name(PrintingController(), "B"), stage.name(PrintingController(), "C"))
            second.whenDisappearing = { stage.mark("B goes: \($0.isMovingFromParent)") }
            child.whenDisappearing = { stage.mark("C goes: \($0.parent?.isMovingFromParent == true)") }
            let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform {
                second.addChild(child)
                second.view.addSubview(child.view)
                child.didMove(toParent: second)
                navigation.pushViewController(second, animated: true)
            }
            stage.script.wait(1)
            stage.script.perform { _ = navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
    ]
}

extension Stage {
    /// A finger drags the second row by its control to the third, and perhaps back to its place.
    fileprivate func dragSecondRow(backAgain: Bool) {
        let hand = script.finger(1)
        hand.down(at: .point(x: 280, y: 66, in: "list"))
        script.wait(0.3)
        hand.move(to: .point(x: 280, y: 110, in: "list"), over: 0.6)
        script.wait(0.2)
        if backAgain {
            hand.move(to: .point(x: 280, y: 66, in: "list"), over: 0.6)
            script.wait(0.2)
        }
        hand.up()
        script.wait(1)
    }
}

private final class LateMessage: NSObject {
    private let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    func fire() { act() }

    static let fire = Selector("fire", LateMessage.fire)
}

private final class ChangeHearer: NSObject {
    private let said: () -> Void

    init(_ said: @escaping () -> Void) { self.said = said }

    func heard(_ notification: Notification) { said() }

    static let hear = Selector("heard(_:)", ChangeHearer.heard)
}

/// Five rows that a finger may move.
private final class DraggedRows: UITableViewDataSource, UITableViewDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.showsReorderControl = true
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { say("moveRow") }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        say("over row \(proposedDestinationIndexPath.row)")
        return proposedDestinationIndexPath
    }
}

private final class AskedRows: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

/// Says how items are selected and opened.
private final class OpenedItems: UICollectionViewDataSource, UICollectionViewDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { say("didSelect") }
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        say("performPrimaryAction")
    }
}
