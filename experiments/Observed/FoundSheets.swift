import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How sheets are moved and dismissed.
extension ObservationScene {
    private static let delegateCalls: [TokenPattern] = ["delegate.*"]

    static let foundSheets: [ObservationScene] = [
        ObservationScene(
            "sheet-lower-dismissed-no-did-dismiss-above",
            checks: [
                .holds(
                    "The middle and the top sheet disappear.",
                    .all([.happens("middle.viewDidDisappear"), .happens("top.viewDidDisappear")])),
                .holds("Neither is presented then.", TokenPattern("gone").times(2)),
                .holds("No delegate is called.", .never("delegate.*")),
            ]
        ) { $0.dismissTheMiddle() },
        ObservationScene("sheet-scroll-expands-first", prints: ["the sheet stands higher"], of: ["the *"]) { stage in
            stage.dragContent(by: -260, detents: [.medium(), .large()])
        },
        ObservationScene("sheet-scroll-expands-first", prints: ["the content has scrolled"], of: ["the *"]) { stage in
            stage.dragContent(by: -200, detents: [.medium(), .large()], expands: false)
        },
        ObservationScene("sheet-scroll-expands-first", prints: ["the sheet stands higher"], of: ["the *"]) { stage in
            stage.dragContent(by: -260, detents: [.medium(), .large()], expands: false, onHeader: true)
        },
        ObservationScene(
            "sheet-prevented-at-smallest-detent",
            prints: [
                "delegate.didChangeSelectedDetentIdentifier", "delegate.presentationControllerDidAttemptToDismiss",
                "delegate.presentationControllerDidAttemptToDismiss",
            ], of: delegateCalls
        ) { stage in
            let sheet = stage.presentSheet([.medium(), .large()]) { $0.selectedDetentIdentifier = .large }
            sheet.isModalInPresentation = true
            stage.pull(from: 200, by: 350)
            stage.pull(from: 500, by: 330)
            stage.script.tap(.point(x: 200, y: 100))
            stage.script.wait(1)
        },
        ObservationScene(
            "header-detent-delegate-only-by-user", prints: ["user", "delegate.didChangeSelectedDetentIdentifier", "code"],
            of: ["user", "code", "delegate.*"]
        ) { stage in
            let sheet = stage.presentSheet([.medium(), .large()])
            stage.script.mark("user")
            stage.pull(from: 500, by: -300)
            stage.script.mark("code")
            stage.script.perform { sheet.sheetPresentationController?.selectedDetentIdentifier = .medium }
            stage.script.wait(1)
        },
        ObservationScene(
            "header-animate-changes-lays-out", prints: [.rest, "changes", .repeated(["sheet.viewDidLayoutSubviews"]), "returned"],
            of: ["changes", "returned", "sheet.viewDidLayoutSubviews"]
        ) { stage in stage.animateChanges() },
        ObservationScene(
            "header-modal-ignores-outside",
            checks: [
                .holds(
                    "Neither the sheet goes nor does the view below get the touch.",
                    .all([.never("sheet.viewWillDisappear"), .never("below.*")]))
            ]
        ) { stage in
            stage.add(LoggedView(), "below", at: CGRect(x: 0, y: 0, width: 390, height: 300))
            let sheet = stage.presentSheet([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .large }
            sheet.isModalInPresentation = true
            stage.pull(from: 500, by: 330)
            stage.script.tap(.point(x: 200, y: 100))
            stage.script.wait(1)
        },
        ObservationScene(
            "ouk-sheet-follows-after-ten-points",
            prints: ["way 180: 170", "way 240: 230", "way 320: 310", "way 360: 350", "way 380: 370"], of: ["way *"]
        ) { stage in
            stage.thresholds.sheetTop = 51
            stage.measureTheWay()
        },
        ObservationScene("ouk-sheet-dismissed-beyond-half", prints: ["370 of 793: back"], of: ["*of*"]) { $0.restPull(370, of: 793) },
        ObservationScene("ouk-sheet-dismissed-beyond-half", prints: ["398 of 793: dismissed"], of: ["*of*"]) { $0.restPull(398, of: 793) },
        ObservationScene("ouk-sheet-dismissed-beyond-half", prints: ["402 of 793: dismissed"], of: ["*of*"]) { $0.restPull(402, of: 793) },
        ObservationScene("ouk-sheet-dismissed-beyond-half", prints: ["170 of 400: back"], of: ["*of*"]) { $0.restPull(170, of: 400) },
        ObservationScene("ouk-sheet-dismissed-beyond-half", prints: ["210 of 400: dismissed"], of: ["*of*"]) { $0.restPull(210, of: 400) },
        ObservationScene("ouk-sheet-or-content-at-top", prints: ["moves by 190", "offset 0"], of: ["moves *", "offset *"]) {
            $0.measureContent(by: 200)
        },
        ObservationScene("ouk-sheet-or-content-at-top", prints: ["moves by 0", "offset 190"], of: ["moves *", "offset *"]) {
            $0.measureContent(by: -200)
        },
        ObservationScene("ouk-sheet-opens-at-first-detent", prints: ["medium"], of: ["medium", "large"]) { stage in
            let sheet = stage.presentSheet([.medium(), .large()])
            stage.script.perform { stage.mark(stage.top(of: sheet) > 200 ? "medium" : "large") }
        },
    ]
}

extension Stage {
    /// A sheet that is there after two seconds, with a delegate.
    fileprivate func presentSheet(
        _ detents: [UISheetPresentationController.Detent], _ prepare: (UISheetPresentationController) -> Void = { _ in }
    ) -> LaidOutSheet {
        let sheet = name(LaidOutSheet(), "sheet")
        if let presentation = sheet.sheetPresentationController {
            presentation.detents = detents
            presentation.delegate = name(DismissalDelegate(), "delegate")
            prepare(presentation)
        }
        present(sheet)
        return sheet
    }

