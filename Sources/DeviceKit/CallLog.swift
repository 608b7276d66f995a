import Foundation
import UIKit

/// The log: a line for each call into the experiment's code, in the words of evdoc's record, as deep as the calls are nested.
///
///     [evdoc] 0.080 > level_1.hitTest        a call
///     [evdoc] 0.080 . > level_2.hitTest      a call inside it
///     [evdoc] 0.080 . < level_2              what it returned
///     [evdoc] 0.080 - gate opened            a mark: a line of the experiment's own
///     [evdoc] @ iOS 18.2; iPhone15,4         what it runs on
final class CallLog {
    /// One run has one log.
    nonisolated(unsafe) static var current = CallLog()

    /// Where lines go, without a line feed. A per cent sign means something to `NSLog`.
    var write: (String) -> Void = { NSLog("%@", NSString(string: $0)) }

    private let start = CACurrentMediaTime()
    private var open: [(receiver: AnyObject, method: String)] = []
    private var direct: (receiver: AnyObject, method: String)?
    private var names: [ObjectIdentifier: String] = [:]
    private var kept: [AnyObject] = []
    private var counts: [String: Int] = [:]

    /// Seconds since the run began.
    var now: Double { CACurrentMediaTime() - start }

    /// The name stays with the object, which is kept alive.
    func setName(_ name: String, of object: AnyObject) {
        names = names.filter { $0.value != name }
        names[ObjectIdentifier(object)] = name
        kept.append(object)
    }

    /// The object that was given this name last.
    func object(named name: String) -> AnyObject? {
        kept.last { names[ObjectIdentifier($0)] == name }
    }

    /// The name given, or one made from the class: `tapGestureRecognizer`, `tapGestureRecognizer_2`.
    func name(of object: AnyObject) -> String {
        if let name = names[ObjectIdentifier(object)] { return name }
        let name = (object as? UIGestureRecognizer)?.name ?? nextName(of: object)
        names[ObjectIdentifier(object)] = name
        kept.append(object)
        return name
    }

    func mark(_ text: String) { line("- ", text.replacingOccurrences(of: "\n", with: " ")) }

    /// Says what the lines that follow are about.
    func header(_ text: String) { write("[evdoc] # \(text)") }

    /// Says what the run that follows runs on.
    func device(_ system: String, _ model: String) { write("[evdoc] @ \(system); \(model)") }

    /// The next call of this method of this object is made by the experiment itself, which the record does not hold.
    func expectDirect(_ receiver: AnyObject, _ method: String) { direct = (receiver, method) }

    /// Writes the call unless the experiment's own code has made it, on `super` of a class of its own or directly.
    func call<Answer>(_ receiver: AnyObject, _ method: String, _ detail: String, _ body: () throws -> Answer) rethrows -> Answer {
        if let direct, direct.receiver === receiver, direct.method == method {
            self.direct = nil
            return try body()
        }
        if let last = open.last, last.receiver === receiver, last.method == method { return try body() }
        let name = name(of: receiver)
        line("> ", detail.isEmpty ? "\(name).\(method)" : "\(name).\(method)(\(detail))")
        open.append((receiver, method))
        let answer = try body()
        open.removeLast()
        if let words = words(answer) { line("< ", words) }
        return answer
    }

    private func line(_ sign: String, _ text: String) {
        let time = String(format: "%.3f", now)
        write("[evdoc] \(time) \(String(repeating: ". ", count: open.count))\(sign)\(text)")
    }

    private func words(_ answer: Any) -> String? {
        switch answer {
        case let isYes as Bool: "\(isYes)"
        case let view as UIView: name(of: view)
        case let controller as UIViewController: name(of: controller)
        case let number as Int: "\(number)"
        case Optional<UIView>.none where answer is UIView?: "nil"
        case Optional<UIViewController>.none where answer is UIViewController?: "nil"
        default: nil
        }
    }

    private func nextName(of object: AnyObject) -> String {
        var kind = String(describing: type(of: object)).prefix { $0 != "<" }
        if kind.hasPrefix("UI") { kind = kind.dropFirst(2) }
        let name = kind.prefix(1).lowercased() + kind.dropFirst()
        let count = counts[name, default: 0] + 1
        counts[name] = count
        return count == 1 ? name : "\(name)_\(count)"
    }
}

/// Around the body of a method of the experiment's that UIKit calls.
func logged<Answer>(_ receiver: AnyObject, _ method: String, _ detail: String = "", _ body: () throws -> Answer) rethrows -> Answer {
    try CallLog.current.call(receiver, method, detail, body)
}

/// Around an object whose method the experiment calls itself.
func direct<Receiver: AnyObject>(_ receiver: Receiver, _ method: String) -> Receiver {
    CallLog.current.expectDirect(receiver, method)
    return receiver
}

func direct<Receiver: AnyObject>(_ receiver: Receiver?, _ method: String) -> Receiver? { receiver.map { direct($0, method) } }

/// An object's name in the log.
func called(_ object: AnyObject) -> String { CallLog.current.name(of: object) }

/// The first of the controllers.
func called(_ controllers: [UIViewController]) -> String { controllers.first.map { called($0) } ?? "" }

func called(_ isOn: Bool) -> String { "\(isOn)" }

/// The number of a section.
func called(_ section: Int) -> String { "\(section)" }

/// The name of the action without its parameters.
func called(_ action: Selector) -> String { String("\(action)".prefix { $0 != "(" && $0 != ":" }) }

func called(_ path: IndexPath) -> String { "[\(path.map { "\($0)" }.joined(separator: ", "))]" }

func called(_ path: IndexPath?) -> String { path.map { called($0) } ?? "nil" }
