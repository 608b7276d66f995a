import ExperimentKit
import UIKit

/// A class of recognizers of a family of worlds, with the Swift that makes one.
public struct RecognizerClass: Hashable, Sendable {
    /// The noun for readers: "double tap".
    public let name: String
    /// The word for names on the stage, as in `doubleTap_1`.
    public let word: String
    /// The Swift expression that makes a recognizer: `UITapGestureRecognizer()`.
    public let source: String
    /// Swift lines that finish the recognizer, in which `$` stands for its name.
    public let setup: [String]
    /// Whether it recognizes once and has no began and changed.
    public let isDiscrete: Bool
    private let make: @Sendable () -> UIGestureRecognizer

    public init(
        _ name: String, word: String, source: String, setup: [String] = [], isDiscrete: Bool,
        make: @escaping @Sendable () -> UIGestureRecognizer
    ) {
        self.name = name
        self.word = word
        self.source = source
        self.setup = setup
        self.isDiscrete = isDiscrete
        self.make = make
    }

    /// A new recognizer of the class.
    func recognizer() -> UIGestureRecognizer { make() }

    /// Classes are equal if their names are.
    public static func == (left: RecognizerClass, right: RecognizerClass) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension RecognizerClass {
    public static let tap = RecognizerClass("tap", word: "tap", source: "UITapGestureRecognizer()", isDiscrete: true) {
        UITapGestureRecognizer()
    }

    public static let doubleTap = RecognizerClass(
        "double tap", word: "doubleTap", source: "UITapGestureRecognizer()", setup: ["$.numberOfTapsRequired = 2"], isDiscrete: true
    ) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
    }

    public static let twoFingerTap = RecognizerClass(
        "two-finger tap", word: "twoFingerTap", source: "UITapGestureRecognizer()", setup: ["$.numberOfTouchesRequired = 2"],
        isDiscrete: true
    ) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        return tap
    }

    public static let longPress = RecognizerClass(
        "long press", word: "press", source: "UILongPressGestureRecognizer()", isDiscrete: false
    ) { UILongPressGestureRecognizer() }

    public static let pan = RecognizerClass("pan", word: "pan", source: "UIPanGestureRecognizer()", isDiscrete: false) {
        UIPanGestureRecognizer()
    }

    /// A swipe up, the direction of the gestures that move.
    public static let swipe = RecognizerClass(
        "swipe", word: "swipe", source: "UISwipeGestureRecognizer()", setup: ["$.direction = .up"], isDiscrete: true
    ) {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        return swipe
    }

    /// A tap recognizer whose touch methods stand in the record.
    public static let loggedTap = RecognizerClass("logged tap", word: "tap", source: "LoggedTap()", isDiscrete: true) { LoggedTap() }
    /// A pan recognizer whose touch methods stand in the record.
    public static let loggedPan = RecognizerClass("logged pan", word: "pan", source: "LoggedPan()", isDiscrete: false) { LoggedPan() }
}
