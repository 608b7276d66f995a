import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Recognizers and controls, as further published accounts tell it.
extension ObservationScene {
    static let foundFurtherTouches: [ObservationScene] = [
        ObservationScene("edge-pan-of-two-edges-never", prints: ["end"], of: ["edge.action(*)", "end"]) { stage in
            stage.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = [.left, .right]
            stage.script.swipe(from: .left, by: 100)
            stage.script.wait(0.5)
            stage.script.swipe(from: .right, by: 100)
            stage.script.mark("end")
        },
        ObservationScene(
            "edge-pan-of-two-edges-never", prints: ["edge.action(began)", .many("edge.action(changed)"), "edge.action(ended)"],
            of: ["edge.action(*)"]
        ) { stage in
            stage.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
            stage.script.swipe(from: .left, by: 100)
        },
        ObservationScene(
            "pinch-action-with-one-touch", prints: [.many("touches: 2"), .many("touches: 1")], of: ["touches: *"]
        ) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 350, height: 400))
            view.isMultipleTouchEnabled = true
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
            let target = stage.keep(ActionTarget { stage.mark("touches: \(pinch.numberOfTouches)") })
            pinch.addTarget(target, action: ActionTarget.fire)
            stage.script.pinch(around: CGPoint(x: 195, y: 400), [(apart: 150, down: 0), (apart: 200, down: 0)])
            stage.script.finger(1).up()
            stage.script.wait(0.1)
            stage.script.finger(2).move(to: .point(x: 320, y: 400), over: 0.1)
            stage.script.finger(2).up()
        },
        ObservationScene(
            "long-press-dragged-off-ends",
            prints: ["press.action(began)", "still down", .many("press.action(changed)"), "lifts", "press.action(ended)"],
            of: ["press.action(*)", "still down", "lifts"]
        ) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 100, y: 200, width: 100, height: 100))
            stage.add(UILongPressGestureRecognizer(), "press", to: view)
            stage.script.finger(1).down(at: .point(x: 50, y: 50, in: "view"))
            stage.script.wait(1)
            stage.script.mark("still down")
            stage.script.finger(1).move(to: .point(x: 50, y: 350, in: "view"), over: 0.5)
            stage.script.wait(0.1)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
        },
        ObservationScene(
            "animated-button-hit-at-its-goal", prints: ["at the picture", "at the goal", "button.action(touchUpInside)"],
            of: ["at the *", "button.action(*)"]
        ) { stage in
            let button = stage.add(UIButton(), "button", at: CGRect(x: 95, y: 100, width: 200, height: 50))
            stage.addTarget(to: button, for: .touchUpInside)
            stage.script.perform {
                UIView.animate(
                    withDuration: 10, delay: 0, options: .allowUserInteraction, animations: { button.frame.origin.y = 600 })
            }
            stage.script.wait(5)
            stage.script.mark("at the picture")
            stage.script.tap(at: CGPoint(x: 195, y: 375))
            stage.script.wait(0.5)
            stage.script.mark("at the goal")
            stage.script.tap(at: CGPoint(x: 195, y: 625))
            stage.script.wait(5)
        },
        ObservationScene(
            "switch-set-in-its-own-action",
            differs: "It is of a beta of iOS 11; before it the action was sent once, as the documentation of `isOn` has it.",
            prints: ["changed", "changed"], of: ["changed"]
        ) { stage in
            let control = stage.add(UISwitch(), "control", at: CGRect(x: 100, y: 200, width: 51, height: 31))
            stage.addTarget(to: control, for: .valueChanged) {
                stage.mark("changed")
                control.isOn = false
            }
            stage.script.tap("control")
            stage.script.wait(1)
        },
        ObservationScene("field-and-slider-set-by-code", prints: ["sets", "set"], of: ["sets", "set", "*.action(*)"]) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            let slider = stage.add(UISlider(), "slider", at: CGRect(x: 20, y: 300, width: 300, height: 31))
            stage.addTargets(to: field, for: [.editingChanged, .valueChanged])
            stage.addTargets(to: slider, for: [.editingChanged, .valueChanged])
            stage.script.perform {
                stage.mark("sets")
                field.text = "a"
                slider.value = 0.5
                stage.mark("set")
            }
            stage.script.wait(1)
        },
    ]
}

