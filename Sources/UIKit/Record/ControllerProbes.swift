import EventTrace

extension MethodProbe {
    static let controller: [MethodProbe] = [
        MethodProbe(.loadView, LoadView.self, Blank.self, of: UIViewController.self),
        MethodProbe(.viewDidLoad, ViewDidLoad.self, Blank.self, of: UIViewController.self),
        MethodProbe(.viewWillAppear, ViewWillAppear.self, Blank.self, of: UIViewController.self),
        MethodProbe(.viewIsAppearing, ViewIsAppearing.self, Blank.self, of: UIViewController.self),
        MethodProbe(.viewDidAppear, ViewDidAppear.self, Blank.self, of: UIViewController.self),
        MethodProbe(.viewWillDisappear, ViewWillDisappear.self, Blank.self, of: UIViewController.self),
        MethodProbe(.viewDidDisappear, ViewDidDisappear.self, Blank.self, of: UIViewController.self),
        MethodProbe(.viewWillLayoutSubviews, ViewWillLayoutSubviews.self, Blank.self, of: UIViewController.self),
        MethodProbe(.viewDidLayoutSubviews, ViewDidLayoutSubviews.self, Blank.self, of: UIViewController.self),
        MethodProbe(.updateViewConstraints, UpdateViewConstraints.self, Blank.self, of: UIViewController.self),
        MethodProbe(.willMoveToParent, WillMove.self, Blank.self, of: UIViewController.self),
        MethodProbe(.didMoveToParent, DidMove.self, Blank.self, of: UIViewController.self),
        MethodProbe(.removeFromParent, RemoveFromParent.self, Blank.self, of: UIViewController.self),
        MethodProbe(.childForStatusBarStyle, ChildForStyle.self, Blank.self, of: UIViewController.self),
        MethodProbe(.childForStatusBarHidden, ChildForHidden.self, Blank.self, of: UIViewController.self),
        MethodProbe(.preferredStatusBarStyle, StatusBarStyle.self, Blank.self, of: UIViewController.self),
        MethodProbe(.prefersStatusBarHidden, StatusBarHidden.self, Blank.self, of: UIViewController.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class Blank: UIViewController {}
private final class LoadView: UIViewController {
    override func loadView() {}
}
private final class ViewDidLoad: UIViewController {
    override func viewDidLoad() {}
}
private final class ViewWillAppear: UIViewController {
    override func viewWillAppear(_ animated: Bool) {}
}
private final class ViewIsAppearing: UIViewController {
    override func viewIsAppearing(_ animated: Bool) {}
}
private final class ViewDidAppear: UIViewController {
    override func viewDidAppear(_ animated: Bool) {}
}
private final class ViewWillDisappear: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {}
}
private final class ViewDidDisappear: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {}
}
private final class ViewWillLayoutSubviews: UIViewController {
    override func viewWillLayoutSubviews() {}
}
private final class ViewDidLayoutSubviews: UIViewController {
    override func viewDidLayoutSubviews() {}
}
private final class UpdateViewConstraints: UIViewController {
    override func updateViewConstraints() {}
}
private final class WillMove: UIViewController {
    override func willMove(toParent parent: UIViewController?) {}
}
private final class DidMove: UIViewController {
    override func didMove(toParent parent: UIViewController?) {}
}
private final class RemoveFromParent: UIViewController {
    override func removeFromParent() {}
}
private final class ChildForStyle: UIViewController {
    override var childForStatusBarStyle: UIViewController? { nil }
}
private final class ChildForHidden: UIViewController {
    override var childForStatusBarHidden: UIViewController? { nil }
}
private final class StatusBarStyle: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
private final class StatusBarHidden: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}
