import Foundation
import Testing

/// Holds the engine's public API to its tests: nothing of it is there untried, and nothing that UIKit would call lies idle.
struct PublicAPITests {
    private let index = SourceIndex.current

    /// Their names are for claims; `TraceabilityTests` follows them.
    private let rules = "Sources/UIKit/Rules/"

    /// Initialisers and operators are used without their name, types by their members.
    private let kinds: Set<String> = [
        "swift.method", "swift.type.method", "swift.property", "swift.type.property", "swift.enum.case", "swift.func", "swift.var",
    ]

    /// A use is a reference to the very declaration, or an override of it: another of the same name is none.
    @Test func `every public name of the engine is used in a test or an experiment`() throws {
        let (used, given) = (index.usedByClients, index.givenByLibraries)
        let names = try SymbolGraph.engine.filter {
            kinds.contains($0.kind.identifier) && !given.contains($0.usr) && !$0.place.hasPrefix(rules)
        }
        let unused = names.filter { !used.contains($0.usr) }
        for symbol in unused where !UntestedNames.all.contains(symbol.name) {
            Issue.record("\(symbol.place): \(symbol.name) is public, but no test and no experiment uses it")
        }
        #expect(UntestedNames.all.subtracting(unused.map(\.name)).sorted() == [], "these are used now: take them off UntestedNames")
        #expect(names.count > 1000)
    }

    /// Or one of which the record says that it is not called, for a class that overrides it.
    @Test func `every override point is one that the engine calls and records`() throws {
        let points = index.overridePoints(among: try SymbolGraph.engine)
        let silent = Set(points).subtracting(recorded)
        #expect(
            silent.subtracting(Self.unrecorded.keys).sorted() == [], "none of the engine's probes looks for overrides of these")
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

    /// What the engine compares a client's class with to see which calls to record.
    private var recorded: Set<String> {
        Set(
            index.files.filter { $0.path.hasPrefix("Sources/UIKit/") && $0.path.hasSuffix("Probes.swift") }.flatMap { file in
                file.occurrences.flatMap { $0.related(.overrideOf) }.map(index.qualifiedName)
            })
    }

    private static let askedOfLayout = "asked when items are laid out; a layout is no responder, and has no rule of its own"
    private static let askedOfAll = "what a list shows is asked of any data source, and is not recorded"

    /// Override points without an entry in the record, each with the reason.
    private static let unrecorded: [String: String] = [
        "UIHoverGestureRecognizer.altitudeAngle": "code asks it, the system does not",
        "UIHoverGestureRecognizer.azimuthAngle(in:)": "code asks it, the system does not",
        "UIHoverGestureRecognizer.zOffset": "code asks it, the system does not",
        "UIView.layerClass": "asked once, when the layer is made; a layer is no responder",
        "UIView.requiresConstraintBasedLayout": "asked once, when the view is made",
        "UIWindow.window": "code asks it, the system does not; a window is in itself",
        "UIResponder.next": "the chain is walked all the time; where a message goes on is recorded as a decision",
        "UIView.tintColorDidChange()": "called when a tint color changes; a color has no effect on events, so that no rule stands for it",
        "UICollectionViewLayout.prepare()": "called before items are laid out; a layout is no responder, and has no rule of its own",
        "UICollectionViewLayout.layoutAttributesClass": "asked when a flow layout makes its attributes; a layout is no responder",
        "UICollectionViewLayout.layoutAttributesForElements(in:)": Self.askedOfLayout,
        "UICollectionViewLayout.layoutAttributesForItem(at:)": Self.askedOfLayout,
        "UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)": "code asks it, the engine does not",
        "UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)": Self.askedOfLayout,
        "UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)":
            "asked when a finger lifts, as the delegate is, which is recorded; a layout is no responder",
        "UIScrollView.flashScrollIndicators()": "code calls it, the system does not; no indicator is shown",
        "UIFeedbackGenerator.prepare()": "code calls it, the system does not; what is felt has no effect on events",
        "UIBezierPath.fill()": "code calls it, the system does not; nothing is drawn",
        "UIBezierPath.stroke()": "code calls it, the system does not; nothing is drawn",
        "UIBezierPath.addClip()": "code calls it, the system does not; nothing is drawn",
        "UIMenuController.setTargetRect(_:in:)": "code calls it, the system does not; the menu has no place",
        "UIPercentDrivenInteractiveTransition.pause()": "code calls it, the system does not; the animations wait already",
        "UIResponder.prepareForInterfaceBuilder()": "not called in an app: it is Interface Builder that does",
        "UIView.layoutMarginsDidChange()": "called when `layoutMargins` changes; no event follows from it, so that it has no rule",
        "UIViewController.shouldAutomaticallyForwardAppearanceMethods":
            "asked whenever a container's appearance changes; what its children receive is recorded",
        "UIResponder.keyCommands": "asked for each key; the command that is found is recorded as a decision, its action as a call",
        "UIResponder.inputView": "asked whenever the first responder changes; the height that follows is recorded as a decision",
        "UIResponder.inputAccessoryView": "asked whenever the first responder changes; the height that follows is recorded as a decision",
        "UITextField.textRect(forBounds:)": "asked when text is drawn, which it is not",
        "UITextField.editingRect(forBounds:)": "asked when text is drawn, which it is not",
        "UITextField.placeholderRect(forBounds:)": "asked when text is drawn, which it is not",
        "UITableViewController.numberOfSections(in:)": Self.askedOfAll,
        "UITableViewController.tableView(_:numberOfRowsInSection:)": Self.askedOfAll,
        "UITableViewController.tableView(_:titleForHeaderInSection:)": Self.askedOfAll,
        "UITableViewController.tableView(_:titleForFooterInSection:)": Self.askedOfAll,
        "UITableViewController.tableView(_:viewForHeaderInSection:)": Self.askedOfAll,
        "UITableViewController.tableView(_:viewForFooterInSection:)": Self.askedOfAll,
        "UICollectionViewController.numberOfSections(in:)": Self.askedOfAll,
        "UICollectionViewController.collectionView(_:numberOfItemsInSection:)": Self.askedOfAll,
        "UITableViewDiffableDataSource.tableView(_:titleForHeaderInSection:)": Self.askedOfAll,
        "UITableViewDiffableDataSource.tableView(_:titleForFooterInSection:)": Self.askedOfAll,
        "UIEvent.allTouches": "code asks it, the system does not; nil is the answer of events without touches",
    ]
}
