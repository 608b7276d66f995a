import UIKit

/// One recognizer of a world: its class, its flags, and the answers of its delegate.
public struct RecognizerOption: Hashable, Sendable {
    public let kind: RecognizerClass
    public var cancelsTouchesInView = true
    public var delaysTouchesBegan = false
    public var delaysTouchesEnded = true
    public var isEnabled = true
    public var answer = DelegateAnswer.none

    public init(_ kind: RecognizerClass) { self.kind = kind }

    /// A flag that a family can vary.
    public enum Flag: Hashable, Sendable, CaseIterable {
        case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled
    }

    /// The number of flags and answers that are not the defaults.
    var distance: Int {
        (cancelsTouchesInView ? 0 : 1) + (delaysTouchesBegan ? 1 : 0) + (delaysTouchesEnded ? 0 : 1) + (isEnabled ? 0 : 1)
            + (answer == .none ? 0 : 1)
    }

    /// Every combination of classes, flags and answers, each once: flags that nothing reads keep their defaults.
    ///
    /// A recognizer that is disabled or receives no touch reads no other flag, and is the same whatever its class; one that never begins
    /// never cancels.
    public static func all(_ kinds: [RecognizerClass], varying flags: Set<Flag> = [], answers: [DelegateAnswer] = [.none])
        -> [RecognizerOption]
    {
        var options: [RecognizerOption] = []
        for kind in kinds {
            for answer in answers where answer != .noTouches {
                for flags in combinations(flags, canCancel: answer != .notToBegin) {
                    var option = RecognizerOption(kind)
                    (option.cancelsTouchesInView, option.delaysTouchesBegan, option.delaysTouchesEnded) = flags
                    option.answer = answer
                    options.append(option)
                }
            }
        }
        if let first = kinds.first {
            if answers.contains(.noTouches) {
                var option = RecognizerOption(first)
                option.answer = .noTouches
                options.append(option)
            }
            if flags.contains(.isEnabled) {
                var option = RecognizerOption(first)
                option.isEnabled = false
                options.append(option)
            }
        }
        return options
    }

    private static func combinations(_ flags: Set<Flag>, canCancel: Bool) -> [(Bool, Bool, Bool)] {
        let cancels = flags.contains(.cancelsTouchesInView) && canCancel ? [true, false] : [true]
        let began = flags.contains(.delaysTouchesBegan) ? [false, true] : [false]
        let ended = flags.contains(.delaysTouchesEnded) ? [true, false] : [true]
        return cancels.flatMap { cancels in began.flatMap { began in ended.map { (cancels, began, $0) } } }
    }

    func recognizer() -> UIGestureRecognizer {
        let recognizer = kind.recognizer()
        if !cancelsTouchesInView { recognizer.cancelsTouchesInView = false }
        if delaysTouchesBegan { recognizer.delaysTouchesBegan = true }
        if !delaysTouchesEnded { recognizer.delaysTouchesEnded = false }
        if !isEnabled { recognizer.isEnabled = false }
        return recognizer
    }

    /// Swift lines that set what differs from the defaults.
    package func source(_ name: String) -> [String] {
        var lines = kind.setup.map { $0.replacingDollar(by: name) }
        if !cancelsTouchesInView { lines.append("\(name).cancelsTouchesInView = false") }
        if delaysTouchesBegan { lines.append("\(name).delaysTouchesBegan = true") }
        if !delaysTouchesEnded { lines.append("\(name).delaysTouchesEnded = false") }
        if !isEnabled { lines.append("\(name).isEnabled = false") }
        return lines
    }
}

extension String {
    /// The text with this name in place of each `$`.
    func replacingDollar(by name: String) -> String {
        split(separator: "$", omittingEmptySubsequences: false).map { String($0) }.joined(separator: name)
    }
}
