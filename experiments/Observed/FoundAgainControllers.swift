import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Controllers that are pushed, popped and presented, and when they are freed, as recent logs show it.
extension ObservationScene {
    static let foundAgainControllers: [ObservationScene] = [
        ObservationScene(
            "root-of-stack-appears-log",
            prints: [
                "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing",
                .repeated(["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"]), "A.viewDidAppear",
            ], of: ["A.view*"]
        ) { stage in
            stage.window.rootViewController = stage.keep(UINavigationController(rootViewController: stage.name(LifeController(), "A")))
            stage.script.wait(1)
        },
        ObservationScene(
            "present-not-animated-log",
            prints: [
                .rest, "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear",
                "A.viewDidDisappear", "completion", "M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
                "M.viewDidDisappear",
            ], of: ["M.viewDidLoad", "M.view*ppear*", "A.view*ppear*", "completion"]
        ) { stage in
            let (first, modal) = (stage.name(LifeController(), "A"), stage.name(LifeController(), "M"))
            modal.modalPresentationStyle = .fullScreen
            stage.window.rootViewController = first
            stage.script.wait(1)
            stage.script.perform { first.present(modal, animated: false) { stage.mark("completion") } }
            stage.script.wait(1)
            stage.script.perform { first.dismiss(animated: false) }
            stage.script.wait(1)
        },
        ObservationScene("modal-freed-after-completion-log", prints: ["completion", "M.dealloc"], of: ["completion", "M.dealloc"]) {
            stage in
            let first = stage.keep(UIViewController())
            stage.window.rootViewController = first
            stage.script.wait(1)
            stage.script.perform {
                let modal = EndingController("M", endsWith: "dealloc") { stage.mark($0) }
                modal.modalPresentationStyle = .fullScreen
                first.present(modal, animated: false)
            }
            stage.script.wait(1)
            stage.script.perform { first.dismiss(animated: false) { stage.mark("completion") } }
            stage.script.wait(1)
        },
        ObservationScene(
            "geometry-in-each-call-log",
            prints: [
                "viewWillAppear: no window, box empty", "viewIsAppearing: a window, box empty",
                .many("viewDidLayoutSubviews: box placed"), "viewDidAppear: box placed",
            ], of: ["viewWillAppear: *", "viewIsAppearing: *", "viewDidLayoutSubviews: *", "viewDidAppear: *"]
        ) { stage in
            let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
            let second = stage.keep(BoxController())
            second.say = { stage.mark($0) }
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "push-with-load-and-layout-log",
            prints: [
                "B.loadView", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
                .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]), "A.viewDidDisappear", "B.viewDidAppear",
            ], of: ["A.view*Disappear", "B.loadView", "B.view*ppear*", "B.view*LayoutSubviews"]
        ) { stage in
            let navigation = stage.keep(UINavigationController(rootViewController: stage.name(LifeController(), "A")))
            let second = stage.name(LifeController(), "B")
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "pop-then-deinit-log",
            prints: [
                .rest, "C.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "C.viewDidDisappear", "B.viewDidAppear", "C.deinit",
            ], of: ["C.viewWillDisappear", "C.viewDidDisappear", "C.deinit", "B.view*ppear*"]
        ) { stage in
            let navigation = stage.stackOfThree()
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "pop-to-root-deinit-between-log",
            differs: "Here the controllers that go are freed together, when the pop is over; the other calls agree.",
            prints: [
                .rest, "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.deinit", "C.viewDidDisappear",
                "A.viewDidAppear", "C.deinit",
            ], of: ["C.viewWillDisappear", "C.viewDidDisappear", "C.deinit", "A.view*ppear*", "B.deinit"]
        ) { stage in
            let navigation = stage.stackOfThree()
            stage.script.perform { navigation.popToRootViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "cancelled-pop-calls-both",
            prints: [
                .rest, "swipes", "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
                "B.viewWillAppear", "B.viewDidAppear",
            ], of: ["swipes", "A.view*ppear", "B.view*ppear"]
        ) { stage in
            let navigation = stage.keep(UINavigationController())
            navigation.viewControllers = [stage.name(LifeController(), "A"), stage.name(LifeController(), "B")]
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.mark("swipes")
            stage.script.finger(1).down(at: .point(x: 2, y: 400))
            stage.script.finger(1).move(to: .point(x: 90, y: 400), over: 0.3)
            stage.script.wait(0.3)
            stage.script.finger(1).up()
            stage.script.wait(1)
        },
        ObservationScene(
            "push-and-back-first-second-log",
            prints: [
                "First.viewDidLoad", "First.viewWillAppear", "First.viewDidAppear", "Second.viewDidLoad", "First.viewWillDisappear",
                "Second.viewWillAppear", "First.viewDidDisappear", "Second.viewDidAppear", "Second.viewWillDisappear",
                "First.viewWillAppear", "Second.viewDidDisappear", "First.viewDidAppear",
            ], of: ["*.viewDidLoad", "*.viewWill*ppear", "*.viewDid*ppear"]
        ) { stage in
            let navigation = stage.keep(UINavigationController(rootViewController: stage.name(LifeController(), "First")))
            let second = stage.name(LifeController(), "Second")
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(1)
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "modal-there-and-back-log",
            prints: [
                .rest, "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
            ], of: ["B.viewDidLoad", "*.viewWill*ppear", "*.viewDid*ppear"]
        ) { $0.presentOverTheScreen() },
        ObservationScene("field-resigned-as-keyboard-hides", prints: ["resigns", "no longer"], of: ["resigns", "still", "no longer"]) {
            stage in
            let (first, sheet) = (stage.keep(UIViewController()), stage.keep(UIViewController()))
            let field = stage.keep(UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40)))
            sheet.modalPresentationStyle = .pageSheet
            sheet.view.addSubview(field)
            stage.window.rootViewController = first
            let hearer = stage.keep(Hearer { stage.mark(field.isFirstResponder ? "still" : "no longer") })
            stage.script.wait(1)
            stage.script.perform { first.present(sheet, animated: true) }
            stage.script.wait(1)
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                NotificationCenter.default.addObserver(
                    hearer, selector: Hearer.hear, name: UIResponder.keyboardWillHideNotification, object: nil)
                stage.mark("resigns")
                field.resignFirstResponder()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "keyboard-will-show-on-dismissal",
            differs: "It is reported of iOS 14, and another account of 11.2; here only the notifications of hiding are posted.",
            prints: ["resigns", .anyOrder(["willHide", "willShow"])], of: ["resigns", "willHide", "willShow"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            let (hides, shows) = (stage.keep(Hearer { stage.mark("willHide") }), stage.keep(Hearer { stage.mark("willShow") }))
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                let center = NotificationCenter.default
                center.addObserver(hides, selector: Hearer.hear, name: UIResponder.keyboardWillHideNotification, object: nil)
                center.addObserver(shows, selector: Hearer.hear, name: UIResponder.keyboardWillShowNotification, object: nil)
                stage.mark("resigns")
                field.resignFirstResponder()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "launch-around-containers-layout-log",
            differs:
                "It is undated, of before 2019. Here a container receives `viewDidAppear` before the controller in it, as in view-with-addchild-log, and is not laid out again.",
            prints: [
                "N.loadView", "N.viewDidLoad", "N.viewWillAppear", "N.viewWillLayoutSubviews", "A.loadView", "A.viewDidLoad",
                "A.viewWillAppear", "N.viewDidLayoutSubviews", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear",
                "N.viewDidAppear", "N.viewWillLayoutSubviews", "N.viewDidLayoutSubviews",
            ], of: ["N.loadView", "N.viewDid*", "N.viewWill*", "A.loadView", "A.viewDid*", "A.viewWill*"]
        ) { stage in
            let navigation = PrintingNavigation(rootViewController: stage.name(LifeController(), "A"))
            stage.window.rootViewController = stage.name(navigation, "N")
            stage.script.wait(1)
        },
        ObservationScene(
            "push-and-back-in-containers-layout-log",
            prints: [
                .rest, "N.viewWillLayoutSubviews", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "N.viewDidLayoutSubviews", .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]), anotherLayout,
                "A.viewDidDisappear", "B.viewDidAppear", anotherLayout, "N.viewWillLayoutSubviews", "B.viewWillDisappear",
                "A.viewWillAppear", "N.viewDidLayoutSubviews", anotherLayout, "B.viewDidDisappear", "A.viewDidAppear", anotherLayout,
            ],
            of: [
                "N.view*LayoutSubviews", "A.viewWill*ppear", "A.viewDid*ppear", "B.loadView", "B.viewDidLoad", "B.view*LayoutSubviews",
                "B.viewWill*ppear", "B.viewDid*ppear",
            ]
        ) { stage in
            let navigation = PrintingNavigation(rootViewController: stage.name(LifeController(), "A"))
            let second = stage.name(LifeController(), "B")
            stage.window.rootViewController = stage.name(navigation, "N")
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(1)
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
    ]

    private static let anotherLayout: ExpectedLine = .perhaps([.repeated(["N.viewWillLayoutSubviews", "N.viewDidLayoutSubviews"])])
}

