import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Scenes that go and come back, controllers that come and go, and the keyboard around them, as more accounts tell it.
extension ObservationScene {
    static let foundMoreControllers: [ObservationScene] = [
        ObservationScene(
            "scene-left-and-back-log", "left-and-back-with-scene-list",
            prints: ["sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidBecomeActive"],
            of: ["sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidBecomeActive"]
        ) { $0.leaveAndComeBack() },
        ObservationScene(
            "scene-warm-start-log", prints: ["sceneWillEnterForeground", "sceneDidBecomeActive"],
            of: ["sceneWillEnterForeground", "sceneDidBecomeActive"]
        ) { $0.leaveAndComeBack() },
        ObservationScene(
            "second-page-and-back-log",
            prints: [
                .rest, "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
            ], of: ["B.viewDidLoad", "*.viewWill*ppear", "*.viewDid*ppear"]
        ) { $0.presentOverTheScreen() },
        ObservationScene(
            "children-exchanged-2012-log",
            prints: [
                "First.willMoveToParent", "Second.willMoveToParent", "Third.willMoveToParent", "Third.viewDidLoad", "Third.viewWillAppear",
                "Third.viewDidAppear", "Second.viewDidLoad", "Third.viewWillDisappear", "Second.viewWillAppear", "Second.viewDidAppear",
                "Third.viewDidDisappear", "First.viewDidLoad", "Second.viewWillDisappear", "First.viewWillAppear", "First.viewDidAppear",
                "Second.viewDidDisappear",
            ], of: ["*.willMoveToParent", "*.viewDidLoad", "*.viewWill*ppear", "*.viewDid*ppear"]
        ) { stage in
            let parent = stage.keep(UIViewController())
            let children = ["First", "Second", "Third"].map { stage.name(PrintingController(), $0) }
            stage.window.rootViewController = parent
            stage.script.wait(1)
            stage.script.perform {
                for child in children { parent.addChild(child) }
                parent.view.addSubview(children[2].view)
            }
            for next in [1, 0] {
                stage.script.wait(1)
                stage.script.perform {
                    parent.transition(from: children[next + 1], to: children[next], duration: 0.3, options: [], animations: nil) { _ in }
                }
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "cells-between-will-and-did-appear", prints: ["A.viewWillAppear", .many("cell"), "A.viewDidAppear"],
            of: ["A.viewWillAppear", "A.viewDidAppear", "cell"]
        ) { stage in
            _ = stage.showItems()
            stage.script.wait(1)
        },
        ObservationScene(
            "tap-pushes-and-pop-frees",
            prints: [
                .rest, "didSelect", "B.init", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
                "A.viewDidAppear", "B.deinit",
            ], of: ["didSelect", "B.*", "A.view*ppear"]
        ) { stage in
            let navigation = stage.showItems()
            stage.script.wait(1)
            stage.script.tap(at: CGPoint(x: 195, y: 420))
            stage.script.wait(1)
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "keyboard-stays-no-notification",
            differs: "It is reported of iOS 11 alone, as 10 posted them; here the notifications about the frame are posted.",
            prints: ["push"], of: ["push", "willChangeFrame", "didChangeFrame", "willShow", "willHide"]
        ) { stage in
            stage.pushFromField { second, field in
                second.whenLoaded = {
                    $0.view.addSubview(field)
                    field.becomeFirstResponder()
                }
            }
        },
        ObservationScene(
            "keyboard-stays-no-notification",
            checks: [.holds("With the call in `viewDidAppear` the frame changes.", .happens("willChangeFrame"))]
        ) { stage in
            stage.pushFromField { second, field in
                second.whenLoaded = { $0.view.addSubview(field) }
                second.whenAppeared = { _ in _ = field.becomeFirstResponder() }
            }
        },
        ObservationScene(
            "resigned-in-did-begin-keyboard-stays",
            differs: "It is reported as a bug in 2012, of iOS 5 or 6; here the keyboard hides when nobody is first responder.",
            prints: ["first ends", "nobody"], of: ["first ends", "nobody", "somebody", "willHide"]
        ) { stage in
            let first = stage.add(UITextField(), "first", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            let second = stage.add(UITextField(), "second", at: CGRect(x: 20, y: 300, width: 300, height: 40))
            first.delegate = stage.keep(EndTeller { stage.mark("first ends") })
            second.delegate = stage.keep(ResigningDelegate())
            stage.script.perform { _ = first.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.hear([UIResponder.keyboardWillHideNotification: "willHide"])
                second.becomeFirstResponder()
            }
            stage.script.wait(1)
            stage.script.perform { stage.mark(first.isFirstResponder || second.isFirstResponder ? "somebody" : "nobody") }
        },
        ObservationScene(
            "prediction-bar-on-and-off-log",
            prints: [
                "switched on", "willChangeFrame", "willShow", "didChangeFrame", "didShow", "switched off", "willChangeFrame", "willShow",
                "didChangeFrame", "didShow",
            ], of: ["switched *", "willChangeFrame", "willShow", "didChangeFrame", "didShow", "willHide", "didHide"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform { stage.hear(keyboard) }
            for word in ["switched on", "switched off"] {
                stage.script.perform {
                    stage.mark(word)
                    // As high as the bar of the log.
                    field.inputAccessoryView = word == "switched on" ? UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 33)) : nil
                    field.reloadInputViews()
                }
                stage.script.wait(1)
            }
        },
    ]

    private static let keyboard: [NSNotification.Name: String] = [
        UIResponder.keyboardWillChangeFrameNotification: "willChangeFrame",
        UIResponder.keyboardDidChangeFrameNotification: "didChangeFrame",
        UIResponder.keyboardWillShowNotification: "willShow", UIResponder.keyboardDidShowNotification: "didShow",
        UIResponder.keyboardWillHideNotification: "willHide", UIResponder.keyboardDidHideNotification: "didHide",
    ]
}

extension Stage {
    /// The app goes to the background and comes back; the scene's delegate prints.
    fileprivate func leaveAndComeBack() {
        window.windowScene?.delegate = keep(SceneTeller { [self] in mark($0) })
        interrupt(by: .background, at: 1)
        interrupt(by: .foreground, at: 2)
        script.wait(3)
    }

