/// The way in which the user acts on an item of a text; taps are the first one, and the engine has no other.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}