extension Stage {
    /// A, B and C on the stack of a navigation controller; nothing else keeps them.
    fileprivate func stackOfThree() -> UINavigationController {
        let navigation = keep(UINavigationController(rootViewController: ending("A")))
        window.rootViewController = navigation
        script.wait(1)
        for name in ["B", "C"] {
            script.perform { [self] in navigation.pushViewController(ending(name), animated: true) }
            script.wait(1)
        }
        return navigation
    }

    private func ending(_ name: String) -> EndingController {
        EndingController(name, endsWith: "deinit") { [self] in mark($0) }
    }
}

private final class PrintingNavigation: UINavigationController {
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

/// Says how it comes and goes, and when it is freed: the stage keeps what has a name, so that this one has none.
final class EndingController: UIViewController {
    private let name: String
    private let end: String
    private let say: (String) -> Void

    init(_ name: String, endsWith end: String, say: @escaping (String) -> Void) {
        (self.name, self.end, self.say) = (name, end, say)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { say("\(name).\(end)") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("\(name).viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        say("\(name).viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("\(name).viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        say("\(name).viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        say("\(name).viewDidDisappear")
    }
}

/// Says in its calls whether its view is in a window, and whether a view inside has been placed by its constraints.
private final class BoxController: UIViewController {
    var say: (String) -> Void = { _ in }
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), box.heightAnchor.constraint(equalToConstant: 44),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("viewWillAppear: \(window), \(place)")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        say("viewIsAppearing: \(window), \(place)")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        say("viewDidLayoutSubviews: \(place)")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("viewDidAppear: \(place)")
    }

    private var window: String { view.window == nil ? "no window" : "a window" }
    private var place: String { box.frame.size == CGSize(width: view.bounds.width, height: 44) ? "box placed" : "box empty" }
}

private final class Hearer: NSObject {
    private let said: () -> Void

    init(_ said: @escaping () -> Void) { self.said = said }

    func heard(_ notification: Notification) { said() }

    static let hear = Selector("heard(_:)", Hearer.heard)
}
