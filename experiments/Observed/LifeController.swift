import ExperimentKit
import UIKit

/// Prints how its view is loaded, comes, is laid out and goes.
final class LifeController: UIViewController {
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

extension Stage {
    /// A presents B over the whole screen, and dismisses B.
    func presentOverTheScreen() {
        let (first, second) = (name(LifeController(), "A"), name(LifeController(), "B"))
        second.modalPresentationStyle = .fullScreen
        window.rootViewController = first
        script.wait(1)
        script.perform { first.present(second, animated: true) }
        script.wait(1)
        script.perform { first.dismiss(animated: true) }
        script.wait(1)
    }
}