    /// A controller with items, of which a tap on one pushes B; nothing else keeps B.
    fileprivate func showItems() -> UINavigationController {
        let first = name(PrintingController(), "A")
        let layout = keep(UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 300, height: 200)
        let items = keep(PageItems { [self] in mark($0) })
        first.whenLoaded = {
            let collection = UICollectionView(frame: CGRect(x: 45, y: 300, width: 300, height: 440), collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            (collection.dataSource, collection.delegate) = (items, items)
            $0.view.addSubview(collection)
        }
        let navigation = keep(UINavigationController(rootViewController: first))
        items.select = { [self] in
            // The navigation controller is not captured: it keeps A, and A keeps the items.
            let shown = window.rootViewController as? UINavigationController
            shown?.pushViewController(ToldPage { [self] in mark($0) }, animated: true)
        }
        window.rootViewController = navigation
        return navigation
    }

    /// A field of A is edited when B is pushed, which has a field too.
    fileprivate func pushFromField(_ prepare: (PrintingController, UITextField) -> Void) {
        let (first, second) = (name(PrintingController(), "A"), name(PrintingController(), "B"))
        let frame = CGRect(x: 20, y: 200, width: 300, height: 40)
        let (old, new) = (keep(UITextField(frame: frame)), keep(UITextField(frame: frame)))
        first.whenLoaded = { $0.view.addSubview(old) }
        prepare(second, new)
        let navigation = keep(UINavigationController(rootViewController: first))
        window.rootViewController = navigation
        script.wait(1)
        script.perform { _ = old.becomeFirstResponder() }
        script.wait(1)
        script.perform { [self] in
            hear([
                UIResponder.keyboardWillChangeFrameNotification: "willChangeFrame",
                UIResponder.keyboardDidChangeFrameNotification: "didChangeFrame",
                UIResponder.keyboardWillShowNotification: "willShow", UIResponder.keyboardWillHideNotification: "willHide",
            ])
            mark("push")
            navigation.pushViewController(second, animated: true)
        }
        script.wait(2)
    }

    /// Writes these words when the notifications are posted.
    fileprivate func hear(_ notifications: [NSNotification.Name: String]) {
        for (name, word) in notifications {
            let observer = keep(Hearer { [self] in mark(word) })
            NotificationCenter.default.addObserver(observer, selector: Hearer.hear, name: name, object: nil)
        }
    }
}

private final class Hearer: NSObject {
    private let said: () -> Void

    init(_ said: @escaping () -> Void) { self.said = said }

    func heard(_ notification: Notification) { said() }

    static let hear = Selector("heard(_:)", Hearer.heard)
}

private final class SceneTeller: UISceneDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func sceneDidBecomeActive(_ scene: UIScene) { say("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { say("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { say("sceneDidEnterBackground") }
    func sceneWillEnterForeground(_ scene: UIScene) { say("sceneWillEnterForeground") }
}

private final class PageItems: UICollectionViewDataSource, UICollectionViewDelegate {
    var select: () -> Void = {}
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        say("cell")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        say("didSelect")
        select()
    }
}

/// Says how it is made and loaded too.
private final class ToldPage: FreedPage {
    override init(_ say: @escaping (String) -> Void) {
        super.init(say)
        say("B.init")
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        say("B.loadView")
        super.loadView()
    }
}

private final class EndTeller: UITextFieldDelegate {
    private let ends: () -> Void

    init(_ ends: @escaping () -> Void) { self.ends = ends }

    func textFieldDidEndEditing(_ textField: UITextField) { ends() }
}

private final class ResigningDelegate: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
}
