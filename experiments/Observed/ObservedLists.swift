import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Tables and collections: what a quick tap does, and when they select.
extension ObservationScene {
    private static let printsTable: [TokenPattern] = ["tap.action(*)", "table.touches*", "delegate.didSelectRow*"]

    static let lists: [ObservationScene] = [
        ObservationScene("tap-and-tableview-quick", "table-quick-tap-superview-tap", prints: ["tap.action*"], of: printsTable) { stage in
            stage.add(UITapGestureRecognizer(), "tap")
            stage.addTable()
            stage.script.tap("table", hold: 0.08)
        },
        ObservationScene(
            "table-quick-tap-superview-tap-zz", prints: ["tap.touchesBegan", "tap.touchesEnded", "tap.action*"],
            of: ["tap.touches*"] + printsTable
        ) { stage in
            stage.add(ProbeTap(), "tap")
            stage.addTable()
            stage.script.tap("table", hold: 0.08)
        },
        ObservationScene(
            "scrollview-delay-timestamps", "scroll-delay-timestamps-1",
            checks: [.interval(from: "front.sendEvent", to: "table.touchesBegan", milliseconds: 152.69, within: 10)]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
            stage.addTable(in: front.rootViewController?.view)
            stage.script.press("table", for: 0.4)
        },
        ObservationScene(
            "stack-delayed-collectionview-didselect", "collection-view-delayed-ended-stack",
            checks: [
                .holds(
                    "The lift sends both, and the selection is made inside touchesEnded, inside sendEvent.",
                    .all([
                        .nested("delegate.didSelectItem*", in: "collection.touchesEnded"),
                        .nested("collection.touchesEnded", in: "front.sendEvent"),
                        .order(["front.sendEvent", "front.sendEvent", "collection.touchesBegan", "collection.touchesEnded"]),
                    ])),
                .holds("The content view and the cell pass it on.", .exactly(0, "collection.touchesCancelled")),
            ]
        ) { $0.tapCollection() },
        ObservationScene(
            "stack-tableview-didselect-after-commit",
            checks: [
                .holds(
                    "The row is selected after the commit, inside no other call.",
                    .all([
                        .order(["table.touchesEnded", "delegate.didSelectRow*"]),
                        .outermost("delegate.didSelectRow*"),
                        .interval(from: "table.touchesEnded", to: "delegate.didSelectRow*", milliseconds: 0...0),
                        .decided("*: observe afterCommit"),
                    ]))
            ]
        ) { stage in
            stage.addTable()
            stage.script.tap("table")
        },
        ObservationScene(
            "tableview-shouldhighlight-header",
            prints: [
                "table.touchesBegan", "delegate.shouldHighlightRow*", "delegate.didHighlightRow*", "table.touchesEnded",
                "delegate.didSelectRow*",
            ],
            of: ["table.touches*", "delegate.*(*)"]
        ) { stage in
            stage.addTable(HighlightDelegate(allows: true))
            stage.script.press("table", for: 0.3)
        },
        ObservationScene(
            "tableview-shouldhighlight-header",
            checks: [
                .holds(
                    "If it returns false, the selection ends.",
                    .all([.happens("delegate.shouldHighlightRow*"), .never("delegate.didSelectRow*")]))
            ]
        ) { stage in
            stage.addTable(HighlightDelegate(allows: false))
            stage.script.press("table", for: 0.3)
        },
        ObservationScene(
            "table-cell-parent-tap-cancelsNo",
            checks: [.holds("By default the tap alone.", .all([.happens("tap.action*"), .never("delegate.didSelectRow*")]))]
        ) { stage in
            stage.add(UITapGestureRecognizer(), "tap")
            stage.addTable()
            stage.script.tap("table")
        },
        ObservationScene(
            "table-cell-parent-tap-cancelsNo",
            checks: [.holds("With `cancelsTouchesInView` off both.", .all([.happens("tap.action*"), .happens("delegate.didSelectRow*")]))]
        ) { stage in
            stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
            stage.addTable()
            stage.script.tap("table")
        },
        ObservationScene(
            "table-cell-parent-tap-cancelsNo", checks: [.holds("A long press selects.", .happens("delegate.didSelectRow*"))]
        ) { stage in
            stage.add(UITapGestureRecognizer(), "tap")
            stage.addTable()
            stage.script.press("table", for: 1)
        },
        ObservationScene(
            "router-event-through-chain",
            prints: [
                "button.touchesBegan", "button.beginTracking", "button.touchesEnded", "button.endTracking", "cell.didTouchFirstBtn",
                "cell.routerEvent", "UITableView.routerEvent", "VC.routerEvent",
            ],
            of: ["button.touches*", "button.*Tracking", "cell.*", "UITableView.*", "VC.*"]
        ) { $0.routeFromCell() },
        ObservationScene(
            "table-touch-while-decelerating",
            checks: [.interval(from: "caught", to: "table.touchesBegan", milliseconds: 0, within: 1)]
        ) { stage in
            stage.addTable()
            stage.script.drag([.point(x: 195, y: 500), .point(x: 195, y: 300)], duration: 0.1)
            stage.script.wait(0.2)
            stage.script.mark("caught")
            stage.script.press("table", for: 0.3)
        },
    ]
}

