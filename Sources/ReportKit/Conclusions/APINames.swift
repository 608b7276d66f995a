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
        UIAction UIApplication UIApplicationDelegate UIButton UICollectionReusableView UICollectionView UICollectionViewCell
        UICollectionViewDataSource UICollectionViewDelegate UIControl UIEvent UIGestureRecognizer UIGestureRecognizerDelegate
        UIHoverGestureRecognizer UIKeyInput UILabel UILongPressGestureRecognizer UINavigationBar UINavigationController UIPageControl
        UIPanGestureRecognizer UIPinchGestureRecognizer UIPress UIPressesEvent UIResponder UIResponderStandardEditActions UIReturnKeyType
        UIRotationGestureRecognizer UIScene UISceneDelegate UIScreen UIScreenEdgePanGestureRecognizer UIScrollTypeMask UIScrollView
        UIScrollViewDelegate UISegmentedControl UISlider UIStepper UISwipeGestureRecognizer UISwitch UITabBar UITabBarController
        UITableView UITableViewCell UITableViewDataSource UITableViewDelegate UITapGestureRecognizer UITouch UIView
        UIViewAnimatingPosition UIViewAnimatingState UIViewController UIViewPropertyAnimator UIWindow UIWindowScene UIWindowSceneDelegate
        accessibilityIdentifier accessoryType addAction addAnimations addChild addCompletion addEllipse addGestureRecognizer addLine
        addLines addSublayer addSubview addTarget adjustedContentInset affineTransform allControlEvents allCorners allEditingEvents
        allEvents allPresses allTargets allTouchEvents allTouches allowAnimatedContent allowUserInteraction allowableMovement
        allowedPressTypes allowedScrollTypesMask allowedTouchTypes allowsMultipleSelection allowsSelection altitudeAngle
        alwaysBounceHorizontal alwaysBounceVertical anchorPoint animationDuration applicationDidBecomeActive applicationDidEnterBackground
        applicationReserved applicationWillEnterForeground applicationWillResignActive areAnimationsEnabled asyncAfter autoresizesSubviews
        autoresizingMask azimuthAngle azimuthUnitVector becomeFirstResponder becomeKey beginFromCurrentState
        beginIgnoringInteractionEvents beginTracking bottomLeft bottomRight boundingBox bringSubviewToFront buttonMask buttonMaskRequired
        buttonType canBePrevented canBecomeFirstResponder canBecomeKey canCancelContentTouches canPerformAction canPrevent
        canResignFirstResponder cancelPreviousPerformRequests cancelTracking cancelsTouchesInView cellForItem cellForRow
        clearsOnBeginEditing clipsToBounds coalescedTouches collectionView completionBlock connectedScenes
        contentCompressionResistancePriority contentHorizontalAlignment contentHuggingPriority contentInset contentMode contentOffset
        contentSize contentVerticalAlignment contentView continueAnimation continueTracking controlPoint1 controlPoint2 currentPage
        currentPoint currentTitle curveEaseIn curveEaseInOut curveEaseOut curveLinear dampingRatio darkGray dataSource decelerationRate
        defaultHigh defaultLow delaysContentTouches delaysTouchesBegan delaysTouchesEnded deleteBackward dequeueReusableCell deselectItem
        deselectRow detailTextLabel didAddSubview didMove didMoveToSuperview didMoveToWindow disableActions discoverabilityTitle
        displayIfNeeded distantFuture editingChanged editingDidBegin editingDidEnd editingDidEndOnExit endEditing
        endIgnoringInteractionEvents endPoint endTracking enumerateEventHandlers estimatedProperties estimatedPropertiesExpectingUpdates
        estimationUpdateIndex evenOdd exchangeSubview fillRule finishAnimation firstAttribute firstItem fittingSizeLevel
        flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth fractionComplete
        gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers hasText hidesForSinglePage hitTest initialVelocity insertSegment
        insertSublayer insertSubview insertText insetBy intValue intrinsicContentSize invalidateIntrinsicContentSize isActive isCancelled
        isContinuous isDecelerating isDescendant isDirectionalLockEnabled isDragging isEditing isEmpty isEnabled isEnabledForSegment
        isEqual isExclusiveTouch isFirstResponder isHidden isHighlighted isIdentity isIgnoringInteractionEvents isInfinite isInterruptible
        isKeyWindow isManualHitTestingEnabled isMomentary isMultipleTouchEnabled isNavigationBarHidden isNull isOn isOpaque
        isPagingEnabled isPaused isReversed isRunning isScrollEnabled isSecureTextEntry isSelected isTouchInside isTracking
        isUserInteractionEnabled isValid isViewLoaded itemSize keyWindow layerClass layoutSubviews lightGray lineJoin lineWidth loadView
        loadViewIfNeeded makeKey makeKeyAndVisible masksToBounds maxX maxY maximumFramesPerSecond maximumNumberOfTouches
        maximumPossibleForce maximumValue menuActionTriggered midX midY minX minY minimumInteritemSpacing minimumLineSpacing
        minimumNumberOfTouches minimumPressDuration minimumValue miterLimit motionBegan motionCancelled motionEnded mutableCopy
        nativeBounds nativeScale navigationBar navigationController needsDisplay noIntrinsicMetric noSegment nonZero numberOfItems
        numberOfLines numberOfPages numberOfRows numberOfSections numberOfSegments numberOfTapsRequired numberOfTouches
        numberOfTouchesRequired offsetBy opaqueSeparator overrideInheritedDuration overrideInheritedOptions owningView
        panGestureRecognizer pauseAnimation pausesOnCompletion performWithSender performWithoutAnimation placeholderText pointSize
        popToRootViewController popToViewController popViewController preciseLocation precisePreviousLocation predictedTouches
        preferredFramesPerSecond prepareForReuse presentedViewController presentingViewController pressesBegan pressesCancelled
        pressesChanged pressesEnded previousLocation primaryActionTriggered pushViewController quaternaryLabel quaternarySystemFill
        rawValue rectForRow reloadData remoteControlReceived removeAction removeAllPoints removeAllSegments removeFromParent
        removeFromSuperlayer removeFromSuperview removeGestureRecognizer removeSegment removeTarget replaceSublayer
        requiresExclusiveTouchType resignFirstResponder resignKey returnKeyType reuseIdentifier rootViewController rowHeight
        runningPropertyAnimator scaledBy sceneDidBecomeActive sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive
        scheduledTimer scrollDirection scrollToRow scrollViewDidEndDecelerating scrollViewDidEndDragging
        scrollViewDidEndScrollingAnimation scrollViewDidScroll scrollViewWillBeginDecelerating scrollViewWillBeginDragging
        scrollViewWillEndDragging scrollsToTop secondAttribute secondItem secondaryLabel secondarySystemBackground secondarySystemFill
        secondarySystemGroupedBackground sectionInset selectAll selectRow selectedIndex selectedSegmentIndex selectedViewController
        sendAction sendActions sendEvent sendSubviewToBack setAnimationDuration setAnimationsEnabled setCompletionBlock
        setContentCompressionResistancePriority setContentHuggingPriority setContentOffset setDisableActions setEnabled setFill
        setHighlighted setNavigationBarHidden setNeedsDisplay setOn setSelected setStroke setTitle setTranslation setValue
        setViewControllers setWidth shouldBeRequiredToFail shouldReceive shouldRequireFailure showHideTransitionViews
        showsHorizontalScrollIndicator showsVerticalScrollIndicator sizeThatFits sizeToFit startAnimation startPoint statusBar stepValue
        stopAnimation strokeEnd strokeStart systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2
        systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange
        systemPink systemPurple systemRed systemReserved systemTeal systemYellow tabBar tabBarController tableView tapCount
        targetTimestamp tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground textAlignment textField
        textFieldDidBeginEditing textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing
        textFieldShouldReturn textLabel timeInterval timingParameters titleForSegment titleLabel topLeft topRight topViewController
        touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside
        touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin touchesShouldCancel
        transitionCrossDissolve transitionFlipFromLeft transitionFlipFromRight translatedBy ultraLight userInfo usesEvenOddFillRule
        valueChanged viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing
        viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWithTag visibleCells visibleViewController widthForSegment willMove
        willRemoveSubview windowLevel windowScene withAlphaComponent withSize zPosition
        """
}