/// Lists, as further published accounts tell it.
extension ObservationScene {
    static let foundFurtherLists: [ObservationScene] = [
        ObservationScene(
            "two-fingers-open-two-rows",
            differs: "It is reported as a bug of iOS 7; one finger swipes a row, and one row is open.",
            prints: [.anyOrder(["opens 5", "opens 6"])], of: ["opens *"]
        ) { stage in
            let rows = stage.keep(SwipedRows(editableFrom: 6))
            rows.say = { stage.mark($0) }
            stage.addTable(UITableView(frame: .list, style: .plain), rows)
            stage.script.together {
                stage.script.finger(1).down(at: .point(x: 250, y: 286, in: "list"))
                stage.script.finger(2).down(at: .point(x: 250, y: 242, in: "list"))
            }
            stage.script.together {
                stage.script.finger(1).move(to: .point(x: 130, y: 286, in: "list"), over: 0.5)
                stage.script.finger(2).move(to: .point(x: 130, y: 242, in: "list"), over: 0.5)
            }
            stage.script.together {
                stage.script.finger(1).up()
                stage.script.finger(2).up()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "row-swipe-given-up-still-editing",
            differs: "It is reported as a bug of iOS 8; on iOS 7 editing ended.",
            prints: ["editing"], of: ["editing", "not editing"]
        ) { stage in
            let rows = stage.keep(SwipedRows(editableFrom: 0))
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            stage.script.finger(1).down(at: .point(x: 250, y: 66, in: "list"))
            stage.script.finger(1).move(to: .point(x: 225, y: 66, in: "list"), over: 0.3)
            stage.script.wait(0.2)
            stage.script.finger(1).up()
            stage.script.wait(1)
            stage.script.perform { stage.mark(table.isEditing ? "editing" : "not editing") }
        },
        ObservationScene(
            "table-titles-before-rows-log",
            differs:
                "It is of about iOS 7: three rounds, the last section first. Here too the titles of a section come before the number of its rows.",
            prints: [
                .sequence(titlesRound), .sequence(titlesRound), .sequence(titlesRound), "cell 0 0", "cell 0 1", "cell 0 2", "cell 0 3",
                "cell 0 4", "cell 1 0", "cell 1 1", "cell 1 2", "cell 1 3", "cell 1 4", .rest,
            ],
            of: ["sections", "header", "footer", "rows *", "cell *"]
        ) { stage in
            let rows = stage.keep(TitledRows())
            rows.say = { stage.mark($0) }
            stage.addTable(UITableView(frame: .list, style: .grouped), rows)
            stage.script.wait(1)
        },
        ObservationScene(
            "table-heights-of-ends-before-rows-log",
            prints: ["sections", .many("header height"), .many("footer height"), "rows", .rest],
            of: ["sections", "header height", "footer height", "rows"]
        ) { stage in
            let rows = stage.keep(RowlessSection())
            rows.say = { stage.mark($0) }
            let table = UITableView(frame: .list, style: .plain)
            // As before iOS 11.
            (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0)
            stage.addTable(table, rows)
            stage.script.wait(1)
        },
        ObservationScene("table-of-thousand-asks-what-it-shows", prints: ["those that are shown"], of: ["asks for *", "those *"]) { stage in
            let rows = stage.keep(ThousandRows())
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            table.rowHeight = 44
            stage.script.wait(1)
            stage.script.perform {
                let isSame = rows.asked == rows.shown && (1...20).contains(rows.asked.count)
                stage.mark(isSame ? "those that are shown" : "asks for \(rows.asked.count), shows \(rows.shown.count)")
            }
        },
        ObservationScene(
            "collection-deselects-on-touch-only", prints: ["by code", "by touch", "deselected 1", .rest],
            of: ["by *", "selected *", "deselected *"]
        ) { stage in
            let items = stage.keep(SelectedItems())
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
            items.say = { stage.mark($0) }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("by code")
                collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            }
            stage.script.wait(1)
            stage.script.mark("by touch")
            stage.script.tap(.point(x: 150, y: 154, in: "list"))
            stage.script.wait(1)
        },
    ]

