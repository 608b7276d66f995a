import SwiftSyntax

/// Names of UIKit from before Swift 4.2. Apple's module refuses them and says the new one; here there is nobody to say it.
enum RenamedAPI {
    /// Rewrites a type's name.
    static func rewrite(_ node: IdentifierTypeSyntax, _ edits: inout SourceEdits) {
        if let current = types[node.name.text] { edits.replace(node.name, by: current) }
    }

    /// Rewrites a name that stands by itself.
    static func rewrite(_ node: DeclReferenceExprSyntax, _ edits: inout SourceEdits) {
        let name = node.baseName.text
        if let current = types[name] ?? constants[name] ?? prefixed(name) { edits.replace(node.baseName, by: current) }
    }

    /// Rewrites the name after a dot.
    static func rewrite(_ node: MemberAccessExprSyntax, _ edits: inout SourceEdits) {
        let name = node.declName.baseName.text
        if let current = notifications[name] {
            edits.replace(node, by: current)
        } else if let current = members[name] {
            edits.replace(node.declName.baseName, by: current)
        }
    }

    static func rewrite(_ node: FunctionCallExprSyntax, _ edits: inout SourceEdits) {
        let arguments = Array(node.arguments)
        let member =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let name = member?.baseName else { return }
        if let labels = makers[name.text], arguments.count == labels.count {
            edits.replace(name, by: String(name.text.dropLast("Make".count)))
            for (argument, label) in zip(arguments, labels) { edits.insert("\(label): ", before: argument) }
        } else if name.text == "UIEdgeInsetsInsetRect", arguments.count == 2 {
            edits.replace(
                node, by: "(\(arguments[0].expression.trimmedDescription)).inset(by: \(arguments[1].expression.trimmedDescription))")
        } else if let call = calls[name.text + "(" + arguments.map { "\($0.label?.text ?? "_"):" }.joined() + ")"] {
            edits.replace(name, by: call.name)
            guard let label = arguments.first?.label else { return }
            if let new = call.label { edits.replace(label, by: new) } else { edits.removeLabel(of: arguments[0]) }
        }
    }

    private static let types: [String: String] = [
        "NSAttributedStringKey": "NSAttributedString.Key", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "RunLoopMode": "RunLoop.Mode",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIAlertActionStyle": "UIAlertAction.Style",
        "UIAlertControllerStyle": "UIAlertController.Style", "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationState": "UIApplication.State", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBlurEffectStyle": "UIBlurEffect.Style",
        "UIButtonType": "UIButton.ButtonType", "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UIControlContentHorizontalAlignment":
            "UIControl.ContentHorizontalAlignment", "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State", "UIEventSubtype": "UIEvent.EventSubtype",
        "UIEventType": "UIEvent.EventType", "UIFontTextStyle": "UIFont.TextStyle",
        "UIGestureRecognizerState": "UIGestureRecognizer.State", "UIImageOrientation": "UIImage.Orientation",
        "UIImageRenderingMode": "UIImage.RenderingMode", "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode", "UIStackViewAlignment": "UIStackView.Alignment",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType", "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle", "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewRowAnimation": "UITableView.RowAnimation", "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewStyle": "UITableView.Style", "UITextBorderStyle": "UITextField.BorderStyle",
        "UITextFieldViewMode": "UITextField.ViewMode", "UITouchPhase": "UITouch.Phase",
        "UIViewAnimationCurve": "UIView.AnimationCurve", "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
        "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions", "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
        "UIWindowLevel": "UIWindow.Level",
    ]

    private static let constants: [String: String] = [
        "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UIKeyboardIsLocalUserInfoKey": "UIResponder.keyboardIsLocalUserInfoKey",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension", "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    ]

    private static let notifications: [String: String] = {
        var names: [String: String] = [:]
        for event in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
            names["UIKeyboard\(event)"] = "UIResponder.keyboard\(event)Notification"
        }
        for event in [
            "DidEnterBackground", "WillEnterForeground", "DidFinishLaunching", "DidBecomeActive", "WillResignActive",
            "DidReceiveMemoryWarning", "WillTerminate",
        ] {
            names["UIApplication\(event)"] = "UIApplication.\(lowered(event))Notification"
        }
        for type in ["UITextField", "UITextView"] {
            for event in ["DidBeginEditing", "DidChange", "DidEndEditing"] {
                names["\(type)Text\(event)"] = "\(type).text\(event)Notification"
            }
        }
        names["UIDeviceOrientationDidChange"] = "UIDevice.orientationDidChangeNotification"
        return names
    }()

    /// Families of constants, and what their names begin with.
    private static let families = [
        ("kCAFillMode", "CAMediaTimingFillMode"), ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
        ("kCALineCap", "CAShapeLayerLineCap"),
        ("kCALineJoin", "CAShapeLayerLineJoin"), ("kCAFillRule", "CAShapeLayerFillRule"), ("kCATransitionFrom", "CATransitionSubtype.from"),
        ("kCATransition", "CATransitionType"), ("kCAGravity", "CALayerContentsGravity"),
        ("kCAAnimationRotate", "CAAnimationRotationMode.rotate"), ("kCAAnimation", "CAAnimationCalculationMode"),
        ("kCAFilter", "CALayerContentsFilter"), ("UIAccessibilityTrait", "UIAccessibilityTraits"), ("UIWindowLevel", "UIWindow.Level"),
    ]

    /// `kCAFillModeForwards` is `CAMediaTimingFillMode.forwards`.
    private static func prefixed(_ name: String) -> String? {
        for (prefix, type) in families
        where name.hasPrefix(prefix) && name != prefix && name.dropFirst(prefix.count).first?.isUppercase == true {
            let rest = String(name.dropFirst(prefix.count))
            return type.contains("Subtype.") || type.contains("RotationMode.") ? type + rest : "\(type).\(lowered(rest))"
        }
        return nil
    }

    private static let members = ["childViewControllers": "children", "commonModes": "common", "defaultRunLoopMode": "default"]

    /// Functions that made a structure, and the labels of its initializer.
    private static let makers = [
        "UIEdgeInsetsMake": ["top", "left", "bottom", "right"], "UIOffsetMake": ["horizontal", "vertical"],
        "CGRectMake": ["x", "y", "width", "height"], "CGPointMake": ["x", "y"], "CGSizeMake": ["width", "height"],
    ]

    /// By their old full names: the new name, and the new label of the first argument.
    private static let calls: [String: (name: String, label: String?)] = [
        "addChildViewController(_:)": ("addChild", nil), "removeFromParentViewController()": ("removeFromParent", nil),
        "didMove(toParentViewController:)": ("didMove", "toParent"), "willMove(toParentViewController:)": ("willMove", "toParent"),
        "bringSubview(toFront:)": ("bringSubviewToFront", nil), "sendSubview(toBack:)": ("sendSubviewToBack", nil),
    ]

    private static func lowered(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }
}
