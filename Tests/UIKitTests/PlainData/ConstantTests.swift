import Testing
import UIKit

/// Numbers that code from apps stores, sends and combines: they are those of Apple's headers.
@Suite struct ConstantTests {
    @Test func `kinds of events, touches and presses`() {
        let types: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
        let commands: [UIEvent.EventSubtype] = [
            .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause, .remoteControlNextTrack,
            .remoteControlPreviousTrack,
        ]
        #expect(commands.map(\.rawValue) == Array(100...105))
        let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited]
        #expect(phases.map(\.rawValue) == Array(0...7))
        let kinds: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
        #expect(kinds.map(\.rawValue) == Array(0...3) && UITouch.TouchType.stylus == .pencil)
        let presses: [UIPress.PressType] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown, .tvRemoteOneTwoThree,
            .tvRemoteFourColors,
        ]
        #expect(presses.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33])
        #expect(UIEvent.ButtonMask.primary.rawValue == 1 && UIEvent.ButtonMask.secondary.rawValue == 2)
    }

    @Test func `events of controls leave room for the application and the system`() {
        let all: UIControl.Event = [.allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved]
        #expect(UIControl.Event.allEvents.isSuperset(of: all))
        #expect(UIControl.Event.menuActionTriggered.rawValue == 1 << 14)
        #expect(UIControl.Event.applicationReserved.isDisjoint(with: .systemReserved))
        #expect(UIControl.State.reserved.isDisjoint(with: [.application, .highlighted, .disabled, .selected, .focused]))
        let vertical: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
        #expect(vertical.map(\.rawValue) == Array(0...3))
        let horizontal: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill, .leading, .trailing]
        #expect(horizontal.map(\.rawValue) == Array(0...5))
    }

    @Test func `scrolls of a pointing device come in steps or without`() {
        #expect(UIScrollTypeMask.all == [.discrete, .continuous] && UIScrollTypeMask.discrete != .continuous)
    }

    @Test func `options of animations`() {
        let flags: [UIView.AnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .overrideInheritedDuration,
            .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews, .overrideInheritedOptions,
        ]
        #expect(flags.map(\.rawValue) == (0...9).map { 1 << $0 })
        let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
        #expect(curves.map(\.rawValue) == [0, 1, 2, 3].map { $0 << 16 })
        let transitions: [UIView.AnimationOptions] = [.transitionFlipFromLeft, .transitionFlipFromRight, .transitionCrossDissolve]
        #expect(transitions.map(\.rawValue) == [1, 2, 5].map { $0 << 20 })
        let plain: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        #expect(plain.map(\.rawValue) == Array(0...3))
    }

    @Test func `how a view draws and follows its superview`() {
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
            .bottomLeft, .bottomRight,
        ]
        #expect(modes.map(\.rawValue) == Array(0...12))
        let margins: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
        ]
        #expect(margins.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        #expect(alignments.map(\.rawValue) == Array(0...4))
    }

    @Test func `styles of presentation`() {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover, .none,
            .automatic,
        ]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, -1, -2])
    }

    @Test func `keyboards and their return keys`() {
        let keyboards: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad,
            .twitter,
            .webSearch, .asciiCapableNumberPad,
        ]
        #expect(keyboards.map(\.rawValue) == Array(0...11))
        let keys: [UIReturnKeyType] = [
            .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
        ]
        #expect(keys.map(\.rawValue) == Array(0...11))
        let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
        #expect(borders.map(\.rawValue) == Array(0...3))
        let dismissals: [UIScrollView.KeyboardDismissMode] = [
            .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
        ]
        #expect(dismissals.map(\.rawValue) == Array(0...4))
    }

    @Test func `kinds of buttons, tables and cells`() {
        let buttons: [UIButton.ButtonType] = [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
        #expect(buttons.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
        let tables: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        #expect(tables.map(\.rawValue) == [0, 1, 2])
        let cells: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        #expect(cells.map(\.rawValue) == [0, 1, 2, 3])
        let accessories: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]
        #expect(accessories.map(\.rawValue) == Array(0...4))
        let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
        #expect(selections.map(\.rawValue) == Array(0...3))
        #expect(UIAction.Attributes.destructive.rawValue == 2)
    }

    @Test func `relations and attributes of constraints`() {
        let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        #expect(relations.map(\.rawValue) == [-1, 0, 1])
        let attributes: [NSLayoutConstraint.Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...12))
    }

    @Test func `strokes of paths and shape layers`() {
        #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
        #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
        #expect([CAShapeLayerLineCap.butt, .round, .square].map(\.rawValue) == ["butt", "round", "square"])
        #expect([CAShapeLayerLineJoin.miter, .round, .bevel].map(\.rawValue) == ["miter", "round", "bevel"])
        #expect([CAGradientLayerType.axial, .radial, .conic].map(\.rawValue) == ["axial", "radial", "conic"])
    }

    @Test func `kinds of timing curves and of feedback`() {
        #expect([UITimingCurveType.builtin, .cubic, .spring, .composed].map(\.rawValue) == [0, 1, 2, 3])
        let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
        #expect(styles.map(\.rawValue) == Array(0...4))
        let outcomes: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
        #expect(outcomes.map(\.rawValue) == [0, 1, 2])
    }
}
