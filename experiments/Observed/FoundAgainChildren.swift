import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Children of a container, and how a controller loads its view, as recent logs show it.
extension ObservationScene {
    private static let told: [TokenPattern] = [
        "willMoveToParent", "didMoveToParent", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "added",
    ]

    static let foundAgainChildren: [ObservationScene] = [
        ObservationScene(
            "didmove-comes-twice-log",
            differs:
                "It is the only account, of Mac Catalyst, and its author leaves open whether iOS does it. Here code alone sends `didMove(toParent:)`, and `viewIsAppearing` comes before `addSubview` returns.",
            prints: [
                "willMoveToParent", "viewDidLoad", "viewWillAppear", "didMoveToParent", "viewIsAppearing", "viewDidAppear",
                "didMoveToParent",
            ], of: told
        ) { $0.addTeller { parent, child in child.didMove(toParent: parent) } },
        ObservationScene(
            "child-without-didmove-log",
            prints: ["willMoveToParent", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"], of: told
        ) { $0.addTeller { _, _ in } },
        ObservationScene(
            "view-alone-frees-its-controller-log", prints: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "dealloc"],
            of: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "dealloc"]
        ) { stage in
            stage.addOrphan()
        },
        ObservationScene(
            "next-of-a-view-left-alone-log", prints: ["dealloc", "next is the superview"], of: ["dealloc", "next is *"]
        ) { stage in
            stage.addOrphan()
            stage.script.perform {
                let next = stage.view.subviews.last?.next
                stage.mark(next === stage.view ? "next is the superview" : "next is another")
            }
        },
        ObservationScene(
            "appearance-by-hand-log", prints: ["added", "viewWillAppear", "viewIsAppearing", "viewDidAppear"],
            of: ["added", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
        ) { stage in
            let (parent, child) = (stage.keep(SilentContainer()), stage.keep(TellingController { stage.mark($0) }))
            stage.window.rootViewController = parent
            stage.script.wait(1)
            stage.script.perform {
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
                stage.mark("added")
            }
            stage.script.wait(1)
            stage.script.perform {
                child.beginAppearanceTransition(true, animated: false)
                child.endAppearanceTransition()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "appearance-without-a-window", prints: ["begin", "A.viewWillAppear", "end", "A.viewIsAppearing", "A.viewDidAppear"],
            of: ["begin", "end", "A.view*ppear*"]
        ) { stage in
            let controller = stage.name(ListController(), "A")
            stage.script.perform {
                controller.loadViewIfNeeded()
                stage.mark("begin")
                controller.beginAppearanceTransition(true, animated: false)
                stage.mark("end")
                controller.endAppearanceTransition()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "view-getter-loads-log",
            prints: ["isViewLoaded: false", "viewIfLoaded: nil", "loadView", "viewDidLoad", "isViewLoaded: true"],
            of: ["isViewLoaded: *", "viewIfLoaded: *", "loadView", "viewDidLoad"]
        ) { stage in
            let controller = stage.keep(LoadingController { stage.mark($0) })
            stage.script.perform {
                stage.mark("isViewLoaded: \(controller.isViewLoaded)")
                stage.mark(controller.viewIfLoaded == nil ? "viewIfLoaded: nil" : "viewIfLoaded: there")
                if controller.view != nil { stage.mark("isViewLoaded: \(controller.isViewLoaded)") }
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "view-set-to-nil-loads-again-log",
            prints: ["loadView", "viewDidLoad", "isViewLoaded: true", "isViewLoaded: false", "loadView", "viewDidLoad"],
            of: ["isViewLoaded: *", "loadView", "viewDidLoad"]
        ) { stage in
            let controller = stage.keep(LoadingController { stage.mark($0) })
            stage.script.perform {
                controller.loadViewIfNeeded()
                controller.view = UIScrollView()
                stage.mark("isViewLoaded: \(controller.isViewLoaded)")
                controller.view = nil
                stage.mark("isViewLoaded: \(controller.isViewLoaded)")
                controller.loadViewIfNeeded()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "loadview-without-a-view-log",
            differs: "Here a controller whose `loadView` sets no view gets an empty one.",
            prints: ["loadView", "viewDidLoad", "isViewLoaded: false"], of: ["isViewLoaded: *", "loadView", "viewDidLoad"]
        ) { stage in
            let controller = stage.keep(ViewlessController { stage.mark($0) })
            stage.script.perform {
                controller.loadViewIfNeeded()
                stage.mark("isViewLoaded: \(controller.isViewLoaded)")
            }
            stage.script.wait(1)
        },
    ]
}

extension Stage {
    /// A container on the screen to which a child is added, then its view; `then` is the rest of the container's code.
    fileprivate func addTeller(_ then: @escaping (UIViewController, UIViewController) -> Void) {
        let (parent, child) = (keep(UIViewController()), keep(TellingController { [self] in mark($0) }))
        window.rootViewController = parent
        script.wait(1)
        script.perform {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            then(parent, child)
        }
        script.wait(1)
    }

    /// The view of a controller that nothing keeps, in the view of the root controller.
    fileprivate func addOrphan() {
        script.wait(1)
        script.perform { [self] in
            let orphan = TellingController { [self] in mark($0) }
            orphan.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            view.addSubview(orphan.view)
        }
        script.wait(1)
    }
}

/// Leaves the appearance of its children to its code.
private final class SilentContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Says what it receives, from code too, and when it is freed.
private final class TellingController: UIViewController {
    private let say: (String) -> Void

    init(say: @escaping (String) -> Void) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { say("dealloc") }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        say("viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("viewDidAppear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        say("willMoveToParent")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        say("didMoveToParent")
    }
}

private final class ListController: UITableViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

private final class LoadingController: UIViewController {
    private let say: (String) -> Void

    init(say: @escaping (String) -> Void) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        say("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        say("viewDidLoad")
    }
}

/// Makes no view.
private final class ViewlessController: UIViewController {
    private let say: (String) -> Void

    init(say: @escaping (String) -> Void) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { say("loadView") }
    override func viewDidLoad() {
        super.viewDidLoad()
        say("viewDidLoad")
    }
}
