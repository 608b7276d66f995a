import UIKit

/// A type whose objects receive touches and presses: views, controllers, windows and recognizers.
public protocol ReceivesTouches {}

extension UIResponder: ReceivesTouches {}
extension UIGestureRecognizer: ReceivesTouches {}
extension Anyone: ReceivesTouches {}

extension Named where Object: ReceivesTouches {
    /// Every touch method.
    public var touches: TokenPattern { call("touches*") }
    public var touchesBegan: TokenPattern { call(.touchesBegan) }
    public var touchesMoved: TokenPattern { call(.touchesMoved) }
    public var touchesEnded: TokenPattern { call(.touchesEnded) }
    public var touchesCancelled: TokenPattern { call(.touchesCancelled) }
    public var touchesEstimatedPropertiesUpdated: TokenPattern { call(.touchesEstimatedPropertiesUpdated) }
    public var pressesBegan: TokenPattern { call(.pressesBegan) }
    public var pressesChanged: TokenPattern { call(.pressesChanged) }
    public var pressesEnded: TokenPattern { call(.pressesEnded) }
    public var pressesCancelled: TokenPattern { call(.pressesCancelled) }
}