    /// The distance of a sheet from the top of the window, in points.
    fileprivate func top(of sheet: UIViewController) -> Double { Double(window.convert(CGPoint.zero, from: sheet.view).y) }

    fileprivate func dismissTheMiddle() {
        let delegate = name(DismissalDelegate(), "delegate")
        let sheets = ["bottom", "middle", "top"].map { name(LaidOutSheet(), $0) }
        for sheet in sheets {
            sheet.presentationController?.delegate = delegate
            sheet.whenGone = { [self] in mark("gone") }
        }
        present(sheets[0])
        for (below, above) in zip(sheets, sheets.dropFirst()) {
            script.perform { below.present(above, animated: true) }
            script.wait(1)
        }
        script.perform { sheets[0].dismiss(animated: true) }
        script.wait(1)
    }

    fileprivate func animateChanges() {
        let presentation = presentSheet([.medium(), .large()]).sheetPresentationController
        script.perform { [self] in
            mark("changes")
            presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
            mark("returned")
        }
        script.wait(1)
    }

    /// A finger drags down by these ways, one after the other, without a lift.
    fileprivate func measureTheWay() {
        let sheet = presentSheet([.large()])
        let finger = script.finger(1)
        finger.down(at: .point(x: 200, y: 200))
        for way in [180.0, 240, 320, 360, 380] {
            finger.move(to: .point(x: 200, y: 200 + way), over: 0.1)
            script.perform { [self] in mark("way \(Int(way)): \(Int(top(of: sheet).rounded()) - 51)") }
            script.wait(0.05)
        }
        finger.up()
        script.wait(1)
    }

    /// A pull that moves the sheet by this way, rests, and lifts.
    fileprivate func restPull(_ way: Double, of height: Int) {
        if height == 793 { thresholds.sheetTop = 51 }
        let sheet = presentSheet([height == 793 ? .large() : .custom { _ in 400 }])
        pull(from: height == 793 ? 200 : 500, by: way + 10)
        script.perform { [self] in mark("\(Int(way)) of \(height): \(sheet.view.window == nil ? "dismissed" : "back")") }
    }

    /// A scroll view in a sheet.
    private func presentContent(_ detents: [UISheetPresentationController.Detent], expands: Bool) -> (LaidOutSheet, UIScrollView) {
        let sheet = presentSheet(detents) { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 650))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        sheet.view.addSubview(scroll)
        return (sheet, scroll)
    }

    fileprivate func dragContent(
        by way: Double, detents: [UISheetPresentationController.Detent], expands: Bool = true, onHeader: Bool = false
    ) {
        let (sheet, scroll) = presentContent(detents, expands: expands)
        var before = 0.0
        script.perform { [self] in before = top(of: sheet) }
        pull(from: onHeader ? 470 : 600, by: way)
        script.perform { [self] in
            if top(of: sheet) < before { mark("the sheet stands higher") }
            if scroll.contentOffset.y != 0 { mark("the content has scrolled") }
        }
    }

    fileprivate func measureContent(by way: Double) {
        let (sheet, scroll) = presentContent([.large()], expands: true)
        let finger = script.finger(1)
        finger.down(at: .point(x: 200, y: 400))
        finger.move(to: .point(x: 200, y: 400 + way), over: 0.2)
        script.perform { [self] in
            mark("moves by \(Int(top(of: sheet).rounded()) - 54)")
            mark("offset \(Int(scroll.contentOffset.y.rounded()))")
        }
        script.wait(0.3)
        finger.up()
    }
}

private final class LaidOutSheet: UIViewController {
    var whenGone: () -> Void = {}

    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil { whenGone() }
    }
}
