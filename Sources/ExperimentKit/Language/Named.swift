import EventTrace
import UIKit

/// The name of an object on the stage, made once and used in stage, script, outcomes and claims:
///
///     private let pad = Named<LoggedView>("pad")
///     private let tap = Named<UITapGestureRecognizer>("tap")
///
///     stage.add(LoggedView(), pad)
///     Claim("The action runs before the touch is cancelled.") {
///         tap.action(.ended)
///         pad.touchesCancelled
///     }
///
/// What a name offers are the calls that the record holds of its type: the touch methods of a view, the actions of a recognizer, the
/// questions of a delegate. A `*` stands for any characters, so that `Named<UIView>("level_*")` names several objects; such a name can be
/// claimed of and not be given.
public struct Named<Object>: Hashable, Sendable {
    /// The name in the record.
    public let text: String

    /// A name as the record spells it: `pad`.
    public init(_ text: String) { self.text = text }

    /// Any call of a method that has no member here, spelled as the record spells it: `gate.call("open")` for `gate.open`.
    public func call(_ method: String) -> TokenPattern { TokenPattern("\(text).\(method)") }

    /// All actions of a recognizer or control, or those sent to a target under this name.
    public var action: TokenPattern { call(.action) }

    /// Every call that the object receives.
    public var everything: TokenPattern { call("*") }

    func call(_ word: Word) -> TokenPattern { call(word.rawValue) }
}

extension Named: CustomStringConvertible {
    public var description: String { text }
}

/// The type of the name that stands for all objects of a stage: `anyone.touchesBegan`.
public enum Anyone {}

/// All objects of the stage: `anyone.touchesBegan` is `touchesBegan` of whichever view or recognizer.
public let anyone = Named<Anyone>("*")