    private static let titlesRound: [ExpectedLine] = ["sections", "header", "footer", "rows 1", "header", "footer", "rows 0"]
}

/// Text and the keyboard, as further published accounts tell it.
extension ObservationScene {
    static let foundFurtherText: [ObservationScene] = [
        ObservationScene(
            "keyboard-will-hide-though-it-stays", prints: ["push", "willHide", .rest], of: ["push", "willHide"]
        ) { stage in
            let (first, second) = (stage.name(PrintingController(), "A"), stage.name(PrintingController(), "B"))
            let (old, new) = (stage.keep(UITextField(frame: .upperField)), stage.keep(UITextField(frame: .upperField)))
            first.whenLoaded = { $0.view.addSubview(old) }
            first.whenDisappearing = { _ in _ = old.resignFirstResponder() }
            second.whenLoaded = { $0.view.addSubview(new) }
            second.whenAppearing = { _ in _ = new.becomeFirstResponder() }
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { _ = old.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.hear([UIResponder.keyboardWillHideNotification: "willHide"])
                stage.mark("push")
                navigation.pushViewController(second, animated: true)
            }
            stage.script.wait(2)
        },
        onlyRead(hasBar: false), onlyRead(hasBar: true),
        ObservationScene(
            "bar-set-and-input-views-reloaded", prints: ["reloads", "willShow", "didShow"], of: ["reloads", "willShow", "didShow"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: .upperField)
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.hear([UIResponder.keyboardWillShowNotification: "willShow", UIResponder.keyboardDidShowNotification: "didShow"])
                field.inputAccessoryView = UIView(frame: .bar)
                stage.mark("reloads")
                field.reloadInputViews()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "keyboard-shows-as-it-hides",
            differs: "It is reported as a bug of iOS 11.2; 9, 10 and 11.1 do not do it.",
            prints: ["resigns", .anyOrder(["willHide", "didHide", "willShow", "didShow"])],
            of: ["resigns", "willHide", "didHide", "willShow", "didShow"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: .upperField)
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.hear([
                    UIResponder.keyboardWillShowNotification: "willShow", UIResponder.keyboardDidShowNotification: "didShow",
                    UIResponder.keyboardWillHideNotification: "willHide", UIResponder.keyboardDidHideNotification: "didHide",
                ])
                stage.mark("resigns")
                field.resignFirstResponder()
            }
            stage.script.wait(1)
        },
        returnKey(returns: true, changes: true), returnKey(returns: true, changes: false), returnKey(returns: false, changes: true),
        keyboardBelow(isKey: true), keyboardBelow(isKey: false),
    ]

    /// A text view that is only read becomes first responder.
    private static func onlyRead(hasBar: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "selected-text-with-bar-shows-keyboard", prints: hasBar ? ["becomes", "willShow"] : ["becomes"], of: ["becomes", "willShow"],
            line: line
        ) { stage in
            let text = stage.add(UITextView(), "text", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            text.text = "abc"
            text.isEditable = false
            if hasBar { text.inputAccessoryView = UIView(frame: .bar) }
            stage.script.perform {
                stage.hear([UIResponder.keyboardWillShowNotification: "willShow"])
                stage.mark("becomes")
                text.becomeFirstResponder()
            }
            stage.script.wait(1)
        }
    }

    /// The return key, with these answers of the delegate.
    private static func returnKey(returns: Bool, changes: Bool, line: Int = #line) -> ObservationScene {
        let end: ExpectedLine = returns && changes ? "left" : "stays"
        return ObservationScene(
            "return-asks-about-line-feed", prints: returns ? ["asks about a line feed", end] : [end],
            of: ["asks about a line feed", "left", "stays"], line: line
        ) { stage in
            let field = stage.add(UITextField(), "field", at: .upperField)
            field.addTarget(nil, action: ActionTarget.fire, for: .editingDidEndOnExit)
            let delegate = stage.keep(ReturnDelegate(returns: returns, changes: changes))
            delegate.say = { stage.mark($0) }
            field.delegate = delegate
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.type("\n")
                stage.mark(field.isFirstResponder ? "stays" : "left")
            }
            stage.script.wait(1)
        }
    }

    /// A second window comes while a field of the first one is edited.
    private static func keyboardBelow(isKey: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "keyboard-goes-with-the-key", prints: isKey ? ["shown", "willHide"] : ["shown"], of: ["shown", "willHide"], line: line
        ) { stage in
            let field = stage.add(UITextField(), "field", at: .upperField)
            let banner = stage.name(UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100)), "banner")
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.hear([UIResponder.keyboardWillHideNotification: "willHide"])
                stage.mark("shown")
                if isKey { banner.makeKeyAndVisible() } else { banner.isHidden = false }
            }
            stage.script.wait(1)
        }
    }
}

