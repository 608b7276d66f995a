import ExperimentKit

/// The valid names of views and recognizers of a sketch: names of properties that a view controller does not have yet.
enum SketchName {
    static func isFree(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, isLowercase(first), bytes.count <= SketchLimits.name else { return false }
        return bytes.allSatisfy { isLowercase($0) || isUppercase($0) || isDigit($0) || $0 == UInt8(ascii: "_") } && !taken.contains(name)
    }

    private static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static let taken = Stage.ownNames + keywords + members

    private static let keywords = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The names of members of a view controller, a responder and an object, and the names that the generated code uses.
    private static let members = [
        "stage", "sender", "event", "point", "touch", "touches", "print", "view", "viewIfLoaded", "title", "parent", "children", "state",
        "description", "debugDescription", "hash", "hashValue", "superclass", "next", "undoManager", "inputView", "inputViewController",
        "inputAccessoryView", "inputAssistantItem", "textInputMode", "keyCommands", "userActivity", "nibName", "nibBundle", "storyboard",
        "isBeingDismissed", "isBeingPresented", "isEditing", "isFirstResponder", "isModalInPresentation", "isMovingFromParent",
        "isMovingToParent", "isViewLoaded", "canBecomeFirstResponder", "canResignFirstResponder", "definesPresentationContext",
        "disablesAutomaticKeyboardDismissal", "edgesForExtendedLayout", "editButtonItem", "extendedLayoutIncludesOpaqueBars",
        "extensionContext", "modalPresentationStyle", "modalTransitionStyle", "navigationController", "navigationItem", "tabBarController",
        "tabBarItem", "toolbarItems", "splitViewController", "searchDisplayController", "popoverPresentationController",
        "preferredContentSize", "preferredStatusBarStyle", "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden",
        "presentationController", "presentedViewController", "presentingViewController", "restorationIdentifier", "restorationClass",
        "shouldAutorotate", "supportedInterfaceOrientations", "systemMinimumLayoutMargins", "traitCollection", "traitOverrides",
        "transitionCoordinator", "transitioningDelegate", "viewRespectsSystemMinimumLayoutMargins", "additionalSafeAreaInsets",
        "focusGroupIdentifier", "preferredFocusEnvironments", "preferredScreenEdgesDeferringSystemGestures",
        "interactionActivityTrackingBaseName", "tab",
        "hidesBottomBarWhenPushed", "performsActionsWhilePresentingModally", "activePresentationController", "isAccessibilityElement",
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityFrame", "accessibilityElements",
        "pasteConfiguration",
        "contentScrollView", "sheetPresentationController", "overrideUserInterfaceStyle", "preferredTransition", "layoutGuides", "nibs",
        "present", "dismiss", "show", "copy", "cut", "paste", "select", "delete", "perform", "value", "loadView",
    ]
}