extension Stage {
    /// A table of 20 rows of 44 points.
    fileprivate func addTable(_ delegate: some UITableViewDataSource & UITableViewDelegate = RowsDelegate(), in parent: UIView? = nil) {
        let table = add(ProbeTable(frame: .zero, style: .plain), "table", at: CGRect(x: 0, y: 100, width: 390, height: 500), in: parent)
        name(delegate, "delegate")
        table.dataSource = delegate
        table.delegate = delegate
    }

    fileprivate func tapCollection() {
        let front = show(ProbeWindow(frame: Stage.bounds), as: "front")
        let layout = UICollectionViewFlowLayout()
        let collection = add(
            ProbeCollection(frame: .zero, collectionViewLayout: layout), "collection", at: CGRect(x: 0, y: 100, width: 390, height: 500),
            in: front.rootViewController?.view)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let delegate = name(ItemsDelegate(), "delegate")
        collection.dataSource = delegate
        collection.delegate = delegate
        script.tap(.point(x: 20, y: 20, in: "collection"))
    }

    /// A button in a row that starts a message of its own at the row; the table is the controller's view.
    fileprivate func routeFromCell() {
        let table = UITableView(frame: Stage.bounds, style: .plain)
        let delegate = keep(RowsDelegate())
        let controller = RoutingController()
        controller.table = table
        window.rootViewController = controller
        let tell = { [self] (text: String) in mark(text) }
        var buttons = 0
        delegate.makeCell = { [self] _, _ in
            let cell = RoutingCell(style: .default, reuseIdentifier: nil)
            cell.tell = tell
            let button = ProbeButton(frame: CGRect(x: 20, y: 2, width: 100, height: 40))
            if buttons == 0 { name(button, "button") }
            buttons += 1
            button.addTarget(cell, action: RoutingCell.act, for: .touchUpInside)
            cell.contentView.addSubview(button)
            return cell
        }
        table.dataSource = delegate
        table.delegate = delegate
        window.layoutIfNeeded()
        script.press("button", for: 0.3)
    }
}

/// Prints the responders from the row up.
private final class RoutingCell: UITableViewCell {
    var tell: (String) -> Void = { _ in }

    func didTouchFirstBtn() {
        tell("cell.didTouchFirstBtn")
        var responder: UIResponder? = self
        while let current = responder {
            switch current {
            case is RoutingCell: tell("cell.routerEvent")
            case is UITableView: tell("UITableView.routerEvent")
            case is RoutingController: return tell("VC.routerEvent")
            default: tell("another.routerEvent")
            }
            responder = current.next
        }
    }

    static let act = Selector("didTouchFirstBtn", RoutingCell.didTouchFirstBtn)
}

private final class RoutingController: UIViewController {
    var table: UITableView?

    override func loadView() { view = table }
}