/// Controllers and their containers, as further published accounts tell it.
extension ObservationScene {
    static let foundFurtherControllers: [ObservationScene] = [
        ObservationScene(
            "push-then-swipe-back-held-log",
            differs:
                "Two logs and a list, controller-push-log among them, have B load before A begins to go; how this author pushes is not told. The rest agrees.",
            prints: [
                .rest, "A.viewWillDisappear", "B.viewDidLoad", "B.viewWillAppear", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
                "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
                "A.viewDidAppear",
            ], of: ["A.view*ppear", "B.viewDidLoad", "B.view*ppear", "B.view*LayoutSubviews"]
        ) { stage in
            let (first, second) = (stage.name(PrintingController(), "A"), stage.name(PrintingController(), "B"))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(2)
            stage.script.swipe(from: .left, by: 298, end: .rest(0.5))
            stage.script.wait(1)
        },
        ObservationScene(
            "tabs-there-and-back-log",
            prints: [
                "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
                "A.viewDidDisappear", "B.viewDidAppear", "A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear",
            ], of: ["A.viewDidLoad", "A.view*ppear", "B.viewDidLoad", "B.view*ppear"]
        ) { stage in
            stage.systemVersion = 14
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [stage.name(PrintingController(), "A"), stage.name(PrintingController(), "B")]
            stage.window.rootViewController = tabs
            stage.script.wait(1)
            stage.script.tap(at: CGPoint(x: 290, y: 820))
            stage.script.wait(1)
            stage.script.tap(at: CGPoint(x: 100, y: 820))
            stage.script.wait(1)
        },
        ObservationScene(
            "inactive-search-dismissed",
            differs: "It is the only account, of iOS 9; here a search that is not active has nothing to dismiss.",
            prints: ["sets", "willDismiss"], of: ["sets", "willDismiss"]
        ) { stage in
            let search = stage.keep(UISearchController(searchResultsController: nil))
            search.delegate = stage.keep(DismissalListener { stage.mark("willDismiss") })
            stage.script.perform {
                stage.mark("sets")
                search.isActive = false
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "tab-animation-ended-twice",
            differs: "The author does not know why, and nobody else tells of it.",
            prints: ["changes", "ended: true", "ended: true"], of: ["changes", "ended: *"]
        ) { stage in
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [UIViewController(), UIViewController()]
            let animator = stage.keep(TabAnimator { stage.mark("ended: \($0)") })
            tabs.delegate = animator
            stage.window.rootViewController = tabs
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("changes")
                tabs.selectedIndex = 1
            }
            stage.script.wait(1)
        },
        styleIsSet(isTooLate: true), styleIsSet(isTooLate: false),
        ObservationScene(
            "over-current-context-black-after-tabs",
            differs: "It is an account of iOS 9 to 13, and no account tells what later versions do; here the presenter never left its tab.",
            prints: ["black"], of: ["black", "shown"]
        ) { stage in
            let (first, second) = (stage.keep(UIViewController()), stage.keep(UIViewController()))
            first.definesPresentationContext = true
            second.modalPresentationStyle = .overCurrentContext
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [first, UIViewController()]
            stage.window.rootViewController = tabs
            stage.script.wait(1)
            stage.script.perform { first.present(second, animated: true) }
            stage.script.wait(1)
            stage.script.perform { tabs.selectedIndex = 1 }
            stage.script.wait(1)
            stage.script.perform { tabs.selectedIndex = 0 }
            stage.script.wait(1)
            stage.script.perform { second.dismiss(animated: true) }
            stage.script.wait(1)
            stage.script.perform { stage.mark(first.view.window == nil ? "black" : "shown") }
        },
        ObservationScene(
            "empty-stack-then-another-not-shown",
            differs: "It is reported as a bug of iOS 12; here the two calls are one transition.",
            prints: ["not shown"], of: ["shown", "not shown"]
        ) { stage in
            let second = stage.keep(UIViewController())
            let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform {
                navigation.setViewControllers([], animated: true)
                navigation.setViewControllers([second], animated: true)
            }
            stage.script.wait(2)
            stage.script.perform { stage.mark(second.view.window == nil ? "not shown" : "shown") }
        },
        ObservationScene(
            "popped-tabs-children-not-moved", prints: [.rest, "pop", "end"], of: ["pop", "end", "child.*MoveToParent"]
        ) { stage in
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [stage.name(MovedChild(), "child"), UIViewController()]
            let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(tabs, animated: true) }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("pop")
                navigation.popViewController(animated: true)
            }
            stage.script.wait(2)
            stage.script.mark("end")
        },
        ObservationScene("selected-tab-tapped-again", prints: ["tap", "didSelect"], of: ["tap", "didSelect"]) { stage in
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.delegate = stage.keep(SelectionListener { stage.mark("didSelect") })
            stage.window.rootViewController = tabs
            stage.script.wait(1)
            stage.script.mark("tap")
            stage.script.tap(at: CGPoint(x: 100, y: 820))
            stage.script.wait(1)
        },
    ]

    /// A popover whose presentation controller is read before the style is set, or after.
    private static func styleIsSet(isTooLate: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "style-after-first-read-no-popover", prints: [isTooLate ? "none" : "a popover"], of: ["none", "a popover"], line: line
        ) { stage in
            let page = stage.keep(UIViewController())
            stage.script.perform {
                if isTooLate { _ = page.presentationController }
                page.modalPresentationStyle = .popover
                stage.mark(page.popoverPresentationController == nil ? "none" : "a popover")
            }
            stage.script.wait(1)
        }
    }
}

