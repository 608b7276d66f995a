import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case root = "the root of the window"
    case pushed = "pushed"
    case presented = "presented full screen"
}
private let way = Variable<Way>("way", "The controller is")

/// Loads a view of another width, as a storyboard for another device does, and prints widths in each of its calls.
private final class MeasuringController: UIViewController {
    let box = UIView()
    var say: (String) -> Void = { _ in }

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
        ])
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        tell()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tell()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tell()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tell()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tell()
    }

    private func tell() { say("the view is \(Int(view.bounds.width)) points wide, the box \(Int(box.bounds.width))") }
}

private let boxHasSize = Mark("the view is 390 points wide, the box 390")
private let boxHasNoSize = Mark("the view is 390 points wide, the box 0")
private let isLoaded = Mark("the view is 320 points wide, the box 0")

private let controller = Named<MeasuringController>("controller")

/// When a controller's view and a view inside it have their sizes.
let frameInViewDidLoad: Experiment = Experiment(
    id: "FrameInViewDidLoad",
    title: "Frames are wrong in `viewDidLoad` and `viewWillAppear`",
    question:
        "A controller loads a view of 320 points, as a storyboard for another device does, with a box constrained to its edges. The controller becomes the root, is pushed or presented on a screen of 390 points. How wide are the view and the box in each of the controller's calls?",
    answer:
        "In `viewDidLoad` the view has the size that it was loaded with (320). In `viewIsAppearing` the view has its final size (390), and the box has none yet: constraints are solved in the layout that follows. In `viewDidLayoutSubviews` both are final, before `viewDidAppear`; in a push without animation the layout comes after `viewDidAppear` (see TabOrPush). The view's size in `viewWillAppear` depends on how the controller is shown, and is not documented.",
    remedy:
        "Set what depends on the sizes of the controller's view and its direct subviews (a gradient, a corner radius) in `viewDidLayoutSubviews()`, which can come several times; set a scroll view's first page there only the first time. For a view deeper inside (in a stack view or a cell), use `layoutSubviews()` of this view: its own layout can come after `viewDidLayoutSubviews()`. What needs only the size of the controller's own view, do in `viewIsAppearing(_:)`, which runs from iOS 13 on and needs Xcode 15. To measure earlier, call `view.layoutIfNeeded()` in `viewIsAppearing(_:)` first. The first page of a page view controller is an exception: see FirstPageByCode.",
    symptoms: [
        "view frame wrong in viewDidLoad",
        "frame correct in viewDidAppear but not in viewWillAppear",
        "gradient layer or rounded corners wrong size in viewDidLoad",
        "bounds of a subview are zero in viewDidLoad",
        "viewIsAppearing or viewDidLayoutSubviews for sizes",
    ],
    variables: [way],
    stage: { stage in
        let controller = stage.name(MeasuringController(), controller)
        controller.say = { stage.mark($0) }
        let navigation = stage.keep(UINavigationController())
        let choice = stage[way]
        if choice == .pushed {
            navigation.viewControllers = [UIViewController()]
            stage.window.rootViewController = navigation
        }
        stage.script.wait(1)
        stage.script.perform {
            switch choice {
            case .root: stage.window.rootViewController = controller
            case .pushed: navigation.pushViewController(controller, animated: true)
            case .presented:
                controller.modalPresentationStyle = .fullScreen
                stage.window.rootViewController?.present(controller, animated: true)
            }
        }
        stage.script.wait(2)
    },
    outcomes: {
        Outcome(
            "in `viewWillAppear` the view has its final size", not: "in `viewWillAppear` the view has the size that it was loaded with",
            boxHasNoSize.written.times(2))
    },
    claims: {
        Claim(
            "In `viewDidLoad` the view has the size that it was loaded with, and the box has none.",
            explanation: "Without a call of `layoutIfNeeded()`, a view is laid out only when it is in a window.", rules: [.appearance]
        ) {
            controller.viewDidLoad
            isLoaded.written
            controller.viewWillAppear
        }
        Claim(
            "In `viewIsAppearing` the view has its final size, and the box has none.",
            explanation: "Apple's documentation of `viewIsAppearing(_:)` has the view in the hierarchy and not laid out.",
            rules: [.appearance]
        ) {
            controller.viewIsAppearing
            boxHasNoSize.written
            controller.viewDidLayoutSubviews
        }
        Claim(
            "In `viewDidLayoutSubviews` both have their final sizes, and `viewDidAppear` comes later.",
            rules: [.layoutCallbacks, .constraints]
        ) {
            controller.viewDidLayoutSubviews
            boxHasSize.written
            controller.viewDidAppear
        }
    })
