/// Names of the API that conclusions are indexed by: the engine's public names, as its symbol graph has them.
///
/// Only names of several words: `state` or `view` in a sentence is a word of English. `make api-names` writes the list.
enum APINames {
    static let all: Set<String> = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// The names in a text, sorted.
    static func names(in text: String) -> [String] {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)).intersection(all).sorted()
    }

    private static let text = """
        AccessoryType ActivationState AnimationCurve AnimationOptions AnyOrObject ArrowDirection AsyncAfter AutoresizingMask BorderStyle
        ButtonMask ButtonType CAAction CAAnimation CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask CACurrentMediaTime
        CADisplayLink CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer CALayerCornerCurve CALayerDelegate
        CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule
        CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATransaction CATransform3D CATransform3DConcat
        CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity CATransform3DIsAffine CATransform3DIsIdentity
        CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate
        CATransform3DScale CATransform3DTranslate CATransformLayer CATransition CATransitionSubtype CATransitionType CGAffineTransform
        CGColor CGContext CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode CGPathFillRule CGVector CellStyle CollectionCellClass
        ContentHorizontalAlignment ContentInsetAdjustmentBehavior ContentMode ContentVerticalAlignment DecelerationRate DidEndEditingReason
        DispatchQueue DispatchTime DispatchTimeInterval DispatchWorkItem EventSubtype EventType FeedbackStyle FeedbackType
        HeaderFooterClass KeyboardDismissMode KeyframeAnimationOptions LargeTitleDisplayMode LayerClass MainDispatchQueue
        NSDirectionalEdgeInsets NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
        NSTextAlignment NumberOrDouble PressType RenderingMode ReusableViewClass RunLoop ScrollDirection ScrollPosition SelectionStyle
        SystemItem TableCellClass TextStyle TouchType UIAccessibility UIAccessibilityTraits UIAction UIActivityIndicatorView UIAlertAction
        UIAlertController UIApplication UIApplicationDelegate UIBarButtonItem UIBarItem UIBaselineAdjustment UIBezierPath UIBlurEffect
        UIButton UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController UICollectionViewDataSource
        UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout UICollectionViewLayout UIColor UIControl
        UICubicTimingParameters UIDevice UIDeviceOrientation UIEdgeInsets UIEvent UIFeedbackGenerator UIFont UIGestureRecognizer
        UIGestureRecognizerDelegate UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext
        UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIGraphicsImageRendererContext
        UIHoverGestureRecognizer UIImage UIImageView UIImpactFeedbackGenerator UIInterfaceOrientation UIInterfaceOrientationMask UIKey
        UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardHIDUsage UIKeyboardType UILabel UILayoutGuide UILayoutPriority
        UILongPressGestureRecognizer UIMenuController UIMenuItem UIModalPresentationStyle UIModalTransitionStyle UINavigationBar
        UINavigationController UINavigationItem UINotificationFeedbackGenerator UIOffset UIPageControl UIPanGestureRecognizer UIPasteboard
        UIPinchGestureRecognizer UIPress UIPressesEvent UIProgressView UIRectCorner UIRectEdge UIRectFill UIResponder
        UIResponderStandardEditActions UIReturnKeyType UIRotationGestureRecognizer UIScene UISceneDelegate UIScreen
        UIScreenEdgePanGestureRecognizer UIScrollTypeMask UIScrollView UIScrollViewDelegate UISegmentedControl UISelectionFeedbackGenerator
        UISlider UISpringTimingParameters UIStackView UIStatusBarStyle UIStepper UISwipeGestureRecognizer UISwitch UITabBar
        UITabBarController UITableView UITableViewCell UITableViewController UITableViewDataSource UITableViewDelegate
        UITableViewHeaderFooterView UITapGestureRecognizer UITextAutocapitalizationType UITextAutocorrectionType UITextContentType
        UITextField UITextFieldDelegate UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType
        UITextView UITextViewDelegate UITimingCurveProvider UITimingCurveType UIToolbar UITouch UITraitCollection UIUserInterfaceIdiom
        UIUserInterfaceSizeClass UIUserInterfaceStyle UIView UIViewAnimatingPosition UIViewAnimatingState UIViewController
        UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate ViewMode
        accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
        accessibilityViewIsModal accessoryType actionSheet activationState addAction addAnimations addArc addArrangedSubview addChild
        addClip addCompletion addConstraint addConstraints addCurve addEllipse addGestureRecognizer addKeyframe addLayoutGuide addLine
        addLines addPath addQuadCurve addRect addRects addRelativeArc addRoundedRect addSublayer addSubview addTarget addTextField
        adjustedContentInset adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageWhenDisabled
        adjustsImageWhenHighlighted affineTransform alignBaselines alignCenters allButUpsideDown allCharacters allControlEvents allCorners
        allEditingEvents allEvents allPresses allTargets allTouchEvents allTouches allowAnimatedContent allowUserInteraction
        allowableMovement allowedPressTypes allowedScrollTypesMask allowedTouchTypes allowsDirectInteraction allowsMultipleSelection
        allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing alphaShift altitudeAngle alwaysBounceHorizontal
        alwaysBounceVertical alwaysOriginal alwaysTemplate anchorPoint animateKeyframes animationCurve animationDidStart animationDidStop
        animationDuration animationImages animationKeys animationRepeatCount applicationDidBecomeActive applicationDidEnterBackground
        applicationReserved applicationState applicationWillEnterForeground applicationWillResignActive areAnimationsEnabled
        arrangedSubviews arrowDirection asciiCapable asciiCapableNumberPad asyncAfter attributedPlaceholder attributedText attributedTitle
        autocapitalizationType autocorrectionType automaticDimension autoresizesSubviews autoresizingMask awakeFromNib azimuthAngle
        azimuthUnitVector backBarButtonItem backButtonTitle backItem backgroundColor backgroundImage barTintColor baselineAdjustment
        becomeFirstResponder becomeKey beginAppearanceTransition beginFromCurrentState beginIgnoringInteractionEvents beginPath beginTime
        beginTracking boldSystemFont borderColor borderStyle borderWidth bottomAnchor bottomLeft bottomRight bouncesZoom boundingBox
        boundingBoxOfPath bringSubviewToFront buttonFontSize buttonMask buttonMaskRequired buttonType byCharWrapping byClipping
        byTruncatingHead byTruncatingMiddle byTruncatingTail byValue byWordWrapping calculationModeCubic calculationModeCubicPaced
        calculationModeDiscrete calculationModeLinear calculationModePaced callAsFunction canBePrevented canBecomeFirstResponder
        canBecomeKey canCancelContentTouches canPerformAction canPrevent canResignFirstResponder cancelPreviousPerformRequests
        cancelTracking cancelsTouchesInView carPlay causesPageTurn cellForItem cellForRow centerX centerXAnchor centerY centerYAnchor
        centeredHorizontally centeredVertically cgColor cgContext cgPath changeCount charactersIgnoringModifiers clearsContextBeforeDrawing
        clearsOnBeginEditing clearsSelectionOnViewWillAppear clipsToBounds closePath closeSubpath coalescedTouches collectionView
        collectionViewLayout completionBlock connectedScenes contactAdd contentCompressionResistancePriority contentEdgeInsets
        contentHorizontalAlignment contentHuggingPriority contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentMode
        contentOffset contentScaleFactor contentSize contentVerticalAlignment contentView contentsScale continueAnimation continueTracking
        controlPoint1 controlPoint2 cornerCurve cornerRadius coverVertical crossDissolve cubicTimingParameters currentBackgroundImage
        currentContext currentImage currentMode currentPage currentPageIndicatorTintColor currentPoint currentThumbImage currentTitle
        currentTitleColor curveEaseIn curveEaseInOut curveEaseOut curveLinear customSpacing customView dampingRatio darkContent darkGray
        dataSource decelerationRate decimalPad defaultHigh defaultLow delaysContentTouches delaysTouchesBegan delaysTouchesEnded
        deleteBackward dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView deselectItem deselectRow
        detailButton detailDisclosure detailDisclosureButton detailTextLabel didAddSubview didMove didMoveToSuperview didMoveToWindow
        didReceiveMemoryWarning disableActions disclosureIndicator discoverabilityTitle displayIfNeeded displayScale distantFuture
        downArrow drawPath easeIn easeInEaseOut easeInOut easeOut edgesForExtendedLayout editingChanged editingDidBegin editingDidEnd
        editingDidEndOnExit editingRect elementKindSectionFooter elementKindSectionHeader emailAddress emergencyCall
        enablesReturnKeyAutomatically endAppearanceTransition endEditing endIgnoringInteractionEvents endPoint endTracking
        enumerateEventHandlers eoFill eoFillStroke equalCentering equalSpacing estimatedProperties estimatedPropertiesExpectingUpdates
        estimatedRowHeight estimationUpdateIndex evenOdd exchangeSubview extendedLayoutIncludesOpaqueBars extraLight faceDown faceUp
        fastForward fillColor fillEllipse fillEqually fillMode fillPath fillProportionally fillRule fillStroke finishAnimation
        firstAttribute firstBaseline firstBaselineAnchor firstItem fittingSizeLevel fixedSpace flexibleBottomMargin flexibleHeight
        flexibleLeftMargin flexibleRightMargin flexibleSpace flexibleTopMargin flexibleWidth flipHorizontal fontName footerReferenceSize
        footerView foregroundActive foregroundInactive formSheet fractionComplete frameLayoutGuide fromBottom fromLeft fromRight fromTop
        fromValue fullScreen gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers getHue getRed getWhite greaterThanOrEqual
        hasImages hasStrings hasText headerReferenceSize headerView heightAnchor hideMenu hidesBackButton hidesBottomBarWhenPushed
        hidesForSinglePage hidesWhenStopped highlightedImage highlightedTextColor hitTest horizontalSizeClass imageEdgeInsets
        imageForSegment imageView impactOccurred indexPath indexPathForItem indexPathForRow indexPathForSelectedRow indexPathsForRows
        indexPathsForSelectedItems indexPathsForSelectedRows indexPathsForVisibleItems indexPathsForVisibleRows indirectPointer infoDark
        infoLight initialVelocity inputAccessoryView inputView insertArrangedSubview insertSegment insertSublayer insertSubview insertText
        insetGrouped interactiveWithAccessory intrinsicContentSize invalidateIntrinsicContentSize invalidateLayout isAccessibilityElement
        isActive isAdditive isAnimating isBeingDismissed isBeingPresented isBoldTextEnabled isCancelled isContinuous isCumulative
        isDecelerating isDescendant isDirectionalLockEnabled isDragging isEditable isEditing isEmpty isEnabled isEnabledForSegment isEqual
        isExclusiveTouch isFirstResponder isHidden isHighlighted isIdentity isIdleTimerDisabled isIgnoringInteractionEvents isInterruptible
        isKeyWindow isLandscape isLayoutMarginsRelativeArrangement isManualHitTestingEnabled isMenuVisible isMomentary isMovingFromParent
        isMovingToParent isMultipleTouchEnabled isNavigationBarHidden isOn isOpaque isPagingEnabled isPaused isPointerInteractionEnabled
        isPortrait isReduceMotionEnabled isReduceTransparencyEnabled isRemovedOnCompletion isReversed isRunning isScrollEnabled
        isSecureTextEntry isSelectable isSelected isSwitchControlRunning isTouchInside isTracking isTranslucent isUserInteractionEnabled
        isValid isViewLoaded isVoiceOverRunning isZoomBouncing isZooming italicSystemFont itemSize keyCode keyPath keyTimes keyWindow
        keyboardAppearance keyboardCapsLock keyboardDismissMode keyboardKey keyboardLeftAlt keyboardLeftControl keyboardLeftGUI
        keyboardLeftShift keyboardType labelFontSize landscapeLeft landscapeRight largeTitle largeTitleDisplayMode lastBaseline
        lastBaselineAnchor layerClass layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner layoutChanged
        layoutFittingCompressedSize layoutFittingExpandedSize layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide
        layoutSublayers layoutSubviews leadingAnchor leftAnchor leftArrow leftBarButtonItem leftBarButtonItems
        leftItemsSupplementBackButton leftView leftViewMode leftViewRect lessThanOrEqual lightContent lightGray lineBreakMode lineCap
        lineCapStyle lineDashPattern lineDashPhase lineJoin lineJoinStyle lineWidth loadView loadViewIfNeeded majorRadius
        majorRadiusTolerance makeKey makeKeyAndVisible maskedCorners masksToBounds maximumFramesPerSecond maximumNumberOfTouches
        maximumPossibleForce maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumZoomScale menuActionTriggered
        menuItems minimumInteritemSpacing minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumScaleFactor
        minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage minimumZoomScale miterLimit modalPresentationStyle
        modalTransitionStyle modifierFlags monospacedDigitSystemFont monospacedSystemFont motionBegan motionCancelled motionEnded
        motionShake moveIn mutableCopy namePhonePad nativeBounds nativeScale navigationBar navigationController navigationItem needsDisplay
        needsLayout needsUpdateConstraints newPassword noIntrinsicMetric noSegment nonZero notAnAttribute notEnabled notificationOccurred
        numberOfItems numberOfLines numberOfPages numberOfRows numberOfSections numberOfSegments numberOfTapsRequired numberOfTouches
        numberOfTouchesRequired numberPad numbersAndPunctuation numericPad onDrag onDragWithAccessory onTintColor oneTimeCode
        opaqueSeparator overCurrentContext overFullScreen overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions
        overrideUserInterfaceStyle owningView pageDown pageIndicatorTintColor pageScrolled pageSheet pageUp panGestureRecognizer
        partialCurl pauseAnimation pausesOnCompletion performWithSender performWithoutAnimation phonePad pinchGestureRecognizer
        placeholderRect placeholderText playPause playsSound pointSize popItem popToRootViewController popToViewController
        popViewController portraitUpsideDown preciseLocation precisePreviousLocation predictedTouches preferredAction preferredContentSize
        preferredFont preferredFramesPerSecond preferredMaxLayoutWidth preferredStatusBarStyle preferredStyle
        prefersHomeIndicatorAutoHidden prefersLargeTitles prefersStatusBarHidden prepareForInterfaceBuilder prepareForReuse
        presentedViewController presentingViewController pressesBegan pressesCancelled pressesChanged pressesEnded previousLocation
        primaryAction primaryActionTriggered progressTintColor progressViewStyle pushItem pushViewController quaternaryLabel
        quaternarySystemFill rasterizationScale rawValue rectForFooter rectForHeader rectForRow regionEntered regionExited regionMoved
        reloadData remoteControl remoteControlBeginSeekingBackward remoteControlBeginSeekingForward remoteControlEndSeekingBackward
        remoteControlEndSeekingForward remoteControlNextTrack remoteControlPause remoteControlPlay remoteControlPreviousTrack
        remoteControlReceived remoteControlStop remoteControlTogglePlayPause removeAction removeAllAnimations removeAllPoints
        removeAllSegments removeAnimation removeArrangedSubview removeConstraint removeConstraints removeFromParent removeFromSuperlayer
        removeFromSuperview removeGestureRecognizer removeLayoutGuide removeSegment removeTarget repeatCount replaceSublayer
        requiresConstraintBasedLayout requiresExclusiveTouchType resignFirstResponder resignKey resizableImage resolvedColor restoreGState
        returnKeyType reuseIdentifier rightAnchor rightArrow rightBarButtonItem rightBarButtonItems rightView rightViewMode rightViewRect
        rootViewController roundedRect rowHeight runningPropertyAnimator safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide
        saveGState scaleAspectFill scaleAspectFit scaleBy scaleToFill scaledBy sceneDidBecomeActive sceneDidEnterBackground
        sceneWillEnterForeground sceneWillResignActive scheduledTimer screenChanged scrollDirection scrollRectToVisible scrollToItem
        scrollToRow scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
        scrollViewDidScroll scrollViewDidZoom scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
        scrollViewWillEndDragging scrollableAxes scrollsToTop searchField secondAttribute secondItem secondaryLabel
        secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground sectionFooterHeight sectionFootersPinToVisibleBounds
        sectionHeaderHeight sectionHeadersPinToVisibleBounds sectionInset selectAll selectItem selectRow selectedIndex selectedSegmentIndex
        selectedSegmentTintColor selectedViewController selectionChanged selectionStyle sendAction sendActions sendEvent sendSubviewToBack
        setAffineTransform setAlpha setAnimationDuration setAnimationsEnabled setAttributedTitle setBackgroundImage setCompletionBlock
        setContentCompressionResistancePriority setContentHuggingPriority setContentOffset setCustomSpacing setDisableActions setEditing
        setEnabled setFill setFillColor setHidesBackButton setHighlighted setImage setItems setLeftBarButton setLeftBarButtonItems
        setLineCap setLineDash setLineJoin setLineWidth setMaximumTrackImage setMenuVisible setMinimumTrackImage setNavigationBarHidden
        setNeedsDisplay setNeedsLayout setNeedsStatusBarAppearanceUpdate setNeedsUpdateConstraints setOn setProgress setRightBarButton
        setRightBarButtonItems setSelected setShadow setStroke setStrokeColor setTargetRect setThumbImage setTitle setTitleColor
        setTitleShadowColor setTranslation setValue setViewControllers setWidth setZoomScale shadowColor shadowOffset shadowOpacity
        shadowPath shadowRadius shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldBeRequiredToFail shouldRasterize
        shouldReceive shouldRequireFailure showHideTransitionViews showMenu showsHorizontalScrollIndicator showsTouchWhenHighlighted
        showsVerticalScrollIndicator sizeThatFits sizeToFit smallSystemFontSize smartDashesType smartInsertDeleteType smartQuotesType
        spacingUseDefault spacingUseSystem spellCheckingType springTimingParameters startAnimating startAnimation startPoint
        startsMediaSession staticText statusBar stepValue stopAnimating stopAnimation strokeColor strokeEllipse strokeEnd strokePath
        strokeStart summaryElement supplementaryView supportedInterfaceOrientations systemBackground systemBlue systemBrown
        systemChromeMaterial systemCyan systemFill systemFont systemFontSize systemGray systemGray2 systemGray3 systemGray4 systemGray5
        systemGray6 systemGreen systemGroupedBackground systemIndigo systemLayoutSizeFitting systemMaterial systemMint systemName
        systemOrange systemPink systemPurple systemRed systemReserved systemTeal systemThickMaterial systemThinMaterial
        systemUltraThinMaterial systemVersion systemYellow tabBar tabBarController tableFooterView tableHeaderView tableView tapCount
        targetTimestamp telephoneNumber tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground
        textAlignment textColor textContainerInset textContentType textField textFieldDidBeginEditing textFieldDidEndEditing
        textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn textFields textLabel textRect
        textView textViewDidBeginEditing textViewDidChange textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing
        thumbImage thumbRect thumbTintColor timeInterval timeOffset timingCurveType timingFunction timingFunctions timingParameters
        tintColor tintColorDidChange titleColor titleEdgeInsets titleForSegment titleLabel titleShadowColor titleView toValue topAnchor
        topItem topLeft topRight topViewController touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside
        touchDragOutside touchUpInside touchUpOutside touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated
        touchesMoved touchesShouldBegin touchesShouldCancel trackRect trackTintColor trailingAnchor traitCollection
        traitCollectionDidChange transitionCrossDissolve transitionFlipFromLeft transitionFlipFromRight translateBy translatedBy
        translatesAutoresizingMaskIntoConstraints tvRemoteFourColors tvRemoteOneTwoThree ultraLight unlessEditing upArrow updateConstraints
        updateConstraintsIfNeeded updateViewConstraints updatesFrequently userInfo userInterfaceIdiom userInterfaceStyle
        usesEvenOddFillRule valueChanged verticalSizeClass viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad
        viewForZooming viewIfLoaded viewIsAppearing viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
        viewWithTag visibleCells visibleViewController webSearch whileEditing widthAnchor widthForSegment willMove willRemoveSubview
        windowLevel windowScene withAlphaComponent withRenderingMode withSize withTintColor zOffset zPosition zoomScale
        """
}