/// Animations, as further published accounts tell it.
extension ObservationScene {
    static let foundFurtherMotion: [ObservationScene] = [
        ObservationScene(
            "second-animation-leaves-the-first", prints: ["second", "second is over", "much later", "first is over"],
            of: ["second", "* is over", "much later"], and: [.interval(from: "second", to: "second is over", milliseconds: 100, within: 50)]
        ) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 50, height: 50))
            stage.script.perform {
                UIView.animate(withDuration: 4) {
                    view.frame.origin.x = 300
                } completion: { _ in
                    stage.mark("first is over")
                }
            }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("second")
                UIView.animate(withDuration: 0.1) {
                    view.frame.origin.x = 20
                } completion: { _ in
                    stage.mark("second is over")
                }
            }
            stage.script.wait(2)
            stage.script.mark("much later")
            stage.script.wait(2)
        },
        ObservationScene("animator-set-to-half-is-active", prints: ["inactive", "active"], of: ["inactive", "active"]) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 50, height: 50))
            let animator = stage.keep(UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 })
            stage.script.perform {
                stage.mark(animator.state == .active ? "active" : "inactive")
                animator.fractionComplete = 0.5
                stage.mark(animator.state == .active ? "active" : "inactive")
                animator.stopAnimation(true)
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "animator-running-in-its-completion",
            differs: "It is the only account, a change after a crash; the documentation does not tell when `isRunning` becomes false.",
            prints: ["running"], of: ["running", "not running"]
        ) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 50, height: 50))
            let animator = stage.keep(UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 })
            animator.addCompletion { _ in stage.mark(animator.isRunning ? "running" : "not running") }
            stage.script.perform { animator.startAnimation() }
            stage.script.wait(2)
        },
        ObservationScene(
            "animator-used-again-takes-longer",
            differs: "It is reported as a bug of iOS 10 and 11; here a second run takes no longer than the first.",
            prints: ["again", "a second later", "over"], of: ["again", "a second later", "over"]
        ) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 50, height: 50))
            let animator = stage.keep(UIViewPropertyAnimator(duration: 0.33, curve: .linear) { view.alpha = 0 })
            stage.script.perform { animator.startAnimation() }
            stage.script.wait(0.15)
            stage.script.perform {
                animator.pauseAnimation()
                animator.isReversed = true
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
            }
            stage.script.wait(2)
            stage.script.perform {
                animator.isReversed = false
                animator.addAnimations { view.alpha = 0.5 }
                animator.addCompletion { _ in stage.mark("over") }
                stage.mark("again")
                animator.startAnimation()
            }
            stage.script.wait(1)
            stage.script.mark("a second later")
            stage.script.wait(2)
        },
    ]
}

