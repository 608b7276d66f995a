import EventTrace
import Laws
import UIKit

/// The families of worlds that several laws are about.
extension WorldFamily {
    /// The kinds of recognizers that the laws are about, the simplest first.
    static let kinds: [RecognizerClass] = [.tap, .doubleTap, .longPress, .pan, .swipe]
    static let classes: [ViewClass] = [.plain, .button, .customControl, .scrollView, .label, .textField]

    /// Every class of views, every kind of recognizer and every gesture of a finger.
    static let everyday = WorldFamily(
        "everyday", views: classes, recognizers: RecognizerOption.all(kinds), gestures: Gesture.ofOneFinger)

    /// The same, with something that changes while the finger is down.
    static let interrupted = WorldFamily(
        "interrupted", views: [.plain, .passing, .button, .customControl, .scrollView], recognizers: RecognizerOption.all(kinds),
        gestures: Gesture.ofOneFinger, changes: Change.Kind.allCases)

    /// A plain view or views, with one recognizer of every kind and all combinations of its flags.
    static let flags = WorldFamily(
        "flags", recognizers: RecognizerOption.all(kinds, varying: Set(RecognizerOption.Flag.allCases), answers: DelegateAnswer.allCases),
        gestures: Gesture.ofOneFinger)

    /// Controls and plain views, with one recognizer of every kind and all combinations of its flags.
    static let controls = WorldFamily(
        "controls", views: [.plain, .button, .customControl],
        recognizers: RecognizerOption.all(
            kinds, varying: [.cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded], answers: [.none, .notToBegin]),
        gestures: Gesture.ofOneFinger)

    /// Plain views with two recognizers of every kind, with requirements.
    static let pairs = WorldFamily(
        "pairs", recognizers: RecognizerOption.all(kinds), mostRecognizers: 2, requirements: Requirement.allCases,
        gestures: Gesture.ofOneFinger)

    /// Two recognizers of every kind, whose delegates can allow both.
    static let allowedPairs = WorldFamily(
        "allowed-pairs", recognizers: RecognizerOption.all(kinds, answers: [.none, .simultaneous]), mostRecognizers: 2,
        gestures: Gesture.ofOneFinger)

    /// Two recognizers of every kind, one of which can be disabled or without touches.
    static let idlePairs = WorldFamily(
        "idle-pairs", recognizers: RecognizerOption.all(kinds, varying: [.isEnabled], answers: [.none, .noTouches, .notToBegin]),
        mostRecognizers: 2, requirements: Requirement.allCases, gestures: Gesture.ofOneFinger)

    /// Views with other views beside them.
    static let crowds = WorldFamily(
        "crowds", views: [.plain, .button], bystanders: [.plain, .button], recognizers: RecognizerOption.all([.tap, .pan]),
        gestures: [.tap, .drag])

    /// Every version in which a rule of the engine begins or ends to hold.
    static let versions = WorldFamily(
        "versions", views: classes, recognizers: RecognizerOption.all(kinds), gestures: Gesture.ofOneFinger,
        versions: [.newest, 18, 15, 14, 13.4, .oldest])

    /// Two fingers on plain views and controls.
    static let fingers = WorldFamily(
        "fingers", views: [.plain, .button, .customControl], recognizers: RecognizerOption.all([.tap, .twoFingerTap, .longPress, .pan]),
        gestures: [.tap, .twoFingerTap, .secondFinger])

    /// Recognizers whose own touch methods stand in the record.
    static let logged = WorldFamily(
        "logged", views: [.plain, .button, .customControl],
        recognizers: RecognizerOption.all(
            [.loggedTap, .loggedPan], varying: [.cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded]),
        gestures: Gesture.ofOneFinger)

    /// Content of scroll views.
    static let scrolled = WorldFamily(
        "scrolled", views: [.plain, .scrollView, .button, .customControl], recognizers: RecognizerOption.all([.tap, .longPress, .pan]),
        gestures: [.tap, .drag, .holdThenDrag])
}
