import Foundation
import Testing

/// Holds the engine's public API to its tests: nothing of it is there untried, and nothing that UIKit would call lies idle.
struct PublicAPITests {
    /// Files that stand in for Foundation in Embedded Swift; a hosted build, which the tests are, does not compile them.
    private static let standIns = "/Platform/Embedded+"

    /// Their names are for claims; `TraceabilityTests` follows them.
    private static let rules = "Sources/UIKit/Rules/"

    private static let engine = SourceFile.all.filter {
        ModuleArrows.engine.contains($0.module) && !$0.path.contains(standIns) && !$0.path.hasPrefix(rules)
    }

    /// With `PUBLIC_API=1` in the environment it prints each name with the files that use it.
    @Test func `every public name of the engine is used in a test or an experiment`() {
        let users = filesByWord()
        let names = Self.engine.flatMap(\.publicNames)
        if ProcessInfo.processInfo.environment["PUBLIC_API"] != nil {
            for name in names { print("\(name.qualified) — \(users[name.name, default: []].joined(separator: ", "))") }
        }
        for name in names where users[name.name] == nil {
            Issue.record("\(name.path):\(name.line): \(name.qualified) is public, but no test and no experiment uses it")
        }
        #expect(names.count > 1000)
    }

    /// By the words in them; the tests of the architecture name everything without using it.
    private func filesByWord() -> [String: [String]] {
        let files = SourceFile.tests.filter { $0.module != "ArchitectureTests" } + SourceFile.all.filter { $0.module == "Experiments" }
        var users: [String: [String]] = [:]
        for file in files {
            for word in Set(file.words.map(\.text)) { users[word, default: []].append(file.path) }
        }
        return users
    }

    @Test func `every override point is one that the engine calls and records`() {
        let points = Self.engine.flatMap(\.overridePoints).filter(\.isForSubclasses).map(\.qualified)
        let silent = Set(points).subtracting(recorded)
        #expect(
            silent.subtracting(Self.unrecorded.keys).sorted() == [], "nothing in Sources/UIKit/Record looks for overrides of these")
        #expect(Set(Self.unrecorded.keys).subtracting(silent).sorted() == [], "these need no reason")
        #expect(points.count > 50)
    }

    /// With behaviour of the engine's own, so that nothing in their declaration gives them away.
    @Test(arguments: [
        "UIResponder.touchesBegan(_:with:)", "UIResponder.pressesChanged(_:with:)", "UIResponder.motionEnded(_:with:)",
        "UIResponder.remoteControlReceived(with:)", "UIResponder.becomeFirstResponder()", "UIResponder.resignFirstResponder()",
        "UIResponder.canPerformAction(_:withSender:)", "UIResponder.target(forAction:withSender:)", "UIView.hitTest(_:with:)",
        "UIView.point(inside:with:)", "UIWindow.sendEvent(_:)", "UIApplication.sendEvent(_:)",
        "UIApplication.sendAction(_:to:from:for:)", "UIControl.sendAction(_:to:for:)", "UIControl.isHighlighted",
        "UIScrollView.touchesShouldCancel(in:)", "UITableViewCell.setSelected(_:animated:)",
        "UITableViewCell.setHighlighted(_:animated:)", "UITableViewCell.setEditing(_:animated:)", "UICollectionViewCell.isSelected",
        "UICollectionViewCell.isHighlighted", "UIWindow.canBecomeKey", "UIViewController.loadView()", "UITextField.insertText(_:)",
        "UITextField.deleteBackward()",
    ])
    func `what the system is documented to call is recorded`(point: String) {
        #expect(recorded.contains(point))
    }

    @Test func `declarations are read with their types, and override points with their labels`() {
        let file = SourceFile(
            path: "Sources/UIKit/A.swift",
            text: """
                open class A: B {
                    public enum Kind { // of it
                        case one, two(Int), `three` = 3
                    }
                    open func touches(_ a: Set<T>, with event: E?) {}
                    open internal(set) var size = 1
                    open var can: Bool { true }
                    func hidden() { switch self { case .one: break } }
                }
                public protocol P: AnyObject {
                    func asked(_ a: A) -> Bool
                }
                """)
        #expect(
            file.publicNames.map(\.qualified) == [
                "A.Kind.one", "A.Kind.two", "A.Kind.three", "A.touches", "A.size", "A.can", "P.asked",
            ])
        #expect(file.overridePoints.map(\.qualified) == ["A.touches(_:with:)", "A.can"])
    }

    /// What the engine compares a client's class with to see which calls to record.
    private var recorded: Set<String> {
        Set(Self.engine.filter { $0.path.hasPrefix("Sources/UIKit/Record/") }.flatMap(\.overrides).map(\.qualified))
    }

    /// Override points without an entry in the record, each with the reason.
    private static let unrecorded: [String: String] = [
        "UIResponder.next": "the chain is walked all the time; where a message goes on is recorded as a decision",
        "UIView.tintColorDidChange()": "called when a tint color changes; a color has no effect on events, so that no rule stands for it",
        "UIView.draw(_:)": "not called: nothing is drawn, and there is no context to draw in; no event follows from it",
        "UICollectionViewLayout.prepare()": "called before items are laid out; a layout is no responder, and has no rule of its own",
        "UIFeedbackGenerator.prepare()": "code calls it, the system does not; what is felt has no effect on events",
        "UIBezierPath.fill()": "code calls it, the system does not; nothing is drawn",
        "UIBezierPath.stroke()": "code calls it, the system does not; nothing is drawn",
        "UIBezierPath.addClip()": "code calls it, the system does not; nothing is drawn",
        "CALayer.draw(in:)": "not called: nothing is drawn, and there is no context to draw in; no event follows from it",
        "UIMenuController.setTargetRect(_:in:)": "code calls it, the system does not; the menu has no place",
        "UIResponder.awakeFromNib()": "not called: nothing comes from a nib",
        "UIResponder.prepareForInterfaceBuilder()": "not called: it is Interface Builder that would",
        "UIView.traitCollectionDidChange(_:)": "not called: traits do not change",
        "UIView.safeAreaInsetsDidChange()": "not called: the safe area is the whole view, and stays so",
        "UIView.layoutMarginsDidChange()": "not called: margins have no effect on events; the system's own do not change",
        "UIViewController.didReceiveMemoryWarning()": "not called: memory does not run short",
        "UIViewController.viewSafeAreaInsetsDidChange()": "not called: the safe area is the whole view, and stays so",
        "UIViewController.traitCollectionDidChange(_:)": "not called: traits do not change",
        "UIViewController.prefersStatusBarHidden": "not asked: there is no status bar",
        "UIViewController.prefersHomeIndicatorAutoHidden": "not asked: there is no home indicator",
        "UIViewController.shouldAutorotate": "not asked: the device is not turned",
        "UIViewController.setNeedsStatusBarAppearanceUpdate()": "code calls it, the system does not; there is no status bar",
        "UIEvent.allTouches": "code asks it, the system does not; nil is the answer of events without touches",
    ]
}
