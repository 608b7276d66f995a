import UIKit

/// A type whose objects stand in the responder chain.
public protocol StandsInTheChain {}

extension UIResponder: StandsInTheChain {}
extension Anyone: StandsInTheChain {}

extension Named where Object: StandsInTheChain {
    public var motionBegan: TokenPattern { call(.motionBegan) }
    public var motionEnded: TokenPattern { call(.motionEnded) }
    public var motionCancelled: TokenPattern { call(.motionCancelled) }
    public var remoteControlReceived: TokenPattern { call(.remoteControlReceived) }
    public var next: TokenPattern { call(.next) }
    public var canBecomeFirstResponder: TokenPattern { call(.canBecomeFirstResponder) }
    public var becomeFirstResponder: TokenPattern { call(.becomeFirstResponder) }
    public var canResignFirstResponder: TokenPattern { call(.canResignFirstResponder) }
    public var resignFirstResponder: TokenPattern { call(.resignFirstResponder) }
    public var canPerformAction: TokenPattern { call(.canPerformAction) }
    public var target: TokenPattern { call(.target) }
    public var cut: TokenPattern { call(.cut) }
    public var copy: TokenPattern { call(.copy) }
    public var paste: TokenPattern { call(.paste) }
    public var select: TokenPattern { call(.select) }
    public var selectAll: TokenPattern { call(.selectAll) }
    public var delete: TokenPattern { call(.delete) }
}

extension Named where Object: StandsInTheChain {
    /// An observer receives a notification.
    public var notification: TokenPattern { call(.notification) }
    /// The completion handler that the experiment marks with this name runs.
    public var completion: TokenPattern { call(.completion) }
}

extension Named where Object: UIApplication {
    public var sendEvent: TokenPattern { call(.sendEvent) }
    public var sendAction: TokenPattern { call(.sendAction) }
}

extension Named where Object: UIViewController {
    public var loadView: TokenPattern { call(.loadView) }
    public var viewDidLoad: TokenPattern { call(.viewDidLoad) }
    public var viewWillAppear: TokenPattern { call(.viewWillAppear) }
    public var viewIsAppearing: TokenPattern { call(.viewIsAppearing) }
    public var viewDidAppear: TokenPattern { call(.viewDidAppear) }
    public var viewWillDisappear: TokenPattern { call(.viewWillDisappear) }
    public var viewDidDisappear: TokenPattern { call(.viewDidDisappear) }
    public var viewWillLayoutSubviews: TokenPattern { call(.viewWillLayoutSubviews) }
    public var viewDidLayoutSubviews: TokenPattern { call(.viewDidLayoutSubviews) }
    public var updateViewConstraints: TokenPattern { call(.updateViewConstraints) }
    public var willMoveToParent: TokenPattern { call(.willMoveToParent) }
    public var didMoveToParent: TokenPattern { call(.didMoveToParent) }
    public var removeFromParent: TokenPattern { call(.removeFromParent) }
    public var childForStatusBarStyle: TokenPattern { call(.childForStatusBarStyle) }
    public var childForStatusBarHidden: TokenPattern { call(.childForStatusBarHidden) }
    public var preferredStatusBarStyle: TokenPattern { call(.preferredStatusBarStyle) }
    public var prefersStatusBarHidden: TokenPattern { call(.prefersStatusBarHidden) }
    /// A handler of the controller's transition coordinator runs.
    public var alongsideTransition: TokenPattern { call(.alongsideTransition) }
    public var interactionChanged: TokenPattern { call(.interactionChanged) }
}