extension CGRect {
    fileprivate static var upperField: CGRect { CGRect(x: 20, y: 200, width: 300, height: 40) }
    fileprivate static var bar: CGRect { CGRect(x: 0, y: 0, width: 390, height: 44) }
}

extension Stage {
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

private final class SwipedRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }
    private let firstEditable: Int

    init(editableFrom firstEditable: Int) { self.firstEditable = firstEditable }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 11 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row >= firstEditable }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { say("opens \(indexPath.row)") }
}

private final class TitledRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int {
        say("sections")
        return 2
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        say("header")
        return "header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        say("footer")
        return "footer"
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        say("rows \(section)")
        return 5
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        say("cell \(indexPath.section) \(indexPath.row)")
        return UITableViewCell()
    }
}

private final class RowlessSection: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int {
        say("sections")
        return 1
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        say("header height")
        return 30
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        say("footer height")
        return 30
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        say("rows")
        return 0
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class ThousandRows: UITableViewDataSource, UITableViewDelegate {
    private(set) var asked: Set<Int> = []
    private(set) var shown: Set<Int> = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.insert(indexPath.row)
        return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown.insert(indexPath.row)
    }
}

private final class SelectedItems: UICollectionViewDataSource, UICollectionViewDelegate {
    var say: (String) -> Void = { _ in }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { say("selected \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        say("deselected \(indexPath.item)")
    }
}

private final class ReturnDelegate: UITextFieldDelegate {
    var say: (String) -> Void = { _ in }
    private let returns: Bool
    private let changes: Bool

    init(returns: Bool, changes: Bool) { (self.returns, self.changes) = (returns, changes) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { returns }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        if string == "\n" { say("asks about a line feed") }
        return changes
    }
}

private final class MovedChild: UIViewController {
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

private final class DismissalListener: UISearchControllerDelegate {
    private let dismisses: () -> Void

    init(_ dismisses: @escaping () -> Void) { self.dismisses = dismisses }

    func willDismissSearchController(_ searchController: UISearchController) { dismisses() }
}

private final class SelectionListener: UITabBarControllerDelegate {
    private let selected: () -> Void

    init(_ selected: @escaping () -> Void) { self.selected = selected }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { selected() }
}

/// Animates a change of tabs.
private final class TabAnimator: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    private let ended: (Bool) -> Void

    init(_ ended: @escaping (Bool) -> Void) { self.ended = ended }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let view = transitionContext.view(forKey: .to)
        view?.alpha = 0.5
        UIView.animate(withDuration: 0.4, animations: { view?.alpha = 1 }) { _ in transitionContext.completeTransition(true) }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended(transitionCompleted) }
}
